import pLimit, { type LimitFunction } from 'p-limit';

/** Enough to fill a line; more would only hold more of them in memory at once. */
const atOnce = 8;

/**
 * Takes in a few uploads of one student at a time; the others wait on their connections, unread. Nobody waits for
 * somebody
 * else's, however slow their line is.
 */
export class UploadLimiter {
  readonly #students = new Map<string, LimitFunction>();

  /** Runs `accept` when it is its turn; not at all when `signal` fired meanwhile. */
  async run<T>(userId: string, signal: AbortSignal, accept: () => Promise<T>): Promise<T> {
    const limit = this.#students.get(userId) ?? pLimit(atOnce);
    this.#students.set(userId, limit);
    try {
      return await limit(() => {
        signal.throwIfAborted();
        return accept();
      });
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.#students.delete(userId);
    }
  }
}
