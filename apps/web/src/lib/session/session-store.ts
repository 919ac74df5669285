import { useEffect, useSyncExternalStore } from 'react';
import {
  clearRecord,
  expireRecord,
  onRecordChange,
  readRecord,
  type SessionRecord,
  writeRecord,
} from './session-record.ts';

export type SessionState =
  | { status: 'checking' }
  | { status: 'signed-out' /** Why, when the student did not ask for it. */; reason: 'expired' | null }
  | { status: 'unreachable'; message: string }
  | { status: 'signed-in'; record: SessionRecord };

let state: SessionState = { status: 'checking' };
const listeners = new Set<() => void>();

function publish(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

export function sessionState(): SessionState {
  return state;
}

export function currentUserId(): string | null {
  return state.status === 'signed-in' ? state.record.userId : null;
}

/** Takes the stored record, if it still counts, as who is here; otherwise the server has to be asked. */
export function restoreSession(): SessionState {
  const record = readRecord();
  publish(record ? { status: 'signed-in', record } : { status: 'checking' });
  return state;
}

export function openSession(record: Omit<SessionRecord, 'lastUpdated'>): void {
  const written = { ...record, lastUpdated: Date.now() };
  writeRecord(written);
  publish({ status: 'signed-in', record: written });
}

export function updateSession(change: Partial<Pick<SessionRecord, 'isOnboarded' | 'currentFolderId' | 'name'>>): void {
  if (state.status !== 'signed-in') return;
  const { record } = state;
  const same = Object.entries(change).every(([key, value]) => record[key as keyof typeof change] === value);
  if (!same) openSession({ ...record, ...change });
}

/** Forgets who was here. `expired`: the server no longer knows the session, and a new link may open it again. */
export function closeSession(reason: 'expired' | null = null): void {
  if (reason === 'expired') expireRecord();
  else clearRecord();
  publish({ status: 'signed-out', reason });
}

/**
 * The server could not be asked; the record is dropped (spec §8) and the cookie will tell on the next try.
 * `keepRecord`:
 * right after a sign-in it stays (spec §4).
 */
export function loseServer(message: string, { keepRecord = false } = {}): void {
  if (!keepRecord) clearRecord();
  publish({ status: 'unreachable', message });
}

export function startChecking(): void {
  publish({ status: 'checking' });
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, sessionState, sessionState);
}

/**
 * For pages that need no account: this browser's record is enough to know who is here, and the page waits for nobody.
 */
export function useKnownSession(): SessionState {
  const session = useSession();
  useEffect(() => {
    if (session.status === 'checking') restoreSession();
  }, [session.status]);
  return session;
}

/** For screens that only a signed-in student reaches. */
export function useUserId(): string {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('This screen needs a session');
  return session.record.userId;
}

/** Follows sign-in and sign-out in other tabs. Returns how to stop. */
export function followOtherTabs(): () => void {
  return onRecordChange(() => {
    const record = readRecord();
    if (!record && state.status === 'signed-in') publish({ status: 'signed-out', reason: null });
    if (record && record.userId !== currentUserId()) publish({ status: 'signed-in', record });
  });
}
