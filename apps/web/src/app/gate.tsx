import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router';
import { UnavailableScreen } from '../features/auth/unavailable-screen.tsx';
import { LoadingScreen } from '../layout/loading-screen.tsx';
import { lazyComponent, lazyModule } from '../lib/lazy-module.tsx';
import type { LinkError } from '../lib/link-error.ts';
import { forgetEverything } from '../lib/query-client.ts';
import { forgetReturn, returnPath } from '../lib/session/return-path.ts';
import { closeSession, useSession } from '../lib/session/session-store.ts';
import { LandingPage } from './landing-page.tsx';
import { useLoginReturn } from './login-return.ts';
import { askWhoIsHere, findSession } from './session-restore.ts';
import { useGate } from './use-gate.ts';
import { useReturnAfterSignIn } from './use-return-after-sign-in.ts';

const AuthErrorCard = lazyComponent(
  lazyModule(() => import('../features/auth/auth-error-card.tsx')),
  (part) => part.AuthErrorCard,
);
const SmsHome = lazy(() => import('../routes/sms/sms-home.tsx'));

const newCoursePath = '/dashboard/new';

/** Shows what the render decision says; the main app is the matched route below it. */
export function Gate() {
  const returned = useLoginReturn();
  const screen = useGate({ justSignedIn: returned });
  const session = useSession();
  const { pathname, key } = useLocation();
  const navigate = useNavigate();

  const isBack = returned && session.status === 'signed-in';
  useEffect(() => {
    const wish = isBack ? returnPath() : null;
    if (wish === null) return;
    forgetReturn();
    void navigate(wish, { replace: true });
  }, [isBack, navigate]);

  useReturnAfterSignIn(screen.kind === 'landing');

  // Under the card of a failed sign-in nobody is here until its reader says where to go.
  const hasFailed = screen.kind === 'auth-error';
  useEffect(() => {
    // Another student may have come back than the one this browser remembers.
    if (session.status === 'checking' && !hasFailed) void (returned ? askWhoIsHere() : findSession());
  }, [session.status, returned, hasFailed]);

  switch (screen.kind) {
    case 'auth-error':
      return <AuthError message={screen.message} fromLink={screen.fromLink} />;
    case 'loading':
      return <LoadingScreen text={screen.text} />;
    case 'unavailable':
      return <UnavailableScreen message={screen.message} onRetry={() => void findSession()} />;
    case 'landing':
      return <LandingPage />;
    case 'onboarding':
      // One address for a first course and for the next, so that nothing is drawn anew once the folder exists.
      // By its key: the parameters of a sign-in may go from the address while the page still loads, which gives up
      // the way to it.
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

function AuthError({ message, fromLink }: LinkError) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [query] = useSearchParams();
  // Whose link it was is not sure: nothing of whoever was here before stays (spec §4).
  useEffect(() => {
    forgetEverything(client);
    closeSession();
  }, [client]);
  const error = query.get('error');
  useEffect(() => {
    if (error === null) return;
    const rest = new URLSearchParams(query);
    rest.delete('error');
    // The card stays with this entry of the history.
    void navigate({ search: rest.toString() }, { replace: true, state: { authError: error } });
  }, [error, query, navigate]);
  const home = (askForLink: boolean) => {
    // The cookie may still be good: an old link signs nobody out. Who asks for a new one gets the field for it all
    // the same.
    if (!askForLink) void findSession();
    void navigate('/', { replace: true, state: { askForLink } });
  };
  return (
    <Suspense fallback={null}>
      <AuthErrorCard
        message={message}
        fromLink={fromLink}
        onRequestLink={() => home(true)}
        onHome={() => home(false)}
      />
    </Suspense>
  );
}
