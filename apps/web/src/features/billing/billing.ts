import { plural, t } from '@lingui/core/macro';
import type * as wire from '@weekwise/contracts/billing.ts';
import type { decideTestCheckout } from '@weekwise/contracts/billing-test-checkout.ts';
import type { BodyOf, ResponseOf } from '@weekwise/contracts/contract.ts';
import type { TestNotification } from '@weekwise/domain/billing.ts';
import type { z } from 'zod';
import { languageTag } from '#lingui';
import { dayOf, formatDate } from '../../lib/dates.ts';
import { inLine } from '../../lib/text.ts';

export type BillingMode = z.infer<typeof wire.billingMode>;
export interface TestCheckoutDecision {
  decision: BodyOf<typeof decideTestCheckout>['decision'];
  notification?: TestNotification;
}

/** Something to choose when a course begins. Amounts in minor units. */
export interface Plan {
  planId: string;
  /** `credit`: a course that was paid for earlier. */
  kind: wire.Plan['kind'] | 'credit';
  name: string;
  description: string;
  amount: number;
  currency: string;
  folders: number;
  available: boolean;
}

/** What can be had, and the rules of it in words; null where nothing is sold. */
export interface Plans {
  billing: BillingMode;
  plans: Plan[];
  rules: Pick<wire.BillingRules, 'refunds' | 'cancelling' | 'trial'> | null;
}

export interface Order {
  orderId: string;
  sessionId: string;
  title: string;
  listAmount: number;
  amount: number;
  currency: string;
  promotionCode: string | null;
  state: wire.Order['state'];
  refunded: number;
  folders: number;
  /** Of those, the ones that can still be used. */
  foldersLeft: number;
  folderName: string;
  folderIds: string[];
  createdAt: string;
  paidAt: string | null;
  /** Whoever took the money; with `test` none moved. */
  provider: wire.Order['provider'];
  refundableUntil: string | null;
  refundRequestedAt: string | null;
  /** When a refund failed, where none was asked for since. */
  refundFailedAt: string | null;
}

/** What a course stands on. */
export interface FolderPlan {
  /** Null: it was made where nothing is sold. */
  kind: wire.Plan['kind'] | null;
  name: string | null;
  /** Numbers of the weeks that are open; null: all of them. */
  unlockedWeeks: readonly number[] | null;
  lockedWeeks: readonly number[];
}

export const plansFromWire = ({ billing, plans, rules }: ResponseOf<typeof wire.listPlans>): Plans => ({
  billing,
  plans: plans.map(({ plan_id, unlocked_weeks: _, ...plan }) => ({ ...plan, planId: plan_id })),
  rules,
});

export const orderFromWire = (order: wire.Order): Order => ({
  orderId: order.order_id,
  sessionId: order.session_id,
  title: order.title,
  listAmount: order.list_amount,
  amount: order.amount,
  currency: order.currency,
  promotionCode: order.promotion_code,
  state: order.state,
  refunded: order.refunded,
  folders: order.folders,
  foldersLeft: order.folders_left,
  folderName: order.folder_name,
  folderIds: order.folder_ids,
  createdAt: order.created_at,
  paidAt: order.paid_at,
  provider: order.provider,
  refundableUntil: order.refundable_until,
  refundRequestedAt: order.refund_requested_at,
  refundFailedAt: order.refund_failed_at,
});

/** Courses that were paid and not used yet. */
export const creditsIn = (orders: readonly Order[]): number =>
  orders.reduce((sum, { foldersLeft }) => sum + foldersLeft, 0);

/** "One course, Deltas"; of a pack only "Three courses". */
export const purchaseName = ({ title, folders, folderName }: Order): string =>
  folders > 1 ? title : `${title}, ${folderName}`;

/** "2 courses left". */
export const coursesLeft = (count: number): string => plural(count, { one: '# course left', other: '# courses left' });

export const isOpen = ({ unlockedWeeks }: FolderPlan, week: number): boolean =>
  unlockedWeeks === null || unlockedWeeks.includes(week);

/** "week 1 is open", "weeks 1, 3 are open". */
export function openWeeks({ unlockedWeeks }: FolderPlan): string {
  if (!unlockedWeeks) return t`every week is open`;
  const weeks = inLine(unlockedWeeks);
  return plural(unlockedWeeks.length, { one: `week ${weeks} is open`, other: `weeks ${weeks} are open` });
}

/** "4 weeks are locked". */
export const lockedCount = ({ lockedWeeks: { length } }: FolderPlan): string =>
  plural(length, { one: '# week is locked', other: '# weeks are locked' });

/** Where a payment leads back to. */
export const successPath = (sessionId: string): string =>
  `/onboarding/success?session_id=${encodeURIComponent(sessionId)}`;

/** Where a course is bought whole. */
export const unlockPath = (folderId: string): string => `/dashboard/unlock/${encodeURIComponent(folderId)}`;

/** Whether it takes a payment, or begins at once. */
export const isSold = ({ kind }: Plan): boolean => kind === 'single_folder' || kind === 'three_pack';

/** "Nov 27, 2026". */
export const sayDay = (instant: string): string => formatDate(dayOf(instant), 'withYear');

/** "$9", "€12.50". */
export const money = (amount: number, currency: string): string => moneyColumn([amount], currency)(amount);

/** How amounts are said that stand one below another: "$9.00" above "$7.20", whole ones without cents. */
export function moneyColumn(amounts: readonly number[], currency: string): (amount: number) => string {
  const style = { style: 'currency', currency } as const;
  const digits = new Intl.NumberFormat(languageTag(), style).resolvedOptions().maximumFractionDigits ?? 2;
  const shown = amounts.every((amount) => Number.isInteger(amount / 10 ** digits)) ? 0 : digits;
  const format = new Intl.NumberFormat(languageTag(), {
    ...style,
    minimumFractionDigits: shown,
    maximumFractionDigits: shown,
  });
  return (amount) => format.format(amount / 10 ** digits);
}
