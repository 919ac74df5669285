import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { OfflineBanner } from '../components/offline-banner.tsx';
import { FollowUploads } from '../features/files/use-uploads.ts';
import { followOtherTabs, useSession } from '../lib/session/session-store.ts';
import { setOverlay, useOverlay } from '../lib/shell.ts';
import { useShortcut } from '../lib/shortcuts.ts';
import { paintBrowserBar, printInLight } from '../lib/theme.ts';

const Palette = lazy(() => import('./palette.tsx'));
const ShortcutList = lazy(() => import('./shortcut-list.tsx'));
const Nudges = lazy(async () => ({ default: (await import('../features/suggestions/nudge.tsx')).Nudges }));
const Toaster = lazy(async () => ({ default: (await import('../components/toaster.tsx')).Toaster }));

/** What is around every page. */
export function Root() {
  const session = useSession();
  const signedIn = session.status === 'signed-in';
  const overlay = useOverlay();
  const navigate = useNavigate();

  useEffect(followOtherTabs, []);
  useEffect(paintBrowserBar, []);
  useEffect(printInLight, []);
  useFocusOnRouteChange();
  useShortcut(
    { keys: '$mod+k', label: 'Search courses, files, commands', group: 'General' },
    () => setOverlay(overlay === 'palette' ? null : 'palette'),
    signedIn,
  );
  const { pathname } = useLocation();
  const hasOwnSearch = pathname === '/wiki';
  useShortcut({ keys: '/', label: 'Search', group: 'General' }, () => setOverlay('palette'), signedIn && !hasOwnSearch);
  useShortcut({ keys: '[Shift]+?', label: 'This list', group: 'General' }, () => setOverlay('shortcuts'));
  useShortcut({ keys: 'g d', label: 'Courses', group: 'Go to' }, () => void navigate('/dashboard'), signedIn);
  useShortcut({ keys: 'g p', label: 'Progress', group: 'Go to' }, () => void navigate('/progress'), signedIn);
  useShortcut({ keys: 'g r', label: 'Review', group: 'Go to' }, () => void navigate('/review'), signedIn);
  useShortcut({ keys: 'g w', label: 'Wiki', group: 'Go to' }, () => void navigate('/wiki'));

  return (
    <>
      <OfflineBanner />
      <FollowUploads />
      <Outlet />
      <ScrollRestoration />
      <Suspense fallback={null}>
        <Toaster />
        {overlay === 'shortcuts' && <ShortcutList />}
        {signedIn && <Nudges />}
        {signedIn && overlay === 'palette' && <Palette />}
      </Suspense>
    </>
  );
}

/** A new page is read out from its heading; the first one is left to the browser. */
function useFocusOnRouteChange(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // The page may still be on its way; a frame later its heading is there if its chunk was.
    const frame = requestAnimationFrame(() => {
      // A page that put the focus somewhere itself knows better.
      if (document.activeElement && document.activeElement !== document.body) return;
      document.querySelector<HTMLElement>('main h1')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
