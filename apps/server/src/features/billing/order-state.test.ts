import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaymentFact } from '../../adapters/payments/payments.port.ts';
import { standingOf } from './order-state.ts';

const price = 2900;
const at = '2026-03-01T12:00:00.000Z';
const paid: PaymentFact = { type: 'paid', amount: price, at };
const refunded = (total: number): PaymentFact => ({ type: 'refunded', total, at });
const later = '2026-03-05T12:00:00.000Z';
const failed = (refund: string, amount: number): PaymentFact => ({ type: 'refund_failed', refund, amount, at: later });
const dispute = (outcome: 'won' | 'lost' | null): PaymentFact => ({ type: 'dispute', dispute: 'd1', outcome, at });

describe('where an order stands', () => {
  test.each<[string, PaymentFact[], string]>([
    ['nothing was told', [], 'open'],
    ['a card was refused', [{ type: 'failed', at }], 'open'],
    ['it was paid', [paid], 'paid'],
    ['less was paid than it costs', [{ ...paid, amount: price - 1 }], 'open'],
    ['nobody paid in time', [{ type: 'expired', at }], 'expired'],
    ['it was paid in the last moment', [{ type: 'expired', at }, paid], 'paid'],
    ['a part was given back', [paid, refunded(1000)], 'paid'],
    ['all was given back, bit by bit', [paid, refunded(1000), refunded(price)], 'refunded'],
    ['the refund was told before the payment', [refunded(price), paid], 'refunded'],
    ['a refund was told of what was never paid', [refunded(price)], 'open'],
    ['the bank sent the refund back', [paid, refunded(price), failed('r1', price)], 'paid'],
    ['that was told first, and twice', [failed('r1', price), failed('r1', price), refunded(price), paid], 'paid'],
    ['of two refunds one was sent back', [paid, refunded(1000), refunded(price), failed('r1', 1000)], 'paid'],
    [
      'it was given back anew after that',
      [
        paid,
        refunded(price),
        failed('r1', price),
        { ...refunded(price), at: '2026-03-09T12:00:00.000Z' } as PaymentFact,
      ],
      'refunded',
    ],
    ['the bank asks', [paid, dispute(null)], 'disputed'],
    ['the dispute was won', [paid, dispute(null), dispute('won')], 'paid'],
    ['the dispute was won, told before it began', [dispute('won'), paid, dispute(null)], 'paid'],
    ['the dispute was lost', [paid, dispute(null), dispute('lost')], 'lost'],
    [
      'of two disputes one is lost',
      [paid, dispute('won'), { ...dispute('lost'), dispute: 'd2' } as PaymentFact],
      'lost',
    ],
  ])('%s', (_name, facts, state) => {
    expect(standingOf(facts, price).state).toBe(state);
  });

  test('an order that costs nothing is paid once that is told', () => {
    expect(standingOf([], 0).state).toBe('open');
    expect(standingOf([{ ...paid, amount: 0 }], 0).state).toBe('paid');
  });
});

const fact = fc.oneof(
  fc.record({
    type: fc.constant('paid' as const),
    amount: fc.constantFrom(price, price - 100, 0),
    at: fc.constant(at),
  }),
  fc.record({ type: fc.constantFrom('failed' as const, 'expired' as const), at: fc.constant(at) }),
  fc.record({
    type: fc.constant('refunded' as const),
    total: fc.integer({ min: 0, max: price }),
    at: fc.constantFrom(at, later),
  }),
  // One refund has one amount; two kinds of messages may tell of its end.
  fc.constantFrom(['r1', 1000] as const, ['r2', price] as const).chain(([refund, amount]) =>
    fc.record({
      type: fc.constant('refund_failed' as const),
      refund: fc.constant(refund),
      amount: fc.constant(amount),
      at: fc.constantFrom(at, later),
    }),
  ),
  fc.record({
    type: fc.constant('dispute' as const),
    dispute: fc.constantFrom('d1', 'd2'),
    // A bank decides once.
    outcome: fc.constantFrom(null, 'won' as const),
    at: fc.constant(at),
  }),
);

test('the order and the number of times in which facts are told do not matter', () => {
  fc.assert(
    fc.property(fc.array(fact, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (facts, picks) => {
      const again = [...facts, ...facts];
      const shuffled = again.map((each) => ({ each, key: picks.next().value ?? 0 })).sort((x, y) => x.key - y.key);
      const told = shuffled.map(({ each }) => each);
      expect(standingOf(told, price)).toEqual(standingOf(facts, price));
    }),
  );
});

test('whatever is told, nothing is open whole that was not paid whole', () => {
  fc.assert(
    fc.property(fc.array(fact, { maxLength: 8 }), (facts) => {
      const isPaid = facts.some((each) => each.type === 'paid' && each.amount >= price);
      const { state } = standingOf(facts, price);
      if (!isPaid) expect(['open', 'expired']).toContain(state);
      else expect(['open', 'expired']).not.toContain(state);
    }),
  );
});
