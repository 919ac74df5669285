import type { ScholarFailure } from '@weekwise/domain/sources.ts';

/** Holds neither the question nor a key: it is written to the log. */
export class ScholarError extends Error {
  override readonly name = 'ScholarError';
  readonly failure: ScholarFailure;
  /** Seconds that the service asks to wait; null where it does not say. */
  readonly retryAfter: number | null;
  /** Whether a request left. */
  readonly asked: boolean;

  constructor(
    failure: ScholarFailure,
    detail: string,
    { retryAfter = null, asked = true }: { retryAfter?: number | null; asked?: boolean } = {},
  ) {
    super(`${failure}: ${detail}`);
    this.failure = failure;
    this.retryAfter = retryAfter;
    this.asked = asked;
  }
}
