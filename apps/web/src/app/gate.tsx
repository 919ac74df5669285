import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { LoadingScreen } from '../components/loading-screen.tsx';
import { AuthErrorCard } from '../features/auth/auth-error-card.tsx';
import { UnavailableScreen } from '../features/auth/unavailable-screen.tsx';
import { forgetEverything } from '../lib/query-client.ts';
import { forgetReturn, rememberReturn, returnPath } from '../lib/session/return-path.ts';
import { closeSession, useSession } from '../lib/session/session-store.ts';
import { LandingPage } from './landing-page.tsx';
import { useLoginReturn } from './login-return.ts';
import { askWhoIsHere, findSession } from './session-restore.ts';
import { useGate } from './use-gate.ts';

const SmsHome = lazy(() => import('../routes/sms-home.tsx'));

const newCoursePath = '/dashboard/new';

/** Shows what the render decision says; the main app is the matched route below it. */
export function Gate() {
  const returned = useLoginReturn();
  const screen = useGate({ justSignedIn: returned });
  const session = useSession();
  const { pathname, search, key } = useLocation();
  const wasHere = useRef(false);
  const navigate = useNavigate();

  const isBack = returned && session.status === 'signed-in';
  useEffect(() => {
    const wish = isBack ? returnPath() : null;
    if (wish === null) return;
    forgetReturn();
    void navigate(wish, { replace: true });
  }, [isBack, navigate]);

  useEffect(() => {
    if (session.status === 'signed-in') wasHere.current = true;
    // Who came by a link to a page of theirs, or was signed out on it, comes back to it. Who signed out themselves does not:
    // the next to sign in here may be somebody else.
    const cameForPage = !wasHere.current || (session.status === 'signed-out' && session.reason === 'expired');
    if (screen.kind === 'landing' && pathname !== '/' && cameForPage) rememberReturn(pathname + search);
  }, [session, screen.kind, pathname, search]);

  useEffect(() => {
    // Another student may have come back than the one this browser remembers.
    if (session.status === 'checking') void (returned ? askWhoIsHere() : findSession());
  }, [session.status, returned]);

  switch (screen.kind) {
    case 'auth-error':
      return <AuthError message={screen.message} />;
    case 'loading':
      return <LoadingScreen text={screen.text} />;
    case 'unavailable':
      return <UnavailableScreen message={screen.message} onRetry={() => void findSession()} />;
    case 'landing':
      return <LandingPage />;
    case 'onboarding':
      // One address for a first course and for the next, so that nothing is drawn anew once the folder exists.
      // By its key: the parameters of a sign-in may go from the address while the page still loads, which gives up the way to it.
      return pathname === newCoursePath ? <Outlet /> : <Navigate key={key} to={newCoursePath} replace />;
    case 'sms-syllabus':
      return (
        <Suspense fallback={null}>
          <SmsHome />
        </Suspense>
      );
    case 'dashboard':
    case 'split-screen':
      return <Outlet />;
  }
}

function AuthError({ message }: { message: string }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  // Whose link it was is not sure: nothing of whoever was here before stays (spec §4).
  useEffect(() => {
    forgetEverything(client);
    closeSession();
  }, [client]);
  const home = (askForLink: boolean) => {
    // The cookie may still be good: an old link does not sign anybody out.
    void findSession();
    void navigate('/', { replace: true, state: { askForLink } });
  };
  return <AuthErrorCard message={message} onRequestLink={() => home(true)} onHome={() => home(false)} />;
}
