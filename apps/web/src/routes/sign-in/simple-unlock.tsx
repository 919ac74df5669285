import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { LinkSent } from '../../features/auth/link-sent.tsx';
import { useRequestLink } from '../../features/auth/sign-in.queries.ts';
import { MessagePage } from '../../layout/message-page.tsx';
import { messageOf } from '../../lib/api/errors.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { readExpiredRecord } from '../../lib/session/session-record.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';

/** For who was here before: a new link to the address that this browser knows, without typing it. */
export default function SimpleUnlock() {
  const [known] = useState(() => readExpiredRecord());
  const request = useRequestLink();
  const navigate = useNavigate();
  usePageTitle(t`Unlock`);
  if (!known?.email) return <Navigate to="/" replace />;

  const { email, name } = known;
  const send = () => request.mutate({ way: 'email', to: email });
  const failure = request.isError ? messageOf(request.error) : null;
  return (
    <MessagePage
      icon={LockKeyhole}
      title={name && name !== email ? t`Welcome back, ${name}` : t`Welcome back`}
      actions={
        !request.data && (
          <>
            <Button
              variant="primary"
              size="lg"
              loading={request.isPending ? t`Sending` : false}
              onClick={send}
            >{t`Send me a link`}</Button>
            <Button size="lg" asChild>
              <Link to="/">{t`Sign in another way`}</Link>
            </Button>
          </>
        )
      }
    >
      {request.data ? (
        <LinkSent
          framed={false}
          link={request.data}
          resend={send}
          resending={request.isPending}
          failure={failure}
          onBack={() => void navigate('/')}
        />
      ) : (
        <>
          <p>
            <Trans>
              Your session has ended. A sign-in link to{' '}
              <b className="wrap-anywhere font-medium text-primary">{email}</b> opens it again.
            </Trans>
          </p>
          {failure && (
            <Alert tone="danger" className="mt-3">
              {failure}
            </Alert>
          )}
        </>
      )}
    </MessagePage>
  );
}
