import { uploadFile } from '@weekwise/contracts/files.ts';
import { useSyncExternalStore } from 'react';
import { type ClientErrorCode, isApiError, messageOf, textOf } from '../../lib/api/errors.ts';
import { upload } from '../../lib/api/upload.ts';
import { currentUserId, subscribeToSession } from '../../lib/session/session-store.ts';
import { complaintAbout } from './file-check.ts';

export type UploadState =
  | { phase: 'waiting' }
  | { phase: 'sending' /** 0 to 1. */; fraction: number }
  /** The bytes are safe on the server; a task reads them. */
  | { phase: 'reading'; taskId: string; fileId: string }
  | { phase: 'done'; fileId: string }
  | { phase: 'failed'; message: string /** The same file may succeed on another try. */; retryable: boolean }
  | { phase: 'cancelled' };

/** One file on its way into a course. Kept outside React, so that it goes on while pages change. */
export interface Upload {
  id: string;
  folderId: string;
  file: File;
  role: 'syllabus' | 'material';
  state: UploadState;
}

/** How many files are sent at once; the rest waits, so that each arrives sooner. */
const sendAtOnce = 2;

let uploads: readonly Upload[] = [];
const sending = new Map<string, AbortController>();
const listeners = new Set<() => void>();

function publish(next: readonly Upload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}

// One student's files never go on under the name of the next.
subscribeToSession(() => {
  if (currentUserId() !== null || uploads.length === 0) return;
  for (const controller of sending.values()) controller.abort();
  publish([]);
});

function setState(id: string, state: UploadState): void {
  publish(uploads.map((entry) => (entry.id === id ? { ...entry, state } : entry)));
}

export function useAllUploads(): readonly Upload[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => uploads,
  );
}

/** Puts files in line and starts to send. Files that cannot be read are refused before a byte is sent. */
export function startUploads(folderId: string, files: readonly File[], role: Upload['role']): void {
  const added = files.map((file): Upload => {
    const complaint = complaintAbout(file);
    return {
      id: crypto.randomUUID(),
      folderId,
      file,
      role,
      state: complaint ? failure(complaint, textOf(complaint)) : { phase: 'waiting' },
    };
  });
  publish([...uploads, ...added]);
  sendNext();
}

export function retryUpload(id: string): void {
  setState(id, { phase: 'waiting' });
  sendNext();
}

/** Stops a file that waits or is being sent. A file that is being read belongs to its task. */
export function abortUpload(id: string): void {
  sending.get(id)?.abort();
  setState(id, { phase: 'cancelled' });
}

export function settleUpload(id: string, state: UploadState): void {
  setState(id, state);
}

export function dismissUpload(id: string): void {
  sending.get(id)?.abort();
  publish(uploads.filter((entry) => entry.id !== id));
}

function failure(code: ClientErrorCode, message: string): UploadState {
  const retryable = ['offline', 'unreachable', 'unavailable', 'internal', 'rate_limited'].includes(code);
  return { phase: 'failed', message, retryable };
}

function sendNext(): void {
  for (const entry of uploads) {
    if (sending.size >= sendAtOnce) return;
    if (entry.state.phase === 'waiting' && !sending.has(entry.id)) void send(entry);
  }
}

async function send({ id, folderId, file, role }: Upload): Promise<void> {
  const controller = new AbortController();
  sending.set(id, controller);
  setState(id, { phase: 'sending', fraction: 0 });
  try {
    const answer = await upload(uploadFile, {
      fields: { folder_id: folderId, role, user_id: currentUserId() ?? '' },
      file,
      signal: controller.signal,
      onProgress: (fraction) => setState(id, { phase: 'sending', fraction }),
    });
    setState(id, { phase: 'reading', taskId: answer.operation_id, fileId: answer.file_id });
  } catch (error) {
    if (isApiError(error, 'aborted')) setState(id, { phase: 'cancelled' });
    else setState(id, failure(isApiError(error) ? error.code : 'internal', messageOf(error)));
  } finally {
    sending.delete(id);
    sendNext();
  }
}
