import { APICallError, InvalidResponseDataError, RetryError } from 'ai';
import { EmbeddingsError } from './embeddings.port.ts';

/**
 * What went wrong in a call of the AI SDK. Only its status is taken over: its texts may hold the key or the student's.
 */
export function embeddingsErrorOf(error: unknown, timedOut: boolean): EmbeddingsError {
  if (error instanceof EmbeddingsError) return error;
  if (timedOut) return new EmbeddingsError('timed-out', 'no answer in time', true);
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (InvalidResponseDataError.isInstance(last)) {
    return new EmbeddingsError('unusable', 'not as many vectors as texts', true);
  }
  if (!APICallError.isInstance(last) || last.statusCode === undefined) {
    return new EmbeddingsError('unreachable', 'no answer', true);
  }
  const { statusCode: status, isRetryable } = last;
  const detail = `status ${status}`;
  if (status < 300) {
    return isRetryable
      ? new EmbeddingsError('unreachable', 'the answer broke off', true)
      : new EmbeddingsError('unusable', 'the answer is not of the expected form', true);
  }
  if (status === 429) return new EmbeddingsError('rate-limited', detail, true);
  if (status === 400 || status === 413 || status === 422) return new EmbeddingsError('input-refused', detail, false);
  return isRetryable ? new EmbeddingsError('unreachable', detail, true) : new EmbeddingsError('refused', detail, false);
}
