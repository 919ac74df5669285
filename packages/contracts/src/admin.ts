import { z } from 'zod';
import { calendarDate, folderId, id, instant } from './common.ts';
import { defineContract } from './contract.ts';
import { fallbackReason } from './fallback.ts';

/** What calls of language models used. Sums of the metering's rows, one row per call. */
export const usage = z.object({
  calls: z.int(),
  /** Neither answered nor left by the student. */
  failed_calls: z.int(),
  input_tokens: z.int(),
  /** Part of `input_tokens`. */
  cached_input_tokens: z.int(),
  output_tokens: z.int(),
  /** Of the calls whose model has a price. */
  cost_usd: z.number(),
  /** Calls that used tokens of a model without a price: their cost is unknown. */
  unpriced_calls: z.int(),
  /** Calls whose tokens the provider did not count; they are estimated from the text's length. */
  estimated_calls: z.int(),
});
export type Usage = z.infer<typeof usage>;

const usageBreakdown = z.object({
  /** UTC, days without a call included. */
  by_day: z.array(usage.extend({ date: calendarDate })),
  by_ability: z.array(usage.extend({ ability: z.string() })),
  by_model: z.array(
    usage.extend({
      provider: z.string(),
      model: z.string(),
      /** Milliseconds; null where the model never said anything. */
      first_token_ms_p50: z.int().nullable(),
      first_token_ms_p95: z.int().nullable(),
      total_ms_p50: z.int().nullable(),
    }),
  ),
  by_outcome: z.array(z.object({ outcome: z.enum(['ok', 'cancelled', ...fallbackReason.options]), calls: z.int() })),
});

const period = z.object({ from: instant, to: instant });
const days = z.coerce.number().int().min(1).max(366).default(30);
const ofDays = z.object({ days });
const ofUser = z.object({ userId: id });
const ofFolder = z.object({ folderId });

const adminUser = z.object({ user_id: id, email: z.string(), name: z.string(), created_at: instant });
const adminFolder = z.object({ folder_id: folderId, folder_name: z.string(), created_time: instant });

