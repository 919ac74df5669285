import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  exportUsers,
  userCostDetails,
  userFolderAnalytics,
  userSessions,
  userSorts,
  usersOverview,
} from '@weekwise/contracts/admin-users.ts';
import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import { call, urlOf } from '../../../lib/api/call.ts';
import { freshFor } from '../../../lib/query-client.ts';
import type { ListQuery } from '../list/list-query.ts';
import type { Range } from '../range.ts';
import { breakdownOf } from '../use/breakdown.ts';
import { type Used, usedOf } from '../used.ts';
import { type StudentIdentity, studentOf } from './student.ts';

export type UserSort = (typeof userSorts)[number];
export const userSort = userSorts;

/** A student, as an admin sees them. */
export interface AdminUser extends Used, StudentIdentity {
  createdAt: string;
  folderCount: number;
  storageBytes: number;
  lastCallAt: string | null;
}

export const usersQuery = (list: ListQuery<UserSort>) =>
  queryOptions({
    queryKey: ['admin', 'users', list],
    queryFn: async ({ signal }) => {
      const { users, total_users } = await call(usersOverview, { query: { ...list }, signal });
      const rows = users.map(
        (user): AdminUser => ({
          ...studentOf(user),
          createdAt: user.created_at,
          folderCount: user.folder_count,
          storageBytes: user.storage_bytes,
          lastCallAt: user.last_call_at,
          ...usedOf(user),
        }),
      );
      return { rows, total: total_users };
    },
    staleTime: freshFor.default,
    placeholderData: keepPreviousData,
  });

export const usersCsvUrl = ({ days, q }: ListQuery<UserSort>): string => urlOf(exportUsers, { query: { days, q } });

const callOf = (row: ResponseOf<typeof userCostDetails>['recent_calls'][number]) => ({
  at: row.at,
  ability: row.ability,
  model: row.model,
  tokens: row.input_tokens + row.output_tokens,
  usd: row.cost_usd,
  firstToken: row.first_token_ms,
  total: row.total_ms,
  outcome: row.outcome,
});
export type RecentCall = ReturnType<typeof callOf>;

async function loadUser(userId: string, range: Range, signal: AbortSignal) {
  const { user, month, ...answer } = await call(userCostDetails, {
    params: { userId },
    query: { days: Number(range) },
    signal,
  });
  return {
    ...studentOf(user),
    createdAt: user.created_at,
    providers: user.identity_providers,
    folderCount: user.folder_count,
    storageBytes: user.storage_bytes,
    lastSeenAt: user.last_seen_at,
    use: breakdownOf(answer),
    month: { budget: month.budget, isOwn: month.is_own, spent: month.spent, isSpent: month.is_spent },
    recentCalls: answer.recent_calls.map(callOf),
  };
}
export type UserDetails = Awaited<ReturnType<typeof loadUser>>;

export const userQuery = (userId: string, range: Range) =>
  queryOptions({
    queryKey: ['admin', 'user', userId, 'details', range],
    queryFn: ({ signal }) => loadUser(userId, range, signal),
    staleTime: freshFor.default,
    placeholderData: keepPreviousData,
  });

export const userFoldersQuery = (userId: string, range: Range) =>
  queryOptions({
    queryKey: ['admin', 'user', userId, 'folders', range],
    queryFn: async ({ signal }) => {
      const query = { days: Number(range) };
      const { folders, deleted_folders } = await call(userFolderAnalytics, { params: { userId }, query, signal });
      const rows = folders.map((folder) => ({
        id: folder.folder_id,
        name: folder.folder_name,
        createdAt: folder.created_time,
        isAiEnabled: folder.ai_enabled,
        storageBytes: folder.storage_bytes,
        ...usedOf(folder),
      }));
      return { rows, deleted: usedOf(deleted_folders) };
    },
    staleTime: freshFor.default,
    placeholderData: keepPreviousData,
  });

export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['admin', 'user', userId, 'sessions'],
    queryFn: async ({ signal }) => {
      const { sessions } = await call(userSessions, { params: { userId }, signal });
      return sessions.map((session) => ({
        id: session.session_id,
        userAgent: session.user_agent,
        ip: session.ip_address,
        createdAt: session.created_at,
        lastUsedAt: session.last_used_at,
        isExpired: session.is_expired,
      }));
    },
    staleTime: freshFor.default,
  });
