import { subscriptionChangeKinds } from '@weekwise/domain/billing.ts';
import { z } from 'zod';
import { auditReason, noReason } from './admin-audit.ts';
import { order } from './billing.ts';
import { folderId, id, instant } from './common.ts';
import { defineContract } from './contract.ts';
import { folderName } from './folders.ts';

const ofUser = z.object({ userId: id });

const subscription = z.object({
  user_id: id,
  is_active: z.boolean(),
  can_add_folders: z.boolean(),
  payment_verified: z.boolean(),
  folders_count: z.int(),
  /** Courses that were paid and not used yet. */
  folders_left: z.int(),
  free_test_used: z.boolean(),
  folders: z.array(
    z.object({
      folder_id: folderId,
      /** null: made while nobody asked for money, and open whole. */
      kind: z.string().nullable(),
      order_id: id.nullable(),
      verified: z.boolean(),
      /** Numbers of the weeks that are open; null: all of them. */
      unlocked_weeks: z.array(z.int()).nullable(),
    }),
  ),
  /** Newest first. */
  orders: z.array(order),
  /** What admins changed, newest first. */
  changes: z.array(
    z.object({
      change_id: id,
      at: instant,
      admin_id: id,
      kind: z.enum(subscriptionChangeKinds),
      order_id: id.nullable(),
      folder_id: folderId.nullable(),
      weeks: z.array(z.int()).nullable(),
      reason: z.string(),
    }),
  ),
  /** What may be granted. */
  plans: z.array(z.object({ plan_id: id, name: z.string(), folders: z.int() })),
});

export const getUserSubscription = defineContract({
  method: 'GET',
  path: '/api/admin/cost/users/:userId/subscription',
  access: 'admin',
  kind: 'json',
  params: ofUser,
  response: subscription,
  errors: ['not_found'],
});

const reason = auditReason;
/**
 * `grant`: a plan's courses for the student to use; with `folder_id` that course is opened whole, with `folder_name`
 * one is made. `revoke`: an order, or one course's plan; week 1 stays open. `extend`: more weeks of a trial. `refund`:
 * the money goes back, whatever the rules for students say.
 */
export const subscriptionChange = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('grant'),
    reason,
    plan_id: id,
    folder_id: folderId.optional(),
    folder_name: folderName.optional(),
  }),
  z.object({ kind: z.literal('revoke'), reason, order_id: id }),
  z.object({ kind: z.literal('revoke_folder'), reason, folder_id: folderId }),
  z.object({
    kind: z.literal('extend'),
    reason,
    folder_id: folderId,
    weeks: z.array(z.int().min(0).max(60)).min(1).max(60),
  }),
  z.object({ kind: z.literal('refund'), reason, order_id: id }),
]);
export type SubscriptionChangeBody = z.infer<typeof subscriptionChange>;

/** What `status` of the plain form may say. */
const standings = {
  active: ['active', 'paid', 'granted'],
  inactive: ['inactive', 'cancelled', 'canceled', 'revoked', 'expired'],
} as const;

const standing = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(z.enum([...standings.active, ...standings.inactive]))
  .transform((word) => ((standings.inactive as readonly string[]).includes(word) ? 'inactive' : 'active'));

/**
 * `change` says exactly what is done. The plain form says how it shall be: `plan` (or `plan_id`; its id, kind or name)
 * with `status` `active`, which is meant where it is left out, gives that plan to a student who has it not;
 * `cancelled`, `inactive`, `revoked` or `expired` takes back every order of that plan, or without a plan all orders.
 * Nobody is refunded.
 */
const subscriptionUpdate = z
  .object({
    change: subscriptionChange.optional(),
    plan: z.string().trim().min(1).max(200).optional(),
    plan_id: id.optional(),
    status: standing.optional(),
    reason: auditReason.default(noReason),
  })
  .refine(({ change, plan, plan_id, status }) => change ?? plan ?? plan_id ?? status === 'inactive', {
    path: ['plan'],
    error: 'Name a plan, or say what is to change.',
  });
export type SubscriptionUpdate = z.output<typeof subscriptionUpdate>;

export const updateSubscription = defineContract({
  method: 'POST',
  path: '/api/admin/cost/users/:userId/update-subscription',
  access: 'admin',
  kind: 'json',
  params: ofUser,
  body: subscriptionUpdate,
  response: subscription.extend({ success: z.literal(true) }),
  errors: [
    'not_found',
    'plan_not_found',
    'order_not_found',
    'folder_not_found',
    'invalid_folder_id',
    'billing_off',
    'refund_not_possible',
  ],
});
