import { setTimeout } from 'node:timers/promises';
import type { WeekGeneration } from '@weekwise/contracts/activities.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { AppError, errorOf } from '../../../app-error.ts';
import type { Database, Executor } from '../../../db/client.ts';
import { findGeneration, type GenerationTask, listGenerations } from './generations.repo.ts';

/** Often enough for a person to see it move. */
const interval = 300;

type Listener = (generation: WeekGeneration | null) => void;

/**
 * Tells all who wait for a week how far it is. However many they are, the database is asked once for all of them;
 * whoever goes away stops nothing.
 */
export class GenerationBoard {
  readonly #db: Database;
  readonly #listeners = new Map<string, Set<Listener>>();
  #isWatching = false;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * What is new of a task until it is done. Throws what went wrong with it, `generation_timed_out` where it takes
   * longer than anybody waits, and the signal's reason where the client is gone.
   */
  async *watch(taskId: string, signal: AbortSignal, limit: number = limits.generation): AsyncGenerator<WeekGeneration> {
    const until = performance.now() + limit;
    let told = '';
    let place = Infinity;
    for (;;) {
      const generation = atMost(await this.#next(taskId, signal), place);
      place = generation?.position ?? place;
      // A task that is gone was dismissed after its end.
      if (!generation || generation.status === 'completed') return;
      if (generation.status === 'failed' || generation.status === 'cancelled') throw await this.#failure(taskId);
      if (performance.now() > until) throw new AppError('generation_timed_out');
      const now = JSON.stringify(generation);
      if (now !== told) yield generation;
      told = now;
    }
  }

  /** Waits until a task is done, as `watch` does. */
  async end(taskId: string, signal: AbortSignal): Promise<void> {
    for await (const _ of this.watch(taskId, signal));
  }

  #next(taskId: string, signal: AbortSignal): Promise<WeekGeneration | null> {
    const { promise, resolve, reject } = Promise.withResolvers<WeekGeneration | null>();
    const listeners = this.#listeners.get(taskId) ?? new Set();
    this.#listeners.set(taskId, listeners.add(resolve));
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    void this.#look();
    return promise.finally(() => {
      signal.removeEventListener('abort', leave);
      listeners.delete(resolve);
      if (listeners.size === 0 && this.#listeners.get(taskId) === listeners) this.#listeners.delete(taskId);
    });
  }

  async #look(): Promise<void> {
    if (this.#isWatching) return;
    this.#isWatching = true;
    while (this.#listeners.size > 0) {
      const waiting = new Map(this.#listeners);
      this.#listeners.clear();
      try {
        const tasks = await listGenerations(this.#db, [...waiting.keys()]);
        for (const [taskId, listeners] of waiting) {
          const generation = generationIn(tasks, taskId);
          for (const tell of listeners) tell(generation);
        }
      } catch {
        // The database is away for a moment: they are told at the next look.
        for (const [taskId, listeners] of waiting) {
          this.#listeners.set(taskId, new Set([...listeners, ...(this.#listeners.get(taskId) ?? [])]));
        }
      }
      await setTimeout(interval);
    }
    this.#isWatching = false;
  }

  async #failure(taskId: string): Promise<AppError> {
    const task = (await listGenerations(this.#db, [taskId])).find(({ id }) => id === taskId);
    return new AppError(errorOf(task?.errorCode ?? null)?.code ?? 'generation_failed');
  }
}

/** How far the making of a week is now; null where nothing is made. */
export async function generationOf(db: Executor, taskId: string | null): Promise<WeekGeneration | null> {
  const task = taskId === null ? null : await findGeneration(db, taskId);
  if (task?.status !== 'pending') return task && toGeneration(task, null);
  return generationIn(await listGenerations(db, []), task.id);
}

function generationIn(tasks: readonly GenerationTask[], taskId: string): WeekGeneration | null {
  const task = tasks.find(({ id }) => id === taskId);
  if (!task) return null;
  const waiting = tasks.filter((other) => other.status === 'pending');
  return toGeneration(task, task.status === 'pending' ? waiting.indexOf(task) + 1 : null);
}

function toGeneration(
  { id, status, step, progress, message }: GenerationTask,
  position: number | null,
): WeekGeneration {
  const now = position === null ? message : sayPosition(position);
  return { task_id: id, status, step, progress, message: now, position };
}

/** Of requests within one moment a later one may be shown first: nobody who waits is told a worse place for it. */
function atMost(generation: WeekGeneration | null, place: number): WeekGeneration | null {
  const isWorse = generation !== null && generation.position !== null && generation.position > place;
  return isWorse ? { ...generation, position: place, message: sayPosition(place) } : generation;
}

const sayPosition = (position: number): string =>
  position === 1 ? 'Next in the queue' : `Number ${position} in the queue`;
