import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { liveTurnsOf, useLiveTurns } from './live-turns.ts';

/**
 * Keeps the open conversation in the address: opening one is a step that "back" undoes, and a link that was sent leads
 * to it. The one that the course goes on with needs no name. Draws nothing, so that what changes with each address is
 * drawn elsewhere.
 */
export function ThreadAddress({ folderId }: { folderId: string }) {
  const { key, search, state } = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const { chosen } = useLiveTurns(folderId);
  const named = new URLSearchParams(search).get('thread');
  const followed = useRef<string | null>(null);
  useLayoutEffect(() => {
    const live = liveTurnsOf(folderId);
    const isNew = followed.current !== key;
    followed.current = key;
    // Whoever goes back goes to what stood there. A link of the course that names no conversation leaves the one that
    // is open.
    if (isNew && (named !== null || type === 'POP')) live.choose(named);
    if (live.chosen === named) return;
    const query = new URLSearchParams(search);
    if (live.chosen === null) query.delete('thread');
    else query.set('thread', live.chosen);
    const isStep = !isNew && live.chosen !== null;
    // A file that is open over the week closes by itself then, not by a step back.
    void navigate(
      { search: query.toString() },
      isStep ? { state: { ...state, pushed: false } } : { replace: true, state },
    );
  }, [folderId, key, search, state, type, named, chosen, navigate]);
  return null;
}
