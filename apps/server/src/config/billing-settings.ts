import { readFileSync } from 'node:fs';
import { billingModes } from '@weekwise/domain/billing.ts';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';

const amount = z.int().min(0);

/**
 * Days after a payment in which it can be had back, and weeks beyond the trial's that may have been worked in by then.
 */
const usualRefunds = { days: 14, weeks: 1 };

/** What is sold, from `BILLING_PLANS`. Amounts in minor units ("cents"). */
const catalogue = z
  .object({
    currency: z.string().regex(/^[a-z]{3}$/, { error: 'must be three lower-case letters, such as usd' }),
    plans: z
      .array(
        z.object({
          id: z.string().regex(/^[a-z0-9-]{1,50}$/),
          kind: z.enum(['single_folder', 'three_pack']),
          name: z.string().min(1),
          description: z.string().min(1),
          amount,
        }),
      )
      .min(1),
    promotion_codes: z
      .array(
        z
          .object({
            code: z.string().trim().toUpperCase().min(1).max(50),
            percent_off: z.int().min(1).max(100).optional(),
            amount_off: z.int().min(1).optional(),
            plan: z.string().optional(),
            expires_at: z.iso.datetime({ offset: true }).optional(),
            most_uses: z.int().min(1).optional(),
          })
          .refine((code) => (code.percent_off === undefined) !== (code.amount_off === undefined), {
            error: 'must take off either percent_off or amount_off',
          }),
      )
      .default([]),
    refunds: z.object({ days: z.int().min(0).max(365), weeks: z.int().min(0).max(53) }).default(usualRefunds),
  })
  .refine(({ plans }) => new Set(plans.map(({ id }) => id)).size === plans.length, { error: 'has a plan twice' });
export type Catalogue = z.output<typeof catalogue>;

const usual: Catalogue = {
  currency: 'usd',
  plans: [
    {
      id: 'single',
      kind: 'single_folder',
      name: 'One course',
      description: 'Every week of one course, for as long as you keep it.',
      amount: 900,
    },
    {
      id: 'three-pack',
      kind: 'three_pack',
      name: 'Three courses',
      description: 'Every week of three courses, for as long as you keep them.',
      amount: 2100,
    },
  ],
  promotion_codes: [],
  refunds: usualRefunds,
};

export const billingEnv = {
  BILLING: z.enum(billingModes).default('test').meta({
    description:
      'Whether courses cost money: `off` opens everything, for who hosts Weekwise for themselves; `test` sells on a page of our own, on which no money moves; `stripe` sells through Stripe Checkout. With either, each student has one free course, and of every other one week 1 is open until it is paid. Courses that were made while it was `off` stay open whole.',
  }),
  BILLING_PLANS: z.string().optional().meta({
    description:
      'JSON file with what is sold: `{currency, plans: [{id, kind: single_folder or three_pack, name, description, amount}], promotion_codes: [{code, percent_off or amount_off, plan, expires_at, most_uses}], refunds: {days, weeks}}`, amounts in cents. `refunds`: how many days after the payment it can be had back (0: not), and how many weeks beyond week 1 may have been worked in by then. Without the file: one course for $9, three for $21, 14 days and 1 week.',
  }),
  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .meta({ description: 'Secret key of the Stripe account, for `BILLING=stripe`.' }),
  STRIPE_WEBHOOK_SECRET: z.string().optional().meta({
    description:
      'Signing secret of the webhook endpoint `{BASE_URL}/api/billing/stripe/webhook`, which has to be sent `checkout.session.completed`, `.async_payment_succeeded`, `.async_payment_failed`, `.expired`, `charge.refunded`, `charge.refund.updated`, `refund.failed`, `charge.dispute.created` and `.closed`.',
  }),
};

export type BillingSettings =
  | { mode: 'off' }
  | { mode: 'test'; catalogue: Catalogue }
  | { mode: 'stripe'; catalogue: Catalogue; secretKey: string; webhookSecret: string };

/** Throws `ConfigError` where the settings do not go together or the file cannot be read. */
export function billingSettings(env: z.output<z.ZodObject<typeof billingEnv>>): BillingSettings {
  if (env.BILLING === 'off') return { mode: 'off' };
  const sold = env.BILLING_PLANS === undefined ? usual : readCatalogue(env.BILLING_PLANS);
  if (env.BILLING === 'test') return { mode: 'test', catalogue: sold };
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey || !webhookSecret)
    throw new ConfigError('BILLING=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.');
  return { mode: 'stripe', catalogue: sold, secretKey, webhookSecret };
}

function readCatalogue(file: string): Catalogue {
  try {
    const parsed = catalogue.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (parsed.success) return parsed.data;
    const [first] = parsed.error.issues;
    throw new Error(`${first?.path.join('.')}: ${first?.message}`);
  } catch (error) {
    throw new ConfigError(`BILLING_PLANS (${file}) cannot be used: ${error instanceof Error ? error.message : error}`);
  }
}
