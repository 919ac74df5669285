import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import { APICallError, InvalidResponseDataError } from 'ai';
import { retryAfterSeconds } from '../../lib/retry-after.ts';
import { ModelCallFailed } from './model-calls.ts';

interface FailureDetails {
  /** What happened in our own words: nothing that a provider, a student or a setting said. */
  detail: string;
  status?: number | undefined;
  isRetryable?: boolean;
  /** Milliseconds that the provider asks to wait. */
  retryAfter?: number | null;
}

/** What went wrong with one request. It holds no text of the provider and no `cause`: there the key could travel. */
export class CallFailure extends ModelCallFailed {
  readonly detail: string;
  readonly status: number | undefined;
  readonly isRetryable: boolean;
  readonly retryAfter: number | null;

  constructor(reason: FallbackReason, details: FailureDetails) {
    super(reason);
    this.detail = details.detail;
    this.status = details.status;
    this.isRetryable = details.isRetryable ?? false;
    this.retryAfter = details.retryAfter ?? null;
  }

  /** Whether the request reached a model that may have worked on it. */
  get mayHaveCost(): boolean {
    return this.status === undefined && this.detail !== notConnected;
  }
}

const notConnected = 'not connected';

/** Whatever the AI SDK throws or sends as an error, as one of the reasons. `now`: milliseconds since 1970. */
export function failureOf(error: unknown, now: number): CallFailure {
  if (error instanceof CallFailure) return error;
  if (APICallError.isInstance(error)) {
    // With a status of success it was the body that failed, and the cause says how.
    return (error.statusCode ?? 500) < 300 ? failedBody(error.cause) : refusedRequest(error, now);
  }
  // What came as an event of the stream is an object of the provider's, or an error that the SDK marked.
  return error instanceof Error && !('isRetryable' in error) ? failedBody(error) : reportedInStream(error);
}

const unreadable = ['AI_JSONParseError', 'AI_TypeValidationError', 'AI_InvalidResponseDataError'];

function failedBody(error: unknown): CallFailure {
  // The SDK says `InvalidResponseDataError` where a stream just stops; with data, it is a message that makes no sense.
  const hasStopped = InvalidResponseDataError.isInstance(error) && error.data === undefined;
  if (error instanceof Error && unreadable.includes(error.name) && !hasStopped) {
    return new CallFailure('unusable', { detail: 'unreadable' });
  }
  return new CallFailure('unreachable', { detail: 'cut off', isRetryable: true });
}

function refusedRequest(error: APICallError, now: number): CallFailure {
  const { statusCode: status, isRetryable } = error;
  if (status === undefined) return new CallFailure('unreachable', { detail: notConnected, isRetryable });
  const retryAfter = retryAfterOf(error.responseHeaders ?? {}, now);
  if (status === 429) return new CallFailure('rate-limited', { detail: 'refused', status, isRetryable, retryAfter });
  // Azure and OpenAI refuse a prompt by their content policy with this code rather than with an answer.
  const declined = status === 400 && /content_(filter|policy)/.test(error.responseBody ?? '');
  return new CallFailure(declined ? 'declined' : 'unreachable', { detail: 'refused', status, isRetryable, retryAfter });
}

/** An error that came as an event of the stream: OpenAI's `{type, code}`, Anthropic's with what the SDK makes of it. */
function reportedInStream(error: unknown): CallFailure {
  const { type, code, statusCode } = (error ?? {}) as Partial<Record<'type' | 'code' | 'statusCode', unknown>>;
  const isRateLimit = statusCode === 429 || code === 429 || /rate_?limit/i.test(`${type} ${code}`);
  return new CallFailure(isRateLimit ? 'rate-limited' : 'unreachable', {
    detail: 'reported in the stream',
    isRetryable: true,
  });
}

/** `Retry-After` in seconds or as a date (RFC 9110, 10.2.3), or OpenAI's finer `retry-after-ms`. */
function retryAfterOf(headers: Record<string, string>, now: number): number | null {
  const milliseconds = Number.parseFloat(headers['retry-after-ms'] ?? '');
  if (milliseconds >= 0) return milliseconds;
  const seconds = retryAfterSeconds(headers['retry-after'], now);
  return seconds === null ? null : seconds * 1000;
}
