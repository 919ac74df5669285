import { z } from 'zod';
import { adminFolder, adminUser, callOutcome, ofDays, period, usage, usageBreakdown } from './admin.ts';
import { budgetStatus } from './admin-budgets.ts';
import { listQuery } from './admin-lists.ts';
import { folderId, id, instant } from './common.ts';
import { defineContract } from './contract.ts';

const ofUser = z.object({ userId: id });

export const userSorts = ['cost', 'tokens', 'calls', 'email', 'name', 'created', 'folders', 'last_call'] as const;
const usersQuery = listQuery(userSorts);

/** Every student but the demo. `q` looks in names, addresses and phone numbers. */
export const usersOverview = defineContract({
  method: 'GET',
  path: '/api/admin/cost/users/overview',
  access: 'admin',
  kind: 'json',
  query: usersQuery,
  response: period.extend({
    users: z.array(
      usage.extend(adminUser.shape).extend({
        folder_count: z.int(),
        /** Of the files in courses that are not in the bin. */
        storage_bytes: z.int(),
        /** Within the period. */
        last_call_at: instant.nullable(),
      }),
    ),
    /** All that `q` finds. */
    total_users: z.int(),
  }),
  errors: [],
});

/** The same list whole, as CSV: in the order in which the accounts were made, the newest first. */
export const exportUsers = defineContract({
  method: 'GET',
  path: '/api/admin/cost/users/overview.csv',
  access: 'admin',
  kind: 'file',
  query: usersQuery.pick({ days: true, q: true }),
  errors: [],
});

export const userCostDetails = defineContract({
  method: 'GET',
  path: '/api/admin/cost/users/:userId/details',
  access: 'admin',
  kind: 'json',
  params: ofUser,
  query: ofDays,
  response: period.extend({
    user: adminUser.extend({
      email_verified: z.boolean(),
      /** Besides links: identity providers by their names. */
      identity_providers: z.array(z.string()),
      folder_count: z.int(),
      storage_bytes: z.int(),
      /** When a session of theirs was used last, as far as there is one. */
      last_seen_at: instant.nullable(),
    }),
    total: usage,
    ...usageBreakdown.shape,
    month: budgetStatus,
    /** Newest first, at most 50. */
    recent_calls: z.array(
      z.object({
        at: instant,
        folder_id: folderId.nullable(),
        ability: z.string(),
        provider: z.string(),
        model: z.string(),
        input_tokens: z.int(),
        cached_input_tokens: z.int(),
        output_tokens: z.int(),
        tokens_estimated: z.boolean(),
        cost_usd: z.number().nullable(),
        first_token_ms: z.int().nullable(),
        total_ms: z.int(),
        outcome: callOutcome,
        attempts: z.int(),
      }),
    ),
  }),
  errors: ['not_found'],
});

export const userFolderAnalytics = defineContract({
  method: 'GET',
  path: '/api/admin/cost/users/:userId/folder-analytics',
  access: 'admin',
  kind: 'json',
  params: ofUser,
  query: ofDays,
  response: period.extend({
    user_id: id,
    folders: z.array(
      usage
        .extend(adminFolder.shape)
        .extend({ ai_enabled: z.boolean(), storage_bytes: z.int(), last_call_at: instant.nullable() }),
    ),
    /** Of folders that were deleted. */
    deleted_folders: usage,
  }),
  errors: ['not_found'],
});

/** Where somebody is signed in, the newest first. */
export const userSessions = defineContract({
  method: 'GET',
  path: '/api/admin/cost/users/:userId/sessions',
  access: 'admin',
  kind: 'json',
  params: ofUser,
  response: z.object({
    user_id: id,
    sessions: z.array(
      z.object({
        session_id: id,
        user_agent: z.string().nullable(),
        ip_address: z.string().nullable(),
        created_at: instant,
        last_used_at: instant,
        expires_at: instant,
        is_expired: z.boolean(),
      }),
    ),
  }),
  errors: ['not_found'],
});
