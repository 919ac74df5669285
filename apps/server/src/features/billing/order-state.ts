import type { PaymentFact } from '../../adapters/payments/payments.port.ts';

/**
 * `open`: waits for its payment. `paid`: its folders may be made and are open whole. `disputed`: the bank asks; what was made
 * stays open, nothing is made. `refunded` and `lost`: the money went back, its folders are as without a plan.
 */
type OrderState = 'open' | 'expired' | 'paid' | 'disputed' | 'refunded' | 'lost';

export interface OrderStanding {
  state: OrderState;
  /** Minor units of the order's currency. */
  paid: number;
  refunded: number;
  /** ISO instant of the payment. */
  paidAt: string | null;
}

/**
 * Where an order stands, from whatever is known of its payment. Only which facts there are counts, not in which order they came
 * nor how often: providers send webhooks late, twice and the later ones first.
 */
export function standingOf(facts: readonly PaymentFact[], price: number): OrderStanding {
  const payments = facts.filter((fact) => fact.type === 'paid');
  const paid = Math.max(0, ...payments.map(({ amount }) => amount));
  // Told as a running total, so that the most that was told is the newest.
  const refunded = Math.max(0, ...facts.map((fact) => (fact.type === 'refunded' ? fact.total : 0)));
  const paidAt = payments.map(({ at }) => at).sort()[0] ?? null;
  return { state: stateOf(facts, { price, paid, refunded, isPaid: paidAt !== null }), paid, refunded, paidAt };
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
  return outcomes.includes(null) ? 'disputed' : 'paid';
}
