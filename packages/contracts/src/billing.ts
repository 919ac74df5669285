import { z } from 'zod';
import { folderId, id } from './common.ts';
import { defineContract } from './contract.ts';

/** What a student may do in a folder by what was paid for it. */
export const getFolderPlan = defineContract({
  method: 'GET',
  path: '/api/folders/:userId/:folderId/subscription-plan',
  access: 'session',
  kind: 'json',
  params: z.object({ userId: id, folderId }),
  response: z.object({
    folder_id: folderId,
    /** `not_set_up`: nobody asks for money here. */
    billing: z.enum(['not_set_up']),
    is_active: z.boolean(),
    payment_verified: z.boolean(),
    /** null without a plan. */
    plan_id: id.nullable(),
    /** Numbers of the weeks that are open; null: all of them. */
    unlocked_weeks: z.array(z.int()).nullable(),
  }),
  errors: ['invalid_folder_id', 'folder_not_found'],
});
