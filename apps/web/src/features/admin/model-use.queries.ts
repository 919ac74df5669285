import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getFolderBudget,
  getUserBudget,
  listAllFolders,
  resetFolderBudget,
  resetUserBudget,
  setFolderBudget,
  setUserBudget,
  toggleAiAccess,
  type Usage,
  usersOverview,
} from '@weekwise/contracts/admin.ts';
import { call } from '../../lib/api/call.ts';

/** What somebody or a course used of the models. */
export interface ModelUse {
  /** Of the student or the folder. */
  id: string;
  name: string;
  /** Address of the student; of a folder, its owner's. */
  email: string;
  calls: number;
  tokens: number;
  usd: number;
  /** Calls whose cost is unknown. */
  unpricedCalls: number;
  /** Of a folder: whether models may be asked at all; null for a student. */
  isOpen: boolean | null;
}

/** Whose budget it is. */
export type BudgetOf = { kind: 'student' | 'folder'; id: string };

/** Per calendar month; null is no limit. */
export interface Budget {
  usd: number | null;
  tokens: number | null;
}

const days = 30;

const sums = (usage: Usage): Pick<ModelUse, 'calls' | 'tokens' | 'usd' | 'unpricedCalls'> => ({
  calls: usage.calls,
  tokens: usage.input_tokens + usage.output_tokens,
  usd: usage.cost_usd,
  unpricedCalls: usage.unpriced_calls,
});

export const studentsQuery = queryOptions({
  queryKey: ['admin', 'students'],
  queryFn: async ({ signal }) => {
    const { users, total_users } = await call(usersOverview, { query: { days }, signal });
    const rows = users.map(
      (user): ModelUse => ({
        id: user.user_id,
        name: user.name || user.email,
        email: user.email,
        ...sums(user),
        isOpen: null,
      }),
    );
    return { rows, total: total_users };
  },
});

export const foldersQuery = queryOptions({
  queryKey: ['admin', 'folders'],
  queryFn: async ({ signal }) => {
    const { folders, total_folders } = await call(listAllFolders, { query: { days }, signal });
    const rows = folders.map(
      (folder): ModelUse => ({
        id: folder.folder_id,
        name: folder.folder_name,
        email: folder.user_email,
        ...sums(folder),
        isOpen: folder.ai_enabled,
      }),
    );
    return { rows, total: total_folders };
  },
});

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
    mutationFn: (budget: Budget | null) => {
      if (kind === 'student') {
        const params = { userId: id };
        return budget ? call(setUserBudget, { params, body: budget }) : call(resetUserBudget, { params });
      }
      const params = { folderId: id };
      return budget ? call(setFolderBudget, { params, body: budget }) : call(resetFolderBudget, { params });
    },
    onSettled: () => client.invalidateQueries({ queryKey: budgetQuery({ kind, id }).queryKey }),
  });
}

export function useToggleAiAccess() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ folderId, enabled, reason }: { folderId: string; enabled: boolean; reason: string | undefined }) =>
      call(toggleAiAccess, { params: { folderId }, body: { enabled, reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: foldersQuery.queryKey }),
  });
}
