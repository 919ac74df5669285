import type { OrderState } from '@weekwise/domain/billing.ts';
import type { PaymentFact } from '../../adapters/payments/payments.port.ts';

export interface OrderStanding {
  state: OrderState;
  /** Minor units of the order's currency. */
  paid: number;
  refunded: number;
  /** ISO instant of the payment. */
  paidAt: string | null;
  /** How many refunds the bank sent back, and when it last did. */
  failedRefunds: number;
  refundFailedAt: string | null;
}

/**
 * Where an order stands, from whatever is known of its payment. Only which facts there are counts, not in which order
 * they came nor how often: providers send webhooks late, twice and the later ones first.
 */
export function standingOf(facts: readonly PaymentFact[], price: number): OrderStanding {
  const payments = facts.filter((fact) => fact.type === 'paid');
  const paid = Math.max(0, ...payments.map(({ amount }) => amount));
  const failures = failedRefundsIn(facts);
  const refundFailedAt =
    failures
      .map(({ at }) => at)
      .sort()
      .at(-1) ?? null;
  const refunded = refundedIn(facts, failures, refundFailedAt);
  const paidAt = payments.map(({ at }) => at).sort()[0] ?? null;
  return {
    state: stateOf(facts, { price, paid, refunded, isPaid: paidAt !== null }),
    paid,
    refunded,
    paidAt,
    failedRefunds: failures.length,
    refundFailedAt,
  };
}

type FailedRefund = Extract<PaymentFact, { type: 'refund_failed' }>;

/** Each refund once, as it was first told of: two kinds of messages tell of the same. */
function failedRefundsIn(facts: readonly PaymentFact[]): FailedRefund[] {
  const told = facts.filter((fact) => fact.type === 'refund_failed').sort((one, other) => (one.at < other.at ? 1 : -1));
  return [...new Map(told.map((fact) => [fact.refund, fact])).values()];
}

/** Totals only grow until a refund fails; what is told after that has counted it already. */
function refundedIn(
  facts: readonly PaymentFact[],
  failures: readonly FailedRefund[],
  lastFailure: string | null,
): number {
  const told = facts.filter((fact) => fact.type === 'refunded');
  const since = told.filter(({ at }) => lastFailure === null || at > lastFailure);
  if (since.length > 0) return Math.max(...since.map(({ total }) => total));
  const sentBack = failures.reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(0, Math.max(0, ...told.map(({ total }) => total)) - sentBack);
}

function stateOf(
  facts: readonly PaymentFact[],
  { price, paid, refunded, isPaid }: { price: number; paid: number; refunded: number; isPaid: boolean },
): OrderState {
  // Less than was asked for opens nothing: the session was not ours, or was changed on the way.
  if (!isPaid || paid < price) return facts.some(({ type }) => type === 'expired') ? 'expired' : 'open';
  const disputes = Map.groupBy(
    facts.filter((fact) => fact.type === 'dispute'),
    ({ dispute }) => dispute,
  );
  const outcomes = [...disputes.values()].map((told) => told.find(({ outcome }) => outcome !== null)?.outcome ?? null);
  if (outcomes.includes('lost')) return 'lost';
  // An order that costs nothing has nothing to give back.
  if (paid > 0 && refunded >= paid) return 'refunded';
  if (facts.some(({ type }) => type === 'revoked')) return 'revoked';
  return outcomes.includes(null) ? 'disputed' : 'paid';
}
