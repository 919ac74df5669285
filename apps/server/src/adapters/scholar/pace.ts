import PQueue from 'p-queue';
import { ScholarError } from './scholar-error.ts';

export interface PaceOptions {
  /** Requests that may be under way at once. */
  concurrency: number;
  /** Requests that may begin in any `interval` milliseconds. */
  requests: number;
  interval: number;
}

/**
 * Milliseconds to leave a service alone that asks to wait without saying how long, and the longest it is left alone.
 */
const usualPause = 10_000;
const longestPause = 3600_000;

/** How fast one service is asked, by all searches of this process together. */
export class Pace {
  readonly #queue: PQueue;
  readonly #now: () => number;
  #pausedUntil = 0;

  constructor({ concurrency, requests, interval }: PaceOptions, now: () => number) {
    this.#queue = new PQueue({ concurrency, intervalCap: requests, interval, strict: true });
    this.#now = now;
  }

  /**
   * Runs `ask` when it is its turn. Throws a `ScholarError` at once where the service asked to wait, and the signal's
   * reason where its turn did not come before the signal.
   */
  async take<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
    this.#refuseWhilePaused();
    return this.#queue.add(
      async () => {
        // The request before this one may have been told to wait.
        this.#refuseWhilePaused();
        try {
          return await ask();
        } catch (error) {
          if (error instanceof ScholarError && error.failure === 'rate_limited') this.#pause(error.retryAfter);
          throw error;
        }
      },
      { signal },
    );
  }

  #refuseWhilePaused(): void {
    if (this.#now() < this.#pausedUntil) throw new ScholarError('rate_limited', 'asked to wait', { asked: false });
  }

  #pause(seconds: number | null): void {
    const pause = seconds === null ? usualPause : Math.min(longestPause, seconds * 1000);
    this.#pausedUntil = Math.max(this.#pausedUntil, this.#now() + pause);
  }
}
