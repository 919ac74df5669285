import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { rememberReturn } from '../lib/session/return-path.ts';
import { useSession } from '../lib/session/session-store.ts';

/**
 * Who came by a link to a page of theirs, or was signed out on it, comes back to it. Who signed out themselves does
 * not:
 * the next to sign in here may be somebody else.
 */
export function useReturnAfterSignIn(isTurnedAway: boolean): void {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const wasHere = useRef(false);
  useEffect(() => {
    if (session.status === 'signed-in') wasHere.current = true;
    const cameForPage = !wasHere.current || (session.status === 'signed-out' && session.reason === 'expired');
    if (isTurnedAway && pathname !== '/' && cameForPage) rememberReturn(pathname + search + hash);
  }, [session, isTurnedAway, pathname, search, hash]);
}
