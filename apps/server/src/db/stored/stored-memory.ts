import type { Memory } from '@weekwise/engine/spaced-repetition/memory.ts';

/** A memory as the log keeps it: JSON has no dates. */
export type StoredMemory = Omit<Memory, 'due' | 'lastReview'> & { due: string; lastReview: string | null };

export function toStored(memory: Memory): StoredMemory {
  return { ...memory, due: memory.due.toISOString(), lastReview: memory.lastReview?.toISOString() ?? null };
}

export function fromStored(stored: StoredMemory): Memory {
  return {
    ...stored,
    due: new Date(stored.due),
    lastReview: stored.lastReview === null ? null : new Date(stored.lastReview),
  };
}
