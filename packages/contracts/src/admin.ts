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

export const callOutcome = z.enum(['ok', 'cancelled', ...fallbackReason.options]);

/** Milliseconds, within 2 %; null where the model never said anything. */
const latency = {
  first_token_ms_p50: z.int().nullable(),
  first_token_ms_p95: z.int().nullable(),
  total_ms_p50: z.int().nullable(),
};

export const usageBreakdown = z.object({
  /** UTC, days without a call included. */
  by_day: z.array(usage.extend({ date: calendarDate })),
  by_ability: z.array(usage.extend({ ability: z.string() })),
  by_model: z.array(usage.extend({ provider: z.string(), model: z.string(), ...latency })),
  by_provider: z.array(
    usage.extend({
      provider: z.string(),
      ...latency,
      /** What the provider failed at, of the calls that were meant for it; null without one. */
      error_rate: z.number().min(0).max(1).nullable(),
      /** Calls that our own engine took over, whatever the reason, of all. */
      fallback_rate: z.number().min(0).max(1).nullable(),
    }),
  ),
  by_outcome: z.array(z.object({ outcome: callOutcome, calls: z.int() })),
});

/**
 * `to` is not included. Days begin and end in `time_zone`, which is always UTC: budgets and bills are counted so too.
 */
export const period = z.object({ from: instant, to: instant, time_zone: z.literal('UTC') });
export const days = z.coerce.number().int().min(1).max(366).default(30);
export const ofDays = z.object({ days });

/** How admins tell students apart. */
export const namedStudent = z.object({
  user_id: id,
  /** null where the account was made with a phone number. */
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  /** Empty until a student gives one. */
  name: z.string(),
});
export const adminUser = namedStudent.extend({ created_at: instant });
export const adminFolder = z.object({ folder_id: folderId, folder_name: z.string(), created_time: instant });

export const costDashboard = defineContract({
  method: 'POST',
  path: '/api/admin/cost/cost-dashboard',
  access: 'admin',
  kind: 'json',
  body: z.object({ days }),
  response: period.extend({
    total: usage,
    /** As many whole days before. */
    before: usage,
    ...usageBreakdown.shape,
    /** The ten that cost most, or used most where nothing has a price. */
    top_users: z.array(usage.extend(adminUser.shape)),
    top_folders: z.array(usage.extend(adminFolder.shape).extend({ user_id: id })),
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
    /** Students who did something since then, as business intelligence counts them. */
    active_users_this_month: z.int(),
  }),
  errors: [],
});
