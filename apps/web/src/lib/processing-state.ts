import { limits } from '@weekwise/contracts/limits.ts';
import { z } from 'zod';
import { boundedStore, ofStudent, storageLimits } from './storage.ts';

/** Tasks of one kind that this tab started on the server, so that a reload picks them up again. */
export interface ProcessingState {
  /** Null, and forgotten, once an hour has passed or nobody knows since when it runs (spec §4). */
  taskId(key: string, now?: number): string | null;
  start(key: string, taskId: string, now?: number): void;
  end(key: string): void;
}

export function processingState(kind: string): ProcessingState {
  const store = boundedStore({
    kind: ofStudent + kind,
    schema: z.object({ taskId: z.string(), startedAt: z.number() }),
    limit: storageLimits.sessionKeys,
    storage: () => sessionStorage,
  });
  return {
    taskId(key, now = Date.now()) {
      const state = store.get(key);
      if (state && now - state.startedAt < limits.processingStateExpiry) return state.taskId;
      store.remove(key);
      return null;
    },
    start: (key, taskId, now = Date.now()) => store.set(key, { taskId, startedAt: now }),
    end: (key) => store.remove(key),
  };
}
