import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { startupQuery } from '../features/folders/folders.queries.ts';
import { isApiError, messageOf, textOf } from '../lib/api/errors.ts';
import { loseServer, updateSession, useSession } from '../lib/session/session-store.ts';
import { decideScreen, type Screen } from './render-gate.ts';

const courseInPath = /^\/syllabus\/([^/]+)/;

/** Gathers what the decision needs, keeps the session's current folder true, and decides. */
export function useGate({ justSignedIn }: { justSignedIn: boolean }): Screen {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const session = useSession();
  const record = session.status === 'signed-in' ? session.record : null;
  const startup = useQuery({ ...startupQuery(record?.userId ?? ''), enabled: record !== null });

  const folderIds = startup.data?.folders.map((folder) => folder.folderId) ?? [];
  // The route decides first, then the query, then what the browser and the server remember (spec §4).
  const wanted = [
    decodeURIComponent(courseInPath.exec(pathname)?.[1] ?? ''),
    query.get('folder'),
    record?.currentFolderId,
    startup.data?.currentFolderId,
  ];
  const currentFolderId = wanted.find((id) => id && folderIds.includes(id)) ?? folderIds[0] ?? null;

  useEffect(() => {
    if (!startup.data) return;
    updateSession({ currentFolderId, ...(folderIds.length > 0 ? { isOnboarded: true } : {}) });
  }, [startup.data, currentFolderId, folderIds.length]);

  useEffect(() => {
    // A refused session is closed where every refusal is heard; anything else means that the server could not be asked.
    if (startup.error && !isApiError(startup.error, 'unauthenticated', 'aborted'))
      loseServer(messageOf(startup.error), { keepRecord: justSignedIn });
  }, [startup.error, justSignedIn]);

  const waitsForNetwork = startup.isPending && startup.fetchStatus === 'paused';
  const startupState =
    record === null || waitsForNetwork ? 'idle' : startup.data ? 'ready' : startup.isError ? 'failed' : 'loading';

  return decideScreen({
    path: pathname,
    query,
    checkingAuth: session.status === 'checking',
    unreachable: session.status === 'unreachable' ? session.message : waitsForNetwork ? textOf('offline') : null,
    userId: record?.userId ?? null,
    hasUserInfo: record !== null,
    startup: startupState,
    folderIds,
    currentFolderId,
    // Nothing is sold yet, so nobody is without a subscription.
    subscription: 'active',
  });
}
