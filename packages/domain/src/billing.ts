/** Who takes payments: `off` nobody, and everything is open; `test` a page of our own, on which no money moves. */
export const billingModes = ['off', 'test', 'stripe'] as const;

/** Who took an order's money: nobody where nothing was to pay or an admin gave it. */
export const paymentProviders = ['none', 'test', 'stripe'] as const;

/**
 * `revoked`: an admin ended it, and the money is another matter. `open`: waits for its payment. `paid`: its folders may
 * be made and are open whole. `disputed`: the bank asks; what was made stays open, nothing is made. `refunded` and
 * `lost`: the money went back, its folders are as without a plan.
 */
export const orderStates = ['open', 'expired', 'paid', 'disputed', 'refunded', 'lost', 'revoked'] as const;
export type OrderState = (typeof orderStates)[number];

/** What an admin changed of what a student has. */
export const subscriptionChangeKinds = ['grant', 'revoke', 'extend', 'refund'] as const;

/** When we are told of a test payment. `after`: some seconds later; `never`: known to whoever asks. */
export const testNotifications = ['before', 'after', 'twice', 'never'] as const;
export type TestNotification = (typeof testNotifications)[number];

/** What a student says in place of the bank, on the page of test purchases. */
export const testDecisions = ['pay', 'refuse', 'refund'] as const;
export type TestDecision = (typeof testDecisions)[number];
