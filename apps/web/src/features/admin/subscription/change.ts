import { t } from '@lingui/core/macro';
import type { SubscriptionChangeBody } from '@weekwise/contracts/admin-subscription.ts';
import type { AdminSubscription } from './subscription.queries.ts';

export const changeKinds = {
  grant: t`Give a plan’s courses`,
  open: t`Open a course whole`,
  extend: t`Open more weeks of a course`,
  revoke: t`End a purchase`,
  revoke_folder: t`End a course’s plan`,
  refund: t`Give the money back`,
} as const;
export type ChangeKind = keyof typeof changeKinds;

/** Purchases that can still be ended or given back. */
export const openOrders = ({ orders }: AdminSubscription) =>
  orders.filter(({ state }) => state === 'paid' || state === 'disputed');

/** What can be done with what there is. */
export function possibleKinds(subscription: AdminSubscription): ChangeKind[] {
  const hasPlans = subscription.plans.length > 0;
  const hasFolders = subscription.folders.length > 0;
  const isPossible: Record<ChangeKind, boolean> = {
    grant: hasPlans,
    open: hasPlans && hasFolders,
    extend: subscription.folders.some(({ openWeeks }) => openWeeks !== null),
    revoke: openOrders(subscription).length > 0,
    revoke_folder: hasFolders,
    refund: openOrders(subscription).length > 0,
  };
  return (Object.keys(changeKinds) as ChangeKind[]).filter((kind) => isPossible[kind]);
}

export interface ChangeDraft {
  kind: ChangeKind;
  planId: string;
  folderId: string;
  orderId: string;
  weeks: string;
  reason: string;
}

const mostWeek = 60;

/** "2, 4-6" as numbers; null for anything else. */
export function weeksOf(text: string): number[] | null {
  const parts = text.split(',').map((part) => part.trim());
  const weeks = parts.flatMap((part) => {
    const match = /^(\d{1,2})(?:\s*[-–]\s*(\d{1,2}))?$/.exec(part);
    if (!match) return [-1];
    const [from, to] = [Number(match[1]), Number(match[2] ?? match[1])];
    if (from > to || to > mostWeek) return [-1];
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
  return weeks.includes(-1) ? null : [...new Set(weeks)].toSorted((a, b) => a - b);
}

/** The change in the words of the call; null while something is missing. */
export function changeOf({
  kind,
  planId,
  folderId,
  orderId,
  weeks,
  reason,
}: ChangeDraft): SubscriptionChangeBody | null {
  const why = reason.trim();
  const numbers = weeksOf(weeks);
  switch (kind) {
    case 'grant':
      return planId ? { kind: 'grant', plan_id: planId, reason: why } : null;
    case 'open':
      return planId && folderId ? { kind: 'grant', plan_id: planId, folder_id: folderId, reason: why } : null;
    case 'extend':
      return folderId && numbers ? { kind, folder_id: folderId, weeks: numbers, reason: why } : null;
    case 'revoke':
    case 'refund':
      return orderId ? { kind, order_id: orderId, reason: why } : null;
    case 'revoke_folder':
      return folderId ? { kind, folder_id: folderId, reason: why } : null;
  }
}
