import {
  getFolderBudget,
  getUserBudget,
  resetFolderBudget,
  resetUserBudget,
  setFolderBudget,
  setUserBudget,
} from '@weekwise/contracts/admin-budgets.ts';
import { getAiAccess, toggleAiAccess } from '@weekwise/contracts/admin-folders.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../plugins/contract-route.ts';
import * as access from './ai-access.service.ts';
import * as budgets from './budgets.service.ts';

export function registerLimits(app: FastifyInstance, deps: Deps): void {
  route(app, getAiAccess, ({ params }) => access.aiAccess(deps.db, params.folderId));
  route(app, toggleAiAccess, async ({ params, body: { enabled, reason }, user }) => {
    const changed = await access.toggleAiAccess(deps, params.folderId, enabled, { adminId: user.id, reason });
    return { success: true, ...changed };
  });

  route(app, getUserBudget, ({ params }) => budgets.budgetStatus(deps, params));
  route(app, setUserBudget, ({ params, body: { reason, ...budget }, user }) =>
    budgets.setBudget(deps, params, budget, { adminId: user.id, reason }),
  );
  route(app, resetUserBudget, ({ params, query, user }) =>
    budgets.resetBudget(deps, params, { adminId: user.id, reason: query.reason }),
  );
  route(app, getFolderBudget, ({ params }) => budgets.budgetStatus(deps, params));
  route(app, setFolderBudget, ({ params, body: { reason, ...budget }, user }) =>
    budgets.setBudget(deps, params, budget, { adminId: user.id, reason }),
  );
  route(app, resetFolderBudget, ({ params, query, user }) =>
    budgets.resetBudget(deps, params, { adminId: user.id, reason: query.reason }),
  );
}
