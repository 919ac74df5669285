import { z } from 'zod';
import { auditReason } from './admin-audit.ts';
import { folderId, id } from './common.ts';
import { defineContract } from './contract.ts';

/** null: no limit. */
const budget = z.object({ usd: z.number().nonnegative().nullable(), tokens: z.int().nonnegative().nullable() });
export const budgetStatus = z.object({
  budget,
  /** Whether an admin set it; otherwise it is the settings' default. */
  is_own: z.boolean(),
  /** In this calendar month, UTC. */
  spent: z.object({ usd: z.number(), tokens: z.int() }),
  is_spent: z.boolean(),
  /** Models in use whose cost counts as nothing, because no price is set for them. */
  models_without_price: z.array(z.string()),
});
export type BudgetStatus = z.infer<typeof budgetStatus>;

const userBudget = {
  path: '/api/admin/cost/users/:userId/budget',
  params: z.object({ userId: id }),
  errors: ['not_found'],
} as const;
const folderBudget = {
  path: '/api/admin/cost/folders/:folderId/budget',
  params: z.object({ folderId }),
  errors: ['invalid_folder_id', 'folder_not_found'],
} as const;
const call = { access: 'admin', kind: 'json', response: budgetStatus } as const;
const change = budget.extend({ reason: auditReason });
const reset = z.object({ reason: auditReason });

export const getUserBudget = defineContract({ ...userBudget, ...call, method: 'GET' });
export const getFolderBudget = defineContract({ ...folderBudget, ...call, method: 'GET' });
/** What this student may use per calendar month (UTC), instead of the settings' default. */
export const setUserBudget = defineContract({ ...userBudget, ...call, method: 'PUT', body: change });
export const setFolderBudget = defineContract({ ...folderBudget, ...call, method: 'PUT', body: change });
/** Back to the settings' default. */
export const resetUserBudget = defineContract({ ...userBudget, ...call, method: 'DELETE', query: reset });
export const resetFolderBudget = defineContract({ ...folderBudget, ...call, method: 'DELETE', query: reset });
