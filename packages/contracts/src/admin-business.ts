import { z } from 'zod';
import { period } from './admin.ts';
import { billingMode } from './billing.ts';
import { calendarDate } from './common.ts';
import { defineContract } from './contract.ts';

const counts = z.object({
  /**
   * Students who asked, practised, uploaded, signed in, or had something made: each counts once, in a day or in all.
   */
  active_users: z.int(),
  new_users: z.int(),
  new_folders: z.int(),
  /** Weeks whose activities and guide were made, by when that was last. */
  weeks_generated: z.int(),
});

export const businessIntelligence = defineContract({
  method: 'GET',
  path: '/api/admin/cost/overview/business-intelligence',
  access: 'admin',
  kind: 'json',
  query: z.object({
    days: z
      .enum(['7', '30', '90', '365'])
      .default('30')
      .transform((days) => Number(days)),
  }),
  response: period.extend({
    billing: billingMode,
    total: counts,
    /** As many days before. */
    before: counts,
    /** Days without anything included. */
    by_day: z.array(counts.extend({ date: calendarDate })),
    /** Students whose first free course began in the period, and how many of them have paid since. */
    conversion: z.object({
      trials: z.int(),
      converted: z.int(),
      /** null without a trial. */
      rate: z.number().min(0).max(1).nullable(),
      median_days_to_pay: z.number().nullable(),
    }),
    /** What was paid in the period, by currency, in minor units; `refunded` of those very purchases, until now. */
    revenue: z.array(z.object({ currency: z.string(), purchases: z.int(), paid: z.int(), refunded: z.int() })),
    /**
     * Students by when they came, and how many were active in their first, second … week (7 days) or month (30 days)
     * after that.
     * null: not over for all of them.
     */
    retention: z.object({
      unit: z.enum(['week', 'month']),
      cohorts: z.array(z.object({ from: calendarDate, students: z.int(), active: z.array(z.int().nullable()) })),
    }),
  }),
  errors: [],
});
