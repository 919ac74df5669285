import { billingModes, orderStates, paymentProviders } from '@weekwise/domain/billing.ts';
import { z } from 'zod';
import { folderId, id, instant, orNull } from './common.ts';
import { bytesFor, defineContract } from './contract.ts';
import { folderName } from './folders.ts';
import { limits } from './limits.ts';

export const billingMode = z.enum(billingModes);

/** Minor units ("cents") of `currency`, ISO 4217 in lower case. */
const amount = z.int().min(0);
const currency = z.string().regex(/^[a-z]{3}$/);

export const plan = z.object({
  plan_id: id,
  kind: z.enum(['free_test', 'free_trial', 'single_folder', 'three_pack']),
  name: z.string(),
  description: z.string(),
  amount,
  currency,
  /** Courses that it is for. */
  folders: z.int(),
  /** Numbers of the weeks that it opens; null: all of them. */
  unlocked_weeks: z.array(z.int()).nullable(),
});
export type Plan = z.infer<typeof plan>;

/** What holds of money here, in words; from the server's settings. */
export const billingRules = z.object({
  /** Days after the payment in which it can be had back; 0: not at all. */
  refund_days: z.int(),
  /** Weeks beyond the trial's that may have been worked in by then. */
  refund_weeks: z.int(),
  refunds: z.string(),
  cancelling: z.string(),
  trial: z.string(),
});
export type BillingRules = z.infer<typeof billingRules>;

/** What can be had here by anybody. `rules` is null where nothing is sold. */
export const listPublicPlans = defineContract({
  method: 'GET',
  path: '/api/subscription/plans/public',
  access: 'public',
  kind: 'json',
  response: z.object({ billing: billingMode, plans: z.array(plan), rules: billingRules.nullable() }),
  errors: [],
});

/** The same for this student: the free test folder is there once. */
export const listPlans = defineContract({
  method: 'GET',
  path: '/api/subscription/plans',
  access: 'session',
  kind: 'json',
  response: z.object({
    billing: billingMode,
    plans: z.array(plan.extend({ available: z.boolean() })),
    rules: billingRules.nullable(),
  }),
  errors: [],
});

export const getSubscriptionStatus = defineContract({
  method: 'GET',
  path: '/api/subscription/:userId/status',
  access: 'session',
  kind: 'json',
  params: z.object({ userId: id }),
  response: z.object({
    user_id: id,
    billing: billingMode,
    /** There is a course to work in, free, in its trial or paid, or one that is paid and not made yet. */
    is_active: z.boolean(),
    folders_count: z.int(),
    /** Nobody is kept from another trial. */
    can_add_folders: z.boolean(),
    /** Active, and no course stands on money that went back. */
    payment_verified: z.boolean(),
    free_test_used: z.boolean(),
    /** Courses that were paid and not used yet. They do not expire. */
    folders_left: z.int(),
  }),
  errors: [],
});

/** What a student may do in a folder by what was paid for it. */
export const getFolderPlan = defineContract({
  method: 'GET',
  path: '/api/folders/:userId/:folderId/subscription-plan',
  access: 'session',
  kind: 'json',
  params: z.object({ userId: id, folderId }),
  response: z.object({
    folder_id: folderId,
    billing: billingMode,
    is_active: z.boolean(),
    payment_verified: z.boolean(),
    /** Of what was bought, `free-test` or `free-trial`; null without a plan. */
    plan_id: id.nullable(),
    kind: plan.shape.kind.nullable(),
    plan_name: z.string().nullable(),
    /** Numbers of the weeks that are open; null: all of them. */
    unlocked_weeks: z.array(z.int()).nullable(),
    /** Numbers of the weeks of its plan that are not. */
    locked_weeks: z.array(z.int()),
  }),
  errors: ['invalid_folder_id', 'folder_not_found'],
});

/** Opens a course whole with one that was paid for earlier. One that is open whole uses none. */
export const unlockFolder = defineContract({
  method: 'POST',
  path: '/api/subscription/:userId/folders/:folderId/unlock',
  access: 'session',
  kind: 'json',
  params: z.object({ userId: id, folderId }),
  response: z.object({
    success: z.literal(true),
    unlocked_weeks: z.array(z.int()).nullable(),
    folders_left: z.int(),
  }),
  errors: ['invalid_folder_id', 'folder_not_found', 'no_course_left'],
});

