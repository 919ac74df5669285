import { testDecisions, testNotifications } from '@weekwise/domain/billing.ts';
import { z } from 'zod';
import { order } from './billing.ts';
import { id } from './common.ts';
import { defineContract } from './contract.ts';

/** When we are told of a test purchase that was paid. */
export const testNotification = z.enum(testNotifications);

/** The page on which test purchases are decided. */
export const getTestCheckout = defineContract({
  method: 'GET',
  path: '/api/billing/test-checkout/:sessionId',
  access: 'session',
  kind: 'json',
  params: z.object({ sessionId: id }),
  response: z.object({ order }),
  errors: ['order_not_found'],
});

export const decideTestCheckout = defineContract({
  method: 'POST',
  path: '/api/billing/test-checkout/:sessionId',
  access: 'session',
  kind: 'json',
  params: z.object({ sessionId: id }),
  body: z.object({
    decision: z.enum(testDecisions),
    /** Of a payment: when we are told of it. `after`: some seconds later; `never`: known to whoever asks. */
    notification: testNotification.default('before'),
  }),
  response: z.object({ order }),
  errors: ['order_not_found'],
});
