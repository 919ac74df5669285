import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import { UnavailableScreen } from '../features/auth/unavailable-screen.tsx';
import { LoadingScreen } from '../layout/loading-screen.tsx';
import { loadingTexts } from '../lib/loading-texts.ts';
import { useSession } from '../lib/session/session-store.ts';
import { findSession } from './session-restore.ts';
import { useReturnAfterSignIn } from './use-return-after-sign-in.ts';

/** Pages that need a student but no course: whoever is not signed in comes to the front page, or sees `otherwise`. */
export function SignedIn({
  otherwise = <Navigate to="/" replace />,
  children = <Outlet />,
}: {
  otherwise?: ReactNode;
  children?: ReactNode;
}) {
  const session = useSession();
  useReturnAfterSignIn(session.status === 'signed-out');
  useEffect(() => {
    if (session.status === 'checking') void findSession();
  }, [session.status]);
  switch (session.status) {
    case 'checking':
      return <LoadingScreen text={loadingTexts.account} />;
    case 'unreachable':
      return <UnavailableScreen message={session.message} onRetry={() => void findSession()} />;
    case 'signed-out':
      return otherwise;
    case 'signed-in':
      return children;
  }
}
