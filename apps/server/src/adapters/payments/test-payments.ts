import { PaymentError, type Payments } from './payments.port.ts';

/** A checkout of our own, on which no money moves: the student says there what a bank would. Nobody else has to be asked. */
export function testPayments(): Payments {
  return {
    kind: 'test',
    createCheckout: async ({ orderId, successUrl }) => {
      const sessionId = `test_${orderId}`;
      return { sessionId, url: new URL(`/checkout/test/${sessionId}`, successUrl).href };
    },
    factsOf: async () => [],
    readEvent: async () => {
      throw new PaymentError('signature', 'Test purchases have no webhook.');
    },
  };
}
