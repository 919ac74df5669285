import { z } from 'zod';
import { ofDays, period } from './admin.ts';
import { calendarDate, folderId, id } from './common.ts';
import { defineContract } from './contract.ts';

export const usageDimensions = ['ability', 'model', 'user', 'folder'] as const;
export type UsageDimension = (typeof usageDimensions)[number];

/** What was used per day, told apart by one thing. All rows of a day together are that day of the dashboard. */
export const usageOverTime = defineContract({
  method: 'GET',
  path: '/api/admin/cost/tokens/over-time',
  access: 'admin',
  kind: 'json',
  query: ofDays.extend({
    by: z.enum(usageDimensions).default('ability'),
    user_id: id.optional(),
    folder_id: folderId.optional(),
  }),
  response: period.extend({
    by: z.enum(usageDimensions),
    /** Days without a call included. */
    dates: z.array(calendarDate),
    /**
     * Most costly first; what is past the first four is summed up in the last one, whose `key` is null, if there is
     * more.
     * The lists go with `dates`.
     */
    series: z.array(
      z.object({
        /** Ability, `provider/model`, or the id of a student or folder. */
        key: z.string().nullable(),
        /** The student's address or phone number, or the course's name. */
        label: z.string().nullable(),
        calls: z.array(z.int()),
        tokens: z.array(z.int()),
        cost_usd: z.array(z.number()),
      }),
    ),
  }),
  errors: ['invalid_folder_id'],
});
