import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { currentUserId } from '../../lib/session/session-store.ts';
import { boundedStore, ofStudent, storageLimits } from '../../lib/storage.ts';
import { folder } from './folder.ts';

/** The student's folders and the current one: what the app starts with. */
const startup = z.object({ folders: z.array(folder), currentFolderId: z.string().nullable() });
export type Startup = z.infer<typeof startup>;

const kept = boundedStore({
  kind: `${ofStudent}startup`,
  schema: startup,
  limit: storageLimits.userData,
  storage: () => localStorage,
});

/** What a student saw last in this browser: their courses are there at once, and without a network (spec §3). */
export const keptStartup = (userId: string): Startup | undefined => kept.get(userId) ?? undefined;

/** It may be wrong, or somebody else's: the next start asks the server first. */
export const forgetStartup = (userId: string): void => kept.remove(userId);

/** Keeps each new list of folders. Returns how to stop. */
export function keepStartup(client: QueryClient): () => void {
  return client.getQueryCache().subscribe(({ type, query }) => {
    const [family, userId] = query.queryKey;
    if (family !== 'startup' || type !== 'updated' || query.state.status !== 'success') return;
    // Whoever signed out meanwhile leaves nothing behind.
    if (typeof userId !== 'string' || userId !== currentUserId()) return;
    const { data } = query.state as { data: Startup | undefined };
    // Without folders the next start asks first: a course may have been made elsewhere, and nobody is set up twice.
    if (data?.folders.length) kept.set(userId, data);
    else kept.remove(userId);
  });
}
