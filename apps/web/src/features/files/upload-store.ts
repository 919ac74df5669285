import type { FileRole } from '@weekwise/domain/documents.ts';
import { useSyncExternalStore } from 'react';

export type UploadState =
  | { phase: 'waiting' }
  | { phase: 'sending' /** 0 to 1. */; fraction: number }
  /** The bytes are safe on the server; a task reads them. */
  | { phase: 'reading'; taskId: string; fileId: string }
  | { phase: 'done'; fileId: string }
  /** Looks like a file that is there already; sent only when asked. */
  | { phase: 'skipped'; message: string }
  /** Another file of the course has its name: the student says which of them stays. */
  | { phase: 'clash'; fileId: string; message: string }
  | { phase: 'failed'; message: string /** The same file may succeed on another try. */; retryable: boolean }
  | { phase: 'cancelled' };

/** One file on its way into a course. Kept outside React, so that it goes on while pages change. */
export interface Upload {
  id: string;
  folderId: string;
  file: File;
  role: FileRole;
  /** Sent although a file like it is there. */
  twin: boolean;
  /** The file that it is to replace. */
  replaces: string | null;
  /** Bytes were sent before: the answer to them may have been lost on the way. */
  sentBefore: boolean;
  /** What is done with it once it is in the course. */
  onArrived?: ((fileId: string) => void) | undefined;
  state: UploadState;
}

let uploads: readonly Upload[] = [];
const listeners = new Set<() => void>();

export const allUploads = (): readonly Upload[] => uploads;

/** Its bytes are not all on the server yet. */
export const isUnsent = ({ state }: Pick<Upload, 'state'>): boolean =>
  state.phase === 'waiting' || state.phase === 'sending';

/** Leaving the page now would lose bytes: the browser asks first. */
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** What is on its way from now on. Only what sends and follows uploads changes it. */
export function publish(next: readonly Upload[]): void {
  uploads = next;
  // Only while it is needed: the listener keeps the page out of the browser's back-forward cache.
  if (uploads.some(isUnsent)) window.addEventListener('beforeunload', askBeforeLeaving);
  else window.removeEventListener('beforeunload', askBeforeLeaving);
  for (const listener of listeners) listener();
}

export function useAllUploads(): readonly Upload[] {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, allUploads);
}
