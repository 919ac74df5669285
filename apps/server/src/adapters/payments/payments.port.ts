/** What a provider says about the payment of one order. Amounts in minor units ("cents") of the order's currency. */
export type PaymentFact =
  | { type: 'paid'; amount: number; at: string }
  | { type: 'failed'; at: string }
  | { type: 'expired'; at: string }
  /** All that was given back so far. */
  | { type: 'refunded'; total: number; at: string }
  /** The bank sent one refund back, some days after it was said to be made. */
  | { type: 'refund_failed'; refund: string; amount: number; at: string }
  /** `outcome` is null while the bank has not decided. */
  | { type: 'dispute'; dispute: string; outcome: 'won' | 'lost' | null; at: string }
  /** Said by no provider: an admin ended what was bought. */
  | { type: 'revoked'; at: string };

/** One message of the provider, by its own id: told again, it has the same. */
export interface PaymentEvent {
  id: string;
  orderId: string;
  fact: PaymentFact;
}

interface CheckoutRequest {
  orderId: string;
  /** Minor units; more than 0. */
  amount: number;
  /** ISO 4217, lower case. */
  currency: string;
  /** What is bought, as the receipt calls it. */
  title: string;
  /** For the receipt; null where none is known. */
  email: string | null;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
}

interface Checkout {
  /** The provider's name of it. */
  sessionId: string;
  /** Where the student pays. */
  url: string;
}

/** Takes payments. Calls throw `PaymentError`. */
export interface Payments {
  readonly kind: 'test' | 'stripe';
  createCheckout(request: CheckoutRequest, signal?: AbortSignal): Promise<Checkout>;
  /** What the provider knows of a session now, for whom no webhook has reached. */
  factsOf(sessionId: string, signal?: AbortSignal): Promise<PaymentFact[]>;
  /**
   * Gives a payment back whole; asked again it is given back once, unless it is another `attempt`: the number of
   * refunds that failed before. Answers what is known of it then.
   */
  refund(
    payment: { orderId: string; sessionId: string; amount: number; attempt: number },
    signal?: AbortSignal,
  ): Promise<PaymentFact>;
  /**
   * A webhook's event; null for one that is about no order of ours, or about nothing that matters here. `body` as it
   * came, since its signature is over its bytes. Throws `PaymentError` with `signature` where it is not signed by the
   * provider, or too long ago.
   */
  readEvent(body: Buffer, signature: string, signal?: AbortSignal): Promise<PaymentEvent | null>;
}

export class PaymentError extends Error {
  override name = 'PaymentError';
  readonly code: 'unreachable' | 'refused' | 'signature';

  constructor(code: PaymentError['code'], message: string, options?: { cause: unknown }) {
    super(message, options);
    this.code = code;
  }

  /** Whether the same call may go through a moment later. */
  get retryable(): boolean {
    return this.code === 'unreachable';
  }
}
