/** Milliseconds that who has been heard waits at most for others to be. */
const patience = 1_000;

/**
 * In a crowd everybody is to hear something soon: what an answer still has to say and store after its first words waits
 * while others are prepared that have said none.
 */
export class FirstTokenGate {
  #prepared = 0;
  readonly #waiting = new Set<() => void>();

  /**
   * Does what stands before an answer's first words. What it waits for must be this process's own work or the
   * database's.
   */
  async run<T>(prepare: () => Promise<T>): Promise<T> {
    this.#prepared++;
    try {
      return await prepare();
    } finally {
      this.#prepared--;
      // Not at once: the next step of the same answer may begin in this turn.
      if (this.#prepared === 0) setImmediate(() => this.#goOn());
    }
  }

  /** Resolves when nobody is without their first words, when the signal aborts, or after a while. */
  async waitForOthers(signal: AbortSignal): Promise<void> {
    if (this.#prepared === 0 || signal.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, patience);
    const stopped = () => resolve();
    signal.addEventListener('abort', stopped, { once: true });
    this.#waiting.add(resolve);
    await promise;
    clearTimeout(timer);
    signal.removeEventListener('abort', stopped);
    this.#waiting.delete(resolve);
  }

  #goOn(): void {
    if (this.#prepared > 0) return;
    for (const resolve of this.#waiting) resolve();
  }
}
