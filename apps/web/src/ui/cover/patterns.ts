import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { currentUserId, subscribeToSession } from '../../lib/session/session-store.ts';
import { boundedStore, ofStudent, storageLimits } from '../../lib/storage.ts';

/** Milliseconds from the last choice to its writing (spec §9): whoever looks for a pattern goes through many. */
const saveDelay = 500;

/** Which of an id's patterns a student chose; those who chose none see the first. */
const chosen = boundedStore({
  kind: `${ofStudent}folder-images`,
  schema: z.int().positive(),
  limit: storageLimits.folderImages,
  storage: () => localStorage,
});

const known = new Map<string, number>();
const waiting = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();
let student = currentUserId();

/** What one student chose is nothing to the next. */
function forgetOthers(): void {
  if (currentUserId() === student) return;
  student = currentUserId();
  for (const timer of waiting.values()) clearTimeout(timer);
  waiting.clear();
  known.clear();
  publish();
}
subscribeToSession(forgetOthers);

function publish(): void {
  for (const listener of listeners) listener();
}

/** The pattern of an id: 0 the one that everybody sees, others by choice. */
function patternOf(id: string): number {
  const before = known.get(id);
  if (before !== undefined) return before;
  const pattern = chosen.get(id) ?? 0;
  known.set(id, pattern);
  return pattern;
}

/** Shows the next pattern of an id at once, and remembers it in this browser. */
export function chooseNextPattern(id: string): void {
  known.set(id, patternOf(id) + 1);
  clearTimeout(waiting.get(id));
  waiting.set(
    id,
    setTimeout(() => {
      waiting.delete(id);
      chosen.set(id, patternOf(id));
    }, saveDelay),
  );
  publish();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePattern(id: string): number {
  return useSyncExternalStore(
    subscribe,
    () => patternOf(id),
    () => 0,
  );
}
