import type { BillingRules } from '@weekwise/contracts/billing.ts';
import type { ErrorCode } from '@weekwise/contracts/errors.ts';
import type { Catalogue } from '../../config/billing-settings.ts';
import type { OrderStanding } from './order-state.ts';

export type RefundTerms = Catalogue['refunds'];

const day = 24 * 3600_000;
const counted = (number: number, unit: string): string => (number === 1 ? `1 ${unit}` : `${number} ${unit}s`);

/**
 * When a payment can be had back no more; null where it never could. Where a refund did not go through, the days begin
 * anew: whoever asked in time hears of that when they are over.
 */
export function refundableUntil(
  { days }: RefundTerms,
  { state, paid, paidAt, refundFailedAt }: OrderStanding,
): Date | null {
  if (state !== 'paid' || paid === 0 || paidAt === null || days === 0) return null;
  const since = refundFailedAt !== null && refundFailedAt > paidAt ? refundFailedAt : paidAt;
  return new Date(new Date(since).getTime() + days * day);
}

/** Whether a refund was asked for, and nothing was heard since of its failing. */
export const isRefundUnderWay = (requestedAt: Date | null, { refundFailedAt }: OrderStanding): boolean =>
  requestedAt !== null && (refundFailedAt === null || requestedAt.toISOString() > refundFailedAt);

/** @param weeksUsed weeks beyond the first in which something was made */
export function refundRefusal(
  terms: RefundTerms,
  standing: OrderStanding,
  { now, weeksUsed }: { now: Date; weeksUsed: number },
): Extract<ErrorCode, 'refund_not_possible' | 'refund_too_late' | 'refund_weeks_used'> | null {
  const until = refundableUntil(terms, standing);
  if (until === null) return 'refund_not_possible';
  if (now > until) return 'refund_too_late';
  return weeksUsed > terms.weeks ? 'refund_weeks_used' : null;
}

/** The same rules, for a student to read before they pay. */
export function rulesInWords({ days, weeks }: RefundTerms): BillingRules {
  const used =
    weeks === 0
      ? 'you haven’t made anything beyond the first week'
      : `you’ve worked in no more than ${counted(weeks, 'week')} beyond the first one`;
  return {
    refund_days: days,
    refund_weeks: weeks,
    refunds:
      days === 0
        ? 'Purchases can’t be refunded here.'
        : `Ask within ${counted(days, 'day')} of paying for a full refund, as long as ${used}. You keep the course and your work; its first week stays open and the others lock.`,
    cancelling: 'You pay once. Nothing renews, so there’s nothing to cancel.',
    trial:
      'Your first course is free. Other courses start with week 1 open, for as long as you like. Pay once to open the rest.',
  };
}
