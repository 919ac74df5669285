import type { BillingRules } from '@weekwise/contracts/billing.ts';
import type { ErrorCode } from '@weekwise/contracts/errors.ts';
import type { Catalogue } from '../../config/billing-settings.ts';
import type { OrderStanding } from './order-state.ts';

export type RefundTerms = Catalogue['refunds'];

const day = 24 * 3600_000;
const counted = (number: number, unit: string): string => (number === 1 ? `one ${unit}` : `${number} ${unit}s`);

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
      ? `have made nothing beyond the first week`
      : `have worked in no more than ${counted(weeks, 'week')} beyond the first week`;
  return {
    refund_days: days,
    refund_weeks: weeks,
    refunds:
      days === 0
        ? 'What was paid cannot be had back here.'
        : `Ask within ${counted(days, 'day')} of paying and you get all of it back, as long as you ${used}. The course stays, with everything you made: its first week stays open, the others lock again.`,
    cancelling: 'You pay once for a course. Nothing renews by itself, so there is nothing to cancel.',
    trial: `Your first course is free, every week of it. Any further one opens with its first week, for as long as you like; paying for it opens the rest.`,
  };
}
