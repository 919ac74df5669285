import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import { type DefaultOptions, MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import type { PersistedClient, PersistQueryClientOptions } from '@tanstack/react-query-persist-client';
import { z } from 'zod';
import { ApiError, isApiError, sayInConsole } from './api/errors.ts';
import { readRecord } from './session/session-record.ts';
import { currentUserId, sessionState, subscribeToSession } from './session/session-store.ts';
import { clearStudentStorage, storedValue } from './storage.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long an answer of a kind counts as fresh (spec §9). */
export const freshFor = {
  /** What goes on changing by itself and has no line of its own: purchases, drives, the figures of admins. */
  default: 30 * second,
  folderList: 5 * minute,
  folder: 2 * minute,
  folderFiles: 60 * second,
  embeddingStatus: 15 * second,
  /** Of single files, as far as one of them has no passages to search. */
  embeddingStatusOfFiles: 10 * second,
  embeddingStatusLive: 5 * second,
  syllabusStatus: 10 * second,
  health: 30 * second,
  plans: 10 * minute,
  systemFolders: 10 * minute,
  userInfo: 5 * minute,
  searchResults: 5 * minute,
  existingSearch: 2 * minute,
} as const;

/** Families that outlive a closed tab. The first part of a query key names the family. */
const persistedFamilies = new Set([
  'chat-thread',
  'chat-messages',
  'syllabus',
  'simple-weekly-data',
  'weekwise-summary',
]);
const persistKey = 'weekwise.query-cache';
const persisted = storedValue('query-cache', z.unknown());
const persistMaxAge = 24 * hour;

/** For a query of a persisted family: fresh 30 min, kept 24 h. */
export const persistedLifetime = { staleTime: 30 * minute, gcTime: persistMaxAge } as const;

/** 1 s doubling, at most 30 s. */
export const backoff = (attempt: number): number => Math.min(second * 2 ** attempt, 30 * second);

const worthRetrying = (error: unknown): boolean => error instanceof ApiError && error.retryable;

const shellDefaults: DefaultOptions = {
  queries: {
    staleTime: 5 * minute,
    gcTime: 10 * minute,
    retry: (failures, error) => failures < 2 && worthRetrying(error),
    retryDelay: backoff,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  },
  mutations: {
    // A lost connection may have carried the request across: only an answer that says "later" is asked again.
    retry: (failures, error) => failures < 1 && isApiError(error, 'unavailable', 'rate_limited'),
    retryDelay: backoff,
  },
};

/** `onSignedOut` hears once for every call that the server refused for want of a session. */
export function createQueryClient({ onSignedOut }: { onSignedOut: () => void }): QueryClient {
  const onError = (error: unknown) => {
    if (isApiError(error, 'unauthenticated')) onSignedOut();
    sayInConsole(error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: shellDefaults,
  });
}

/**
 * Keeps the named families in `localStorage`, written at most once a second. A failed restore removes them.
 * @param build names the app as it was built: what another one wrote may have another shape, and is removed too
 */
export function persistOptions({ build = '' } = {}): Omit<PersistQueryClientOptions, 'queryClient'> {
  return {
    persister: createAsyncStoragePersister({
      storage: whileSignedIn,
      key: persistKey,
      throttleTime: second,
      retry: newerHalf,
    }),
    maxAge: persistMaxAge,
    buster: build,
    dehydrateOptions: {
      // One that waits for the network could not be made again from what is written: only its page knows how.
      shouldDehydrateMutation: () => false,
      shouldDehydrateQuery: (query) =>
        query.state.status === 'success' && persistedFamilies.has(String(query.queryKey[0])) && !forgotten.has(query),
    },
  };
}

/**
 * A write comes up to a second after what it holds, and from any tab: it must not bring back what signing out removed,
 * nor give it to the next student. So it counts only while this tab's student is also the one of the record that all
 * tabs share.
 */
const whileSignedIn: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  // Where storage is closed to us there is no record either, and nothing of it is touched.
  getItem: (key) => (readRecord() ? localStorage.getItem(key) : null),
  setItem: (key, value) => {
    const userId = currentUserId();
    if (userId !== null && readRecord()?.userId === userId) localStorage.setItem(key, value);
  },
  removeItem: () => persisted.remove(),
};

/**
 * Storage is full: the older half gives way, until the rest has room. One by one would take a second of a phone's time.
 */
function newerHalf({ persistedClient }: { persistedClient: PersistedClient }): PersistedClient | undefined {
  const { clientState } = persistedClient;
  const newestFirst = clientState.queries.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt);
  if (newestFirst.length < 2) return undefined;
  const queries = newestFirst.slice(0, Math.ceil(newestFirst.length / 2));
  return { ...persistedClient, clientState: { ...clientState, queries } };
}

/** Answers leave a cache one by one, and each that leaves has the rest written: these must not be. */
const forgotten = new WeakSet<Query>();

function forgetAnswers(client: QueryClient): void {
  for (const query of client.getQueryCache().getAll()) forgotten.add(query);
  client.clear();
}

/** One student's answers never stay for the next one at this browser. */
export function forgetEverything(client: QueryClient): void {
  forgetAnswers(client);
  persisted.remove();
  clearStudentStorage();
  // Fetched only here: most pages keep no files.
  void import('./student-files.ts').then(({ clearStudentFiles }) => clearStudentFiles());
}

/**
 * Forgets what a student was answered once they, or somebody else, sign out or in: here or in another tab. Returns how
 * to stop.
 */
export function forgetWithStudent(client: QueryClient): () => void {
  let known = readRecord()?.userId ?? null;
  return subscribeToSession(() => {
    const userId = currentUserId();
    // While the session is asked for or cannot be, the student may be the same.
    if (userId === null && sessionState().status !== 'signed-out') return;
    if (known !== null && known !== userId) forgetAnswers(client);
    known = userId;
  });
}
