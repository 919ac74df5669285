import { setTimeout as wait } from 'node:timers/promises';
import { CallFailure } from './call-failure.ts';
import type { CallLimits } from './call-limits.ts';

/** The limits of time of one call. `signal` aborts when one is over or when the caller leaves. */
export class Patience {
  readonly signal: AbortSignal;
  /** Milliseconds until the first word; null while there is none. */
  firstTokenMs: number | null = null;
  readonly #limits: CallLimits;
  readonly #caller: AbortSignal;
  readonly #overdue = new AbortController();
  readonly #started = performance.now();
  readonly #whole: NodeJS.Timeout;
  #next: NodeJS.Timeout;

  constructor(limits: CallLimits, caller: AbortSignal) {
    this.#limits = limits;
    this.#caller = caller;
    this.signal = AbortSignal.any([caller, this.#overdue.signal]);
    this.#next = this.#endAfter(limits.firstToken, 'no first word');
    this.#whole = this.#endAfter(limits.whole, 'no end');
  }

  get elapsedMs(): number {
    return Math.round(performance.now() - this.#started);
  }

  /** The model said something. */
  heard(): void {
    this.firstTokenMs ??= this.elapsedMs;
    clearTimeout(this.#next);
    this.#next = this.#endAfter(this.#limits.silence, 'silence');
  }

  /** Whether a pause of this length would still leave time for a first word. */
  allows(pause: number): boolean {
    return this.elapsedMs + pause < this.#limits.firstToken;
  }

  async pause(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.signal });
  }

  /** What ended the call from here rather than from the provider; the caller's leaving is thrown as its own reason. */
  ending(): CallFailure | null {
    this.#caller.throwIfAborted();
    return this.#overdue.signal.aborted ? (this.#overdue.signal.reason as CallFailure) : null;
  }

  /** Stops the clocks, and what may still be under way. */
  end(): void {
    clearTimeout(this.#next);
    clearTimeout(this.#whole);
    if (!this.#overdue.signal.aborted) this.#overdue.abort(new CallFailure('timed-out', { detail: 'left' }));
  }

  #endAfter(milliseconds: number, detail: string): NodeJS.Timeout {
    return setTimeout(() => {
      this.#overdue.abort(new CallFailure('timed-out', { detail, isRetryable: true }));
    }, milliseconds);
  }
}