/** null: no limit. */
const budget = z.object({ usd: z.number().nonnegative().nullable(), tokens: z.int().nonnegative().nullable() });
const budgetStatus = z.object({
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

export const costDashboard = defineContract({
  method: 'POST',
  path: '/api/admin/cost/cost-dashboard',
  access: 'admin',
  kind: 'json',
  body: z.object({ days }),
  response: period.extend({
    total: usage,
    ...usageBreakdown.shape,
    /** The ten that cost most, or used most where nothing has a price. */
    top_users: z.array(usage.extend(adminUser.shape)),
    top_folders: z.array(usage.extend(adminFolder.shape).extend({ user_id: id })),
  }),
  errors: [],
});

export const usersOverview = defineContract({
  method: 'GET',
  path: '/api/admin/cost/users/overview',
  access: 'admin',
  kind: 'json',
  query: ofDays.extend({ limit: z.coerce.number().int().min(1).max(1000).default(200) }),
  response: period.extend({
    /** Those who cost most first, then the newest. */
    users: z.array(usage.extend(adminUser.shape).extend({ folder_count: z.int(), last_call_at: instant.nullable() })),
    /** Also those beyond `limit`. */
    total_users: z.int(),
  }),
  errors: [],
});

const folderUsage = usage
  .extend(adminFolder.shape)
  .extend({ ai_enabled: z.boolean(), last_call_at: instant.nullable() });

export const userCostDetails = defineContract({
  method: 'GET',
  path: '/api/admin/cost/users/:userId/details',
  access: 'admin',
  kind: 'json',
  params: ofUser,
  query: ofDays,
  response: period.extend({
    user: adminUser,
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
        outcome: z.enum(['ok', 'cancelled', ...fallbackReason.options]),
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
    folders: z.array(folderUsage),
    /** Of folders that were deleted. */
    deleted_folders: usage,
  }),
  errors: ['not_found'],
});

/** Asks every configured model now; within 2 s. */
export const adminSystemHealth = defineContract({
  method: 'GET',
  path: '/api/admin/cost/system/health',
  access: 'admin',
  kind: 'json',
  response: z.object({
    status: z.enum(['ok', 'degraded', 'down']),
    models: z.array(
      z.object({
        provider: z.string(),
        model: z.string(),
        abilities: z.array(z.string()),
        status: z.enum(['ok', 'degraded', 'down']),
        detail: z.string(),
      }),
    ),
    /** What our own engine does for want of a model. */
    engine_abilities: z.array(z.string()),
    last_24_hours: z.object({ total: usage, by_outcome: usageBreakdown.shape.by_outcome }),
  }),
  errors: [],
});

export const quickStats = defineContract({
  method: 'GET',
  path: '/api/admin/cost/stats/quick',
  access: 'admin',
  kind: 'json',
  response: z.object({
    total_users: z.int(),
    total_folders: z.int(),
    /** Since midnight, UTC. */
    today: usage,
    /** Since the first of the month, UTC. */
    this_month: usage,
    /** Students with a call this month. */
    active_users_this_month: z.int(),
  }),
  errors: [],
});

export const tokenAnalytics = defineContract({
  method: 'GET',
  path: '/api/admin/cost/tokens/analytics',
  access: 'admin',
  kind: 'json',
  query: ofDays.extend({ user_id: id.optional(), folder_id: folderId.optional() }),
  response: period.extend({ total: usage, ...usageBreakdown.shape }),
  errors: ['invalid_folder_id'],
});

export const listAllFolders = defineContract({
  method: 'GET',
  path: '/api/admin/cost/folders/all',
  access: 'admin',
  kind: 'json',
  query: ofDays.extend({ limit: z.coerce.number().int().min(1).max(1000).default(200) }),
  response: period.extend({
    folders: z.array(folderUsage.extend({ user_id: id, user_email: z.string() })),
    /** Also those beyond `limit`. */
    total_folders: z.int(),
  }),
  errors: [],
});

const aiAccess = z.object({
  folder_id: folderId,
  ai_enabled: z.boolean(),
  reason: z.string().nullable(),
  /** null while nobody ever decided. */
  changed_by: z.string().nullable(),
  changed_at: instant.nullable(),
});
export type AiAccess = z.infer<typeof aiAccess>;

export const getAiAccess = defineContract({
  method: 'GET',
  path: '/api/admin/cost/folders/:folderId/ai-access-status',
  access: 'admin',
  kind: 'json',
  params: ofFolder,
  response: aiAccess,
  errors: ['invalid_folder_id', 'folder_not_found'],
});

/** Without `enabled`: the other way round. Off: our own engine does everything in the folder, and says why. */
export const toggleAiAccess = defineContract({
  method: 'POST',
  path: '/api/admin/cost/folders/:folderId/toggle-ai-access',
  access: 'admin',
  kind: 'json',
  params: ofFolder,
  body: z.object({ enabled: z.boolean().optional(), reason: z.string().trim().min(1).max(500).optional() }),
  response: aiAccess.extend({ success: z.literal(true) }),
  errors: ['invalid_folder_id', 'folder_not_found'],
});

const userBudget = { path: '/api/admin/cost/users/:userId/budget', params: ofUser, errors: ['not_found'] } as const;
const folderBudget = {
  path: '/api/admin/cost/folders/:folderId/budget',
  params: ofFolder,
  errors: ['invalid_folder_id', 'folder_not_found'],
} as const;
const budgetCall = { access: 'admin', kind: 'json', response: budgetStatus } as const;

export const getUserBudget = defineContract({ ...userBudget, ...budgetCall, method: 'GET' });
export const getFolderBudget = defineContract({ ...folderBudget, ...budgetCall, method: 'GET' });
/** What this student may use per calendar month (UTC), instead of the settings' default. */
export const setUserBudget = defineContract({ ...userBudget, ...budgetCall, method: 'PUT', body: budget });
export const setFolderBudget = defineContract({ ...folderBudget, ...budgetCall, method: 'PUT', body: budget });
/** Back to the settings' default. */
export const resetUserBudget = defineContract({ ...userBudget, ...budgetCall, method: 'DELETE' });
export const resetFolderBudget = defineContract({ ...folderBudget, ...budgetCall, method: 'DELETE' });