/** Opens a week of a course in its trial. A trial holds week 1 and no other. */
export const activateTrialWeek = defineContract({
  method: 'POST',
  path: '/api/auth/trial/activate-week',
  access: 'session',
  kind: 'json',
  body: z.object({ week_number: z.int().min(0), folder_id: folderId }),
  response: z.object({ success: z.literal(true), unlocked_weeks: z.array(z.int()).nullable() }),
  errors: ['invalid_folder_id', 'folder_not_found', 'plan_required'],
});

const promotionCode = z.string().trim().min(1).max(limits.promotionCodeLength);
const promotionErrors = ['promotion_unknown', 'promotion_ended', 'promotion_used_up', 'promotion_other_plan'] as const;

/** What a code takes off, of one plan or of each that it is for. */
export const validatePromotionCode = defineContract({
  method: 'POST',
  path: '/api/subscription/promotion-codes/validate',
  access: 'session',
  kind: 'json',
  body: z.object({ code: promotionCode, plan_id: id.optional() }),
  response: z.object({
    valid: z.literal(true),
    code: z.string(),
    offers: z.array(z.object({ plan_id: id, list_amount: amount, amount, currency })),
    expires_at: instant.nullable(),
  }),
  errors: ['plan_not_found', ...promotionErrors],
});

/**
 * One purchase. `state` follows from what the provider told, in whatever order; `revoked` is an admin's doing.
 */
export const order = z.object({
  order_id: id,
  /** Of its checkout. */
  session_id: id,
  plan_id: id,
  title: z.string(),
  list_amount: amount,
  amount,
  currency,
  promotion_code: z.string().nullable(),
  state: z.enum(orderStates),
  refunded: amount,
  folders: z.int(),
  /** Of those, the ones that can still be made or unlocked. */
  folders_left: z.int(),
  /** What its course is to be called. */
  folder_name: z.string(),
  /** Courses that were made of it and are not gone. */
  folder_ids: z.array(id),
  created_at: instant,
  paid_at: instant.nullable(),
  provider: z.enum(paymentProviders),
  /** Until then it can be had back; null: it cannot, or not any more. */
  refundable_until: instant.nullable(),
  /** When it was last asked back. */
  refund_requested_at: instant.nullable(),
  /** When the bank or the provider would not take a refund, where none was asked for since. */
  refund_failed_at: instant.nullable(),
});
export type Order = z.infer<typeof order>;

/**
 * Begins a purchase. The price is the plan's, never the browser's. `checkout_url` is where the student pays; it is null
 * where nothing is left to pay.
 */
export const startCheckout = defineContract({
  method: 'POST',
  path: '/api/subscription/:userId/checkout',
  access: 'session',
  kind: 'json',
  params: z.object({ userId: id }),
  body: z.object({
    plan_id: id,
    promotion_code: orNull(promotionCode),
    folder_name: folderName,
    /** A course in its trial that this opens whole, in the place of a new one. */
    folder_id: orNull(folderId),
  }),
  response: z.object({ session_id: id, checkout_url: z.string().nullable(), order }),
  errors: [
    'plan_not_found',
    'billing_off',
    'payment_unavailable',
    'invalid_folder_id',
    'folder_not_found',
    ...promotionErrors,
  ],
});

/** What was bought, newest first. */
export const listOrders = defineContract({
  method: 'GET',
  path: '/api/subscription/:userId/orders',
  access: 'session',
  kind: 'json',
  params: z.object({ userId: id }),
  response: z.object({ orders: z.array(order) }),
  errors: [],
});

/**
 * Gives a purchase back by the rules that `listPlans` says. The request is kept, and the provider asked until it has
 * heard;
 * `order.state` is `refunded` once it has. Asked again it answers the same, and begins anew only where the refund
 * failed.
 */
export const requestRefund = defineContract({
  method: 'POST',
  path: '/api/subscription/:userId/orders/:orderId/refund',
  access: 'session',
  kind: 'json',
  params: z.object({ userId: id, orderId: id }),
  response: z.object({ success: z.literal(true), order }),
  errors: ['order_not_found', 'refund_not_possible', 'refund_too_late', 'refund_weeks_used'],
});

/** What Stripe tells us, signed by it. */
export const stripeWebhook = defineContract({
  method: 'POST',
  path: '/api/billing/stripe/webhook',
  access: 'public',
  kind: 'json',
  bodyBytes: bytesFor({ characters: 100_000 }),
  response: z.object({ received: z.literal(true) }),
  errors: ['webhook_refused', 'payment_unavailable'],
});
