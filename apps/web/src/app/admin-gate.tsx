import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Lock from 'lucide-react/icons/lock';
import ShieldX from 'lucide-react/icons/shield-x';
import { Link, Outlet } from 'react-router';
import { adminStatusQuery } from '../features/auth/admin-status.queries.ts';
import { UnavailableScreen } from '../features/auth/unavailable-screen.tsx';
import { LoadingScreen } from '../layout/loading-screen.tsx';
import { MessagePage } from '../layout/message-page.tsx';
import { messageOf } from '../lib/api/errors.ts';
import { loadingTexts } from '../lib/loading-texts.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { useSession, useUserId } from '../lib/session/session-store.ts';
import { Button } from '../ui/button.tsx';
import { SignedIn } from './signed-in.tsx';

/** Pages for admins (spec §2). What they show comes from calls that the server answers to admins only. */
export function AdminGate() {
  return (
    <SignedIn otherwise={<LoginRequired />}>
      <ForAdmins />
    </SignedIn>
  );
}

function LoginRequired() {
  usePageTitle(t`Admin Access Required`);
  return (
    <MessagePage
      icon={Lock}
      title={t`Admin Access Required`}
      actions={
        <Button variant="primary" size="lg" asChild>
          <Link to="/">{t`Go to Login`}</Link>
        </Button>
      }
    >
      <p>{t`Please log in to access the admin dashboard.`}</p>
    </MessagePage>
  );
}

function ForAdmins() {
  const status = useQuery(adminStatusQuery(useUserId()));
  const waitsForNetwork = status.isPending && status.fetchStatus === 'paused';
  if (status.data === true) return <Outlet />;
  if (status.data === false) return <NotAnAdmin />;
  if (status.isError || waitsForNetwork) {
    const message = status.isError ? messageOf(status.error) : null;
    return <UnavailableScreen message={message} onRetry={() => void status.refetch()} />;
  }
  return <LoadingScreen text={loadingTexts.account} />;
}

function NotAnAdmin() {
  const session = useSession();
  const email = session.status === 'signed-in' && session.record.email;
  usePageTitle(t`Not an admin`);
  return (
    <MessagePage
      icon={ShieldX}
      title={t`You are not an admin`}
      actions={
        <Button variant="primary" size="lg" asChild>
          <Link to="/">{t`Your courses`}</Link>
        </Button>
      }
    >
      <p>
        {t`This page is for the people who run Weekwise here.`}
        {email && (
          <>
            {' '}
            <Trans>
              You are signed in as <b className="wrap-anywhere font-medium text-primary">{email}</b>.
            </Trans>
          </>
        )}
      </p>
    </MessagePage>
  );
}
