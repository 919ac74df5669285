import { ApiError } from './errors.ts';
import { dropPrefetched } from './prefetched.ts';

/** Milliseconds for which a request that is on its way is joined by others that ask the same (spec §9). */
const sharedFor = 5_000;

interface Shared {
  answer: Promise<unknown>;
  startedAt: number;
  /** How many wait for it; when none does any more, it is given up. */
  waiting: number;
  giveUp: AbortController;
}

const pending = new Map<string, Shared>();

/**
 * One request for all that ask the same at the same time. `key` names who asks for what. Whoever gives up leaves; the
 * request itself ends with the last of them.
 */
export function shareRequest<T>(
  key: string,
  start: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> {
  if (signal?.aborted) return Promise.reject(new ApiError('aborted'));
  const before = pending.get(key);
  const shared = before && Date.now() - before.startedAt < sharedFor ? before : begin(key, start);
  shared.waiting += 1;
  return new Promise<T>((resolve, reject) => {
    const leave = () => {
      reject(new ApiError('aborted'));
      shared.waiting -= 1;
      if (shared.waiting > 0) return;
      forget(key, shared);
      shared.giveUp.abort();
    };
    signal?.addEventListener('abort', leave, { once: true });
    const stay = () => signal?.removeEventListener('abort', leave);
    (shared.answer as Promise<T>).then(resolve, reject).finally(stay);
  });
}

function begin(key: string, start: (signal: AbortSignal) => Promise<unknown>): Shared {
  const giveUp = new AbortController();
  const shared: Shared = { answer: start(giveUp.signal), startedAt: Date.now(), waiting: 0, giveUp };
  pending.set(key, shared);
  const end = () => forget(key, shared);
  shared.answer.then(end, end);
  return shared;
}

function forget(key: string, shared: Shared): void {
  // A later one may have taken its place.
  if (pending.get(key) === shared) pending.delete(key);
}

/** What was asked before a change says nothing about what is there after it. */
export function forgetPendingRequests(): void {
  pending.clear();
  dropPrefetched();
}
