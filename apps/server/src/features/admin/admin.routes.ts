import {
  adminSystemHealth,
  costDashboard,
  getAiAccess,
  getFolderBudget,
  getUserBudget,
  listAllFolders,
  quickStats,
  resetFolderBudget,
  resetUserBudget,
  setFolderBudget,
  setUserBudget,
  toggleAiAccess,
  tokenAnalytics,
  userCostDetails,
  userFolderAnalytics,
  usersOverview,
} from '@weekwise/contracts/admin.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import * as budgets from './budgets.service.ts';
import { modelsHealth } from './models-health.service.ts';
import * as service from './usage.service.ts';
import { toBreakdown, toFolder, toPeriod, toUsage, toUsd, toUser } from './usage-answer.ts';

export function registerAdmin(app: FastifyInstance, deps: Deps): void {
  registerUsage(app, deps);
  registerLimits(app, deps);

  route(app, adminSystemHealth, async () => {
    const [health, { total, byOutcome }] = await Promise.all([modelsHealth(deps), service.lastDay(deps)]);
    return { ...health, last_24_hours: { total: toUsage(total), by_outcome: byOutcome } };
  });
}

function registerUsage(app: FastifyInstance, deps: Deps): void {
  route(app, costDashboard, async ({ body }) => {
    const { period, breakdown, topUsers, topFolders } = await service.dashboard(deps, body.days);
    return {
      ...toPeriod(period),
      ...toBreakdown(breakdown, period),
      top_users: topUsers.map((row) => ({ ...toUser(row), ...toUsage(row) })),
      top_folders: topFolders.map((row) => ({ ...toFolder(row), user_id: row.userId, ...toUsage(row) })),
    };
  });

  route(app, usersOverview, async ({ query }) => {
    const { period, users, total } = await service.usersOverview(deps, query.days, query.limit);
    return {
      ...toPeriod(period),
      users: users.map((row) => ({
        ...toUser(row),
        ...toUsage(row),
        folder_count: row.folderCount,
        last_call_at: row.lastCallAt?.toISOString() ?? null,
      })),
      total_users: total,
    };
  });

  route(app, userCostDetails, async ({ params, query }) => {
    const { user, period, breakdown, calls } = await service.userDetails(deps, params.userId, query.days);
    return {
      ...toPeriod(period),
      user: toUser(user),
      ...toBreakdown(breakdown, period),
      month: await budgets.budgetStatus(deps, { userId: user.id }),
      recent_calls: calls.map((call) => ({
        at: call.at.toISOString(),
        folder_id: call.folderId,
        ability: call.ability,
        provider: call.provider,
        model: call.model,
        input_tokens: call.inputTokens,
        cached_input_tokens: call.cachedInputTokens,
        output_tokens: call.outputTokens,
        tokens_estimated: call.tokensEstimated,
        cost_usd: call.costMicroUsd === null ? null : toUsd(call.costMicroUsd),
        first_token_ms: call.firstTokenMs,
        total_ms: call.totalMs,
        outcome: call.outcome,
        attempts: call.attempts,
      })),
    };
  });

  route(app, userFolderAnalytics, async ({ params, query }) => {
    const { period, folders, deleted } = await service.userFolders(deps, params.userId, query.days);
    return {
      ...toPeriod(period),
      user_id: params.userId,
      folders: folders.map(toFolderUsage),
      deleted_folders: toUsage(deleted),
    };
  });

  route(app, listAllFolders, async ({ query }) => {
    const { period, folders, total } = await service.allFolders(deps, query.days, query.limit);
    const withOwner = folders.map((row) => ({ ...toFolderUsage(row), user_id: row.userId, user_email: row.userEmail }));
    return { ...toPeriod(period), folders: withOwner, total_folders: total };
  });

  route(app, tokenAnalytics, async ({ query: { days, user_id: userId, folder_id: folderId } }) => {
    const of = { ...(userId !== undefined && { userId }), ...(folderId !== undefined && { folderId }) };
    const { period, breakdown } = await service.tokenAnalytics(deps, days, of);
    return { ...toPeriod(period), ...toBreakdown(breakdown, period) };
  });

  route(app, quickStats, async () => {
    const { users, folders, today, month, activeUsers } = await service.quickStats(deps);
    return {
      total_users: users,
      total_folders: folders,
      today: toUsage(today),
      this_month: toUsage(month),
      active_users_this_month: activeUsers,
    };
  });
}

function registerLimits(app: FastifyInstance, deps: Deps): void {
  route(app, getAiAccess, ({ params }) => budgets.aiAccess(deps, params.folderId));
  route(app, toggleAiAccess, async ({ params, body, user }) => {
    const change = { isEnabled: body.enabled, reason: body.reason };
    return { success: true, ...(await budgets.toggleAiAccess(deps, user.id, params.folderId, change)) };
  });

  route(app, getUserBudget, ({ params }) => budgets.budgetStatus(deps, params));
  route(app, setUserBudget, ({ params, body, user }) => budgets.setBudget(deps, user.id, params, body));
  route(app, resetUserBudget, ({ params }) => budgets.resetBudget(deps, params));
  route(app, getFolderBudget, ({ params }) => budgets.budgetStatus(deps, params));
  route(app, setFolderBudget, ({ params, body, user }) => budgets.setBudget(deps, user.id, params, body));
  route(app, resetFolderBudget, ({ params }) => budgets.resetBudget(deps, params));
}

type FolderUsage = Awaited<ReturnType<typeof service.userFolders>>['folders'][number];

const toFolderUsage = (row: FolderUsage) => ({
  ...toFolder(row),
  ...toUsage(row),
  ai_enabled: row.isAiEnabled,
  last_call_at: row.lastCallAt?.toISOString() ?? null,
});
