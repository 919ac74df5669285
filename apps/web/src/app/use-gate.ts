import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { subscriptionQuery } from '../features/billing/folder-plan.queries.ts';
import { startupQuery } from '../features/folders/folders.queries.ts';
import { forgetStartup } from '../features/folders/kept-startup.ts';
import { isApiError, messageOf, textOf } from '../lib/api/errors.ts';
import { loseServer, updateSession, useSession } from '../lib/session/session-store.ts';
import { currentFolder } from './current-folder.ts';
import { decideScreen, type GateInput, type Screen } from './render-gate.ts';
import { useFirstFolder } from './use-first-folder.ts';
import { usePaymentWithoutCourse } from './use-payment-without-course.ts';

const courseInPath = /^\/syllabus\/([^/]+)/;

/** The folder that an address names; what spells nothing is no folder of anybody. */
function folderIn(pathname: string): string | null {
  const spelled = courseInPath.exec(pathname)?.[1] ?? '';
  try {
    return decodeURIComponent(spelled) || null;
  } catch {
    return spelled;
  }
}

/** What a sign-in failed with, once it is gone from the address. */
function authErrorIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('authError' in state)) return null;
  return typeof state.authError === 'string' ? state.authError : null;
}

/** Gathers what the decision needs, keeps the session's current folder true, and decides. */
export function useGate({ justSignedIn }: { justSignedIn: boolean }): Screen {
  const { pathname, state } = useLocation();
  const [query] = useSearchParams();
  const client = useQueryClient();
  const session = useSession();
  const record = session.status === 'signed-in' ? session.record : null;
  const userId = record?.userId ?? '';
  const startup = useQuery({ ...startupQuery(userId), enabled: record !== null });
  const { data, error } = startup;

  const folderIds = data?.folders.map((folder) => folder.folderId) ?? [];
  const [first] = folderIds;
  const claims = {
    route: folderIn(pathname),
    query: query.get('folder') || null,
    startup: data?.currentFolderId ?? null,
    stored: record?.currentFolderId ?? null,
  };
  const currentFolderId = currentFolder(claims, folderIds);
  const exists = currentFolderId !== null && folderIds.includes(currentFolderId);
  const returnsFromPayment = query.has('session_id');
  // A list that was kept may not know yet what was made elsewhere: nobody is led away while it is asked for anew.
  const isKnown = !startup.isFetching;
  useFirstFolder(isKnown && first !== undefined && !exists && !returnsFromPayment ? first : null);

  const isStarted = data !== undefined;
  useEffect(() => {
    if (!isStarted) return;
    const folder = exists || first === undefined ? { currentFolderId } : {};
    updateSession({ ...folder, ...(first === undefined ? {} : { isOnboarded: true }) });
  }, [isStarted, currentFolderId, exists, first]);

  // What this browser kept is as old as can be. An answer of this visit outlives a later failure: nobody is led out
  // of their work.
  const isAnswered = startup.dataUpdatedAt > 0;
  useEffect(() => {
    // A refused session is closed where every refusal is heard; anything else means that the server could not be asked.
    if (!error || isAnswered || isApiError(error, 'unauthenticated', 'aborted')) return;
    loseServer(messageOf(error), { keepRecord: justSignedIn });
    client.removeQueries({ queryKey: startupQuery(userId).queryKey });
    forgetStartup(userId);
  }, [error, isAnswered, justSignedIn, client, userId]);

  const subscription = useQuery({
    ...subscriptionQuery(userId, { hasFolders: first !== undefined }),
    enabled: record !== null && isStarted,
  });
  const isUnpaid = subscription.data === false && !subscription.isFetching;
  usePaymentWithoutCourse(returnsFromPayment && isStarted && isKnown && (first === undefined || isUnpaid));

  const waitsForNetwork = startup.isPending && startup.fetchStatus === 'paused';
  const startupState =
    record === null || waitsForNetwork ? 'idle' : isStarted ? 'ready' : startup.isError ? 'failed' : 'loading';

  return decideScreen({
    path: pathname,
    query,
    authError: query.get('error') || authErrorIn(state),
    checkingAuth: session.status === 'checking',
    unreachable: session.status === 'unreachable' ? session.message : waitsForNetwork ? textOf('offline') : null,
    userId: record?.userId ?? null,
    hasUserInfo: record !== null,
    startup: startupState,
    folderIds,
    currentFolderId,
    subscription: subscriptionState(subscription),
  });
}

/** Where it cannot be asked, nobody is locked out: what is not paid, the server refuses by itself. */
function subscriptionState({ data, isError }: { data?: boolean; isError: boolean }): GateInput['subscription'] {
  if (data === undefined) return isError ? 'active' : 'loading';
  return data ? 'active' : 'inactive';
}
