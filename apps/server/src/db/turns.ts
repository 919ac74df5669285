import { setImmediate } from 'node:timers/promises';

/** Milliseconds that the loop may go without a turn. */
const longest = 8;

/**
 * Lets the loop have its turn among pieces of work that follow each other without one. The embedded database answers
 * within the call, so that whoever awaits one query after another would else hold up all timers and sockets until
 * the last.
 */
export class Turns {
  readonly #now: () => number;
  #last: number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#last = now();
  }

  /** After each piece: resolves at once, or after a turn of the loop where the last one was too long ago. */
  async take(): Promise<void> {
    if (this.#now() - this.#last < longest) return;
    await setImmediate();
    this.#last = this.#now();
  }
}
