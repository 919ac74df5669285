import pLimit, { type LimitFunction } from 'p-limit';

/** Does a few things of one student at a time; the others wait. Nobody waits for somebody else's. */
export class StudentLimiter {
  readonly #atOnce: number;
  readonly #students = new Map<string, LimitFunction>();

  constructor(atOnce: number) {
    this.#atOnce = atOnce;
  }

  /** Runs `work` when it is its turn; not at all when `signal` fired meanwhile. */
  async run<T>(userId: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const limit = this.#students.get(userId) ?? pLimit(this.#atOnce);
    this.#students.set(userId, limit);
    try {
      return await limit(() => {
        signal.throwIfAborted();
        return work();
      });
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) this.#students.delete(userId);
    }
  }
}
