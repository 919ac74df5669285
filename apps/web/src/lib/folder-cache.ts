import type { Query, QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { currentUserId } from './session/session-store.ts';
import { boundedStore, ofStudent, storageLimits } from './storage.ts';

const minute = 60_000;
/** Spec §9. */
export const folderCacheLimits = { lifetime: 5 * minute, folders: 50 } as const;
/** Milliseconds from an answer to its writing: a course that opens brings several. */
const writeDelay = 500;

/** What is known of a folder: the families whose keys go on with its id, and with nothing else. */
const families: readonly unknown[] = ['contents', 'syllabus-status'];
const folderOf = ({ queryKey }: Pick<Query, 'queryKey'>): string | null =>
  queryKey.length === 2 && families.includes(queryKey[0]) && typeof queryKey[1] === 'string' ? queryKey[1] : null;

const keptFolder = z.object({
  userId: z.string(),
  build: z.string(),
  entries: z.array(z.object({ family: z.string(), data: z.unknown(), updatedAt: z.number() })),
});

/**
 * Keeps what is known of the folders that were opened: of at most 50 in memory (those longest out of sight go first),
 * and of the last of them for 5 minutes in the session, so that a reload draws them at once. Returns how to stop.
 * @param build names the app as it was built: what another one wrote may have another shape
 */
export function keepFolderData(client: QueryClient, { build = '' } = {}): () => void {
  const kept = boundedStore({
    kind: `${ofStudent}folder`,
    schema: keptFolder,
    limit: storageLimits.sessionKeys,
    storage: () => sessionStorage,
  });
  const cache = client.getQueryCache();
  /** Least recently answered first. */
  let order: string[] = [];
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();

  const queriesOf = (folderId: string) => cache.getAll().filter((query) => folderOf(query) === folderId);
  const write = (folderId: string, userId: string) => {
    waiting.delete(folderId);
    // Whoever signed out meanwhile leaves nothing behind.
    if (currentUserId() !== userId) return;
    const entries = queriesOf(folderId)
      .filter(({ state }) => state.status === 'success')
      .map(({ queryKey, state }) => ({
        family: String(queryKey[0]),
        data: state.data,
        updatedAt: state.dataUpdatedAt,
      }));
    if (entries.length > 0) kept.set(folderId, { userId, build, entries });
  };
  const evict = () => {
    for (const folderId of order.slice(0, Math.max(0, order.length - folderCacheLimits.folders))) {
      const queries = queriesOf(folderId);
      if (queries.some((query) => query.isActive())) continue;
      for (const query of queries) cache.remove(query);
      order = order.filter((other) => other !== folderId);
    }
  };

  const stop = cache.subscribe(({ type, query }) => {
    const folderId = folderOf(query);
    if (folderId === null) return;
    if (type === 'added') restore(folderId);
    if (type !== 'updated' || query.state.status !== 'success' || query.state.fetchStatus !== 'idle') return;
    order = [...order.filter((other) => other !== folderId), folderId];
    evict();
    const userId = currentUserId();
    if (userId !== null && !waiting.has(folderId))
      waiting.set(
        folderId,
        setTimeout(() => write(folderId, userId), writeDelay),
      );
  });

  /** Once per folder and page: what is answered later is newer. */
  const restored = new Set<string>();
  function restore(folderId: string): void {
    if (restored.has(folderId)) return;
    restored.add(folderId);
    const found = kept.get(folderId);
    if (!found) return;
    if (found.userId !== currentUserId() || found.build !== build) {
      kept.remove(folderId);
      return;
    }
    for (const { family, data, updatedAt } of found.entries) {
      if (!families.includes(family) || Date.now() - updatedAt >= folderCacheLimits.lifetime) continue;
      const queryKey = [family, folderId];
      if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, data, { updatedAt });
    }
  }

  return () => {
    stop();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
}
