import { PaymentError, type PaymentFact, type Payments } from './payments.port.ts';

/** What a bank knows of test payments that nobody was told of. */
export interface TestLedger {
  factsOf(sessionId: string): Promise<PaymentFact[]>;
}

/** A checkout of our own, on which no money moves: the student says there what a bank would. */
export function testPayments(ledger: TestLedger): Payments {
  return {
    kind: 'test',
    createCheckout: async ({ orderId, successUrl }) => {
      const sessionId = `test_${orderId}`;
      return { sessionId, url: new URL(`/checkout/test/${sessionId}`, successUrl).href };
    },
    factsOf: (sessionId) => ledger.factsOf(sessionId),
    refund: async ({ amount }) => ({ type: 'refunded', total: amount, at: new Date().toISOString() }),
    readEvent: async () => {
      throw new PaymentError('signature', 'Test purchases have no webhook.');
    },
  };
}
