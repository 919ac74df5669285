import type { Deps } from '../../deps.ts';
import { type TaskChange, type TaskClaim, type TaskRow, updateRunningTask } from './tasks.repo.ts';

/** Often enough for a person to see it move, and for a cancelled task to stop within two seconds. */
const interval = 500;

const steps: Partial<Record<TaskRow['step'], { progress: number; message: string }>> = {
  comparing: { progress: 0, message: 'Looking through the drive' },
  reading: { progress: 0.05, message: 'Reading' },
  understanding: { progress: 0.75, message: 'Understanding the schedule' },
  indexing: { progress: 0.9, message: 'Indexing passages' },
};
/** Share of the whole that reading the pages takes. */
const readingShare = 0.7;

/**
 * Writes how far a task is, at most every half second, and finds out by the same write that it was cancelled or is
 * another worker's now: `cancelled` then aborts, in whatever process the task runs. Use it with `await using`.
 */
export class TaskProgressWriter implements AsyncDisposable {
  readonly #deps: Pick<Deps, 'db' | 'clock' | 'logger'>;
  readonly #task: TaskClaim;
  readonly #cancelled = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #latest: Omit<TaskChange, 'updatedAt'> = {};
  #written = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(deps: Pick<Deps, 'db' | 'clock' | 'logger'>, task: TaskClaim) {
    this.#deps = deps;
    this.#task = task;
    this.#timer = setInterval(() => this.#write(), interval);
  }

  get cancelled(): AbortSignal {
    return this.#cancelled.signal;
  }

  step(step: TaskRow['step']): void {
    this.#latest = { step, ...steps[step], page: null };
    this.#write();
  }

  page(page: number, pageCount: number): void {
    const message = `Reading page ${page} of ${pageCount}`;
    this.#latest = { step: 'reading', progress: (readingShare * page) / pageCount, message, page, pageCount };
    if (performance.now() - this.#written >= interval) this.#write();
  }

  /** A step that counts no pages. */
  say(step: TaskRow['step'], progress: number, message: string): void {
    this.#latest = { step, progress, message, page: null };
    if (performance.now() - this.#written >= interval) this.#write();
  }

  /** A search for sources: how far it is with each of its items. */
  search(progress: number, message: string, search: NonNullable<TaskRow['search']>): void {
    this.#latest = { step: 'searching', progress, message, search };
    this.#write();
  }

  /** Until all that was reported is written: the end of the task may not be told before it. */
  async written(): Promise<void> {
    await this.#writing;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer);
    await this.written();
  }

  #write(): void {
    this.#written = performance.now();
    this.#writing = this.#writing.then(async () => {
      try {
        const change = { ...this.#latest, updatedAt: this.#deps.clock() };
        if (!(await updateRunningTask(this.#deps.db, this.#task, change))) this.#cancelled.abort();
      } catch (error) {
        // A progress report that fails costs nothing; the work itself meets the database's trouble where it matters.
        this.#deps.logger.warn({ err: error }, 'progress not written');
      }
    });
  }
}
