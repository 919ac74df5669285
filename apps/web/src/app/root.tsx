import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { OfflineBanner } from '../layout/offline-banner.tsx';
import { focusHeading } from '../lib/focus-heading.ts';
import { prefetchModules } from '../lib/lazy-module.tsx';
import { loadWhenOnline } from '../lib/load-when-online.ts';
import { followOtherTabs, useSession } from '../lib/session/session-store.ts';
import { setOverlay, useOverlay } from '../lib/shell.ts';
import { useShortcut } from '../lib/shortcuts.ts';
import { printInLight, settleTheme } from '../lib/theme.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { useLeaveFrame } from './use-leave-frame.ts';

const Palette = lazy(() => import('./palette.tsx'));
const ShortcutList = lazy(() => import('./shortcut-list.tsx'));
const Background = lazy(() => loadWhenOnline(() => import('./background.tsx')));

/** What is around every page. */
export function Root() {
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  const overlay = useOverlay();
  const isAtRest = useAtRest();
  const navigate = useNavigate();

  useEffect(followOtherTabs, []);
  useEffect(settleTheme, []);
  useEffect(printInLight, []);
  useFocusOnRouteChange();
  useLeaveFrame();
  useShortcut(
    { keys: '$mod+k', label: t`Search courses, files, commands`, group: 'General' },
    () => setOverlay(overlay === 'palette' ? null : 'palette'),
    signedIn,
  );
  const { pathname } = useLocation();
  const hasOwnSearch = pathname === '/wiki';
  useShortcut(
    { keys: '/', label: t`Search`, group: 'General' },
    () => setOverlay('palette'),
    signedIn && !hasOwnSearch,
  );
  useShortcut({ keys: '[Shift]+?', label: t`This list`, group: 'General' }, () => setOverlay('shortcuts'));
  useShortcut({ keys: 'g d', label: t`Courses`, group: 'Go to' }, () => void navigate('/dashboard'), signedIn);
  useShortcut({ keys: 'g r', label: t`Review`, group: 'Go to' }, () => void navigate('/review'), signedIn);
  useShortcut({ keys: 'g p', label: t`Progress`, group: 'Go to' }, () => void navigate('/progress'), signedIn);
  useShortcut({ keys: 'g w', label: t`Wiki`, group: 'Go to' }, () => void navigate('/wiki'));

  return (
    <>
      <OfflineBanner />
      <Outlet />
      <ScrollRestoration />
      <Suspense fallback={null}>
        {overlay === 'shortcuts' && <ShortcutList />}
        {signedIn && overlay === 'palette' && <Palette />}
      </Suspense>
      <Suspense fallback={null}>{isAtRest && <Background signedIn={signedIn} />}</Suspense>
    </>
  );
}

/** Whether the first page is seen and has what it asked for. What it can do without comes then. */
function useAtRest(): boolean {
  const client = useQueryClient();
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const gone = new AbortController();
    void whenIdle(client, gone.signal).then(() => {
      if (gone.signal.aborted) return;
      setAtRest(true);
      void prefetchModules();
    });
    return () => gone.abort();
  }, [client]);
  return isAtRest;
}

/** A new page is read out from its heading; the first one is left to the browser. */
function useFocusOnRouteChange(): void {
  const { pathname, search } = useLocation();
  // What a course's address names besides is a page of its own: its weeks, the sources of a reading, each pane on a
  // phone.
  const query = new URLSearchParams(search);
  const page = [pathname, ...['week', 'view', 'find', 'pane'].map((name) => query.get(name))].join(' ');
  const previous = useRef(page);
  useEffect(() => {
    if (previous.current === page) return;
    previous.current = page;
    // The page may still be on its way; a frame later its heading is there if its chunk was.
    const frame = requestAnimationFrame(() => {
      // A page that put the focus somewhere itself knows better. What was hidden meanwhile still has it for a frame.
      const focused = document.activeElement;
      if (focused && focused !== document.body && !focused.closest('[hidden]')) return;
      focusHeading();
    });
    return () => cancelAnimationFrame(frame);
  }, [page]);
}
