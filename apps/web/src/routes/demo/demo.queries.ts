import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { openDemo } from '@weekwise/contracts/demo.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { demoFolder } from '@weekwise/domain/demo.ts';
import { z } from 'zod';
import { forgetConversation } from '../../features/chat/forget-conversation.ts';
import { type Folder, folderFromWire } from '../../features/folders/folder.ts';
import { call } from '../../lib/api/call.ts';
import { ApiError, isApiError } from '../../lib/api/errors.ts';
import { backoff } from '../../lib/query-client.ts';
import { boundedStore, storageLimits, storedValue } from '../../lib/storage.ts';

const demoRecord = storedValue('demo-session', openDemo.response);
const openedHere = boundedStore({
  kind: 'demo',
  schema: z.literal(true),
  limit: storageLimits.sessionKeys,
  storage: () => sessionStorage,
});

/** A server that has just been set up reads its demo course first. */
export const isReading = (error: unknown): boolean => isApiError(error, 'demo_not_ready');

/**
 * Opens the demo, or opens it again before its day is over. Without a network the stored session counts as long as it
 * is valid: what was read before is still there.
 */
export const demoQuery = queryOptions({
  queryKey: ['demo'],
  queryFn: async ({ signal, client }): Promise<Folder> => {
    beginBrowserSession(client);
    try {
      const opened = await call(openDemo, { signal });
      demoRecord.set(opened);
      return folderFromWire(opened.folder);
    } catch (error) {
      const known = demoRecord.get();
      if (!isApiError(error, 'offline', 'unreachable') || !known || Date.parse(known.expires_at) <= Date.now())
        throw error;
      return folderFromWire(known.folder);
    }
  },
  networkMode: 'always',
  refetchOnMount: 'always',
  refetchInterval: limits.demoSessionLifetime / 2,
  retry: (failures, error) => isReading(error) || (failures < 2 && error instanceof ApiError && error.retryable),
  retryDelay: (failures, error) => (isReading(error) ? 2_000 : backoff(failures)),
});

/** Nobody finds what another visitor asked: once per browser session the demo's chat history is cleared (spec §4). */
function beginBrowserSession(client: QueryClient): void {
  if (openedHere.get('opened')) return;
  forgetConversation(client, demoFolder.id);
  openedHere.set('opened', true);
}
