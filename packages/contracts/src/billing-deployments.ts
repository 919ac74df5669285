import { z } from 'zod';
import { id, orNull } from './common.ts';
import { defineContract } from './contract.ts';
import { driveErrors } from './errors.ts';
import { folder, folderName } from './folders.ts';
import { limits } from './limits.ts';

const deployBody = z.object({
  folder_name: folderName,
  /** Of the checkout. */
  session_id: orNull(id),
  /**
   * Without `session_id` the student's paid order counts whose courses are not made yet, else the one that was bought
   * last; `payment_pending` where none is paid. A three-pack that is not the free test always belongs to an order. Any
   * other course without one is the free test, or begins as a trial.
   */
  is_post_payment: orNull(z.boolean()),
  is_free_test: orNull(z.boolean()),
  /** A drive of the student's own for a course that nobody pays for. */
  connection_id: orNull(id),
  /** Answers at once with a task, which `background-tasks/progress` knows. */
  run_in_background: orNull(z.boolean()),
});

/**
 * Makes a course; of a purchase once it is paid, or answers with those that were made of it: once per purchase,
 * however often it is asked for. A pack makes its first course here, and all of them where the call is
 * `deploy-three-pack`. In the background `status` is `processing` with the task's id, which is the same for whoever
 * asks again meanwhile; its end is told as `deployed`.
 */
const deployed = z.object({
  success: z.literal(true),
  task_id: id.nullable(),
  status: z.enum(['processing', 'completed']),
  folders: z.array(folder),
  /** The one to open. */
  folder: folder.nullable(),
});
const deployErrors = [
  'free_test_used',
  'no_course_left',
  'folder_name_taken',
  'folder_not_found',
  'connection_not_found',
  'order_not_found',
  'payment_pending',
  'payment_withdrawn',
  ...driveErrors,
] as const;

export const deployPlanFolder = defineContract({
  method: 'POST',
  path: '/api/onboarding/deploy-folder/:userId',
  access: 'session',
  kind: 'json',
  params: z.object({ userId: id }),
  body: deployBody.extend({
    /** What the browser believes was paid. Nothing follows from it. */
    payment_amount: orNull(z.number()),
    coupon_code: orNull(z.string().max(limits.promotionCodeLength)),
    /** Of a call that names no checkout: made with a course that was paid for earlier. */
    use_credit: orNull(z.boolean()),
  }),
  response: deployed,
  errors: deployErrors,
});

export const deployThreePack = defineContract({
  method: 'POST',
  path: '/api/onboarding/deploy-three-pack/:userId',
  access: 'session',
  kind: 'json',
  params: z.object({ userId: id }),
  body: deployBody,
  response: deployed,
  errors: deployErrors,
});

/** Makes a folder and selects it; on a drive of the student's own where one is named. */
export const deployFolder = defineContract({
  method: 'POST',
  path: '/api/folders/:userId/deploy',
  access: 'session',
  kind: 'json',
  params: z.object({ userId: id }),
  body: z.object({ folder_name: folderName, connection_id: id.optional() }),
  response: z.object({ success: z.literal(true), folder }),
  errors: ['folder_name_taken', 'connection_not_found', ...driveErrors],
});
