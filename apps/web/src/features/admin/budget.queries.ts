import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getFolderBudget,
  getUserBudget,
  resetFolderBudget,
  resetUserBudget,
  setFolderBudget,
  setUserBudget,
} from '@weekwise/contracts/admin-budgets.ts';
import { call } from '../../lib/api/call.ts';

/** Whose budget it is. */
export type BudgetOf = { kind: 'student' | 'folder'; id: string };

/** Per calendar month; null is no limit. */
export interface Budget {
  usd: number | null;
  tokens: number | null;
}

/** The budget in force, whether an admin set it, and what this month has used of it. */
export const budgetQuery = ({ kind, id }: BudgetOf) =>
  queryOptions({
    queryKey: ['admin', 'budget', kind, id],
    queryFn: async ({ signal }) => {
      const { budget, is_own, spent } =
        kind === 'student'
          ? await call(getUserBudget, { params: { userId: id }, signal })
          : await call(getFolderBudget, { params: { folderId: id }, signal });
      return { budget, isOwn: is_own, spent };
    },
    staleTime: 0,
  });

/** Sets a budget; `null` goes back to the settings' default. */
export function useSetBudget({ kind, id }: BudgetOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ budget, reason }: { budget: Budget | null; reason: string }) => {
      const body = budget && { ...budget, reason };
      const query = { reason };
      if (kind === 'student') {
        const params = { userId: id };
        return body ? call(setUserBudget, { params, body }) : call(resetUserBudget, { params, query });
      }
      const params = { folderId: id };
      return body ? call(setFolderBudget, { params, body }) : call(resetFolderBudget, { params, query });
    },
    // The student's page and the log tell of it too.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}
