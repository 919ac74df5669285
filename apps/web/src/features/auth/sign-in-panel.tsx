import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../lib/api/errors.ts';
import { Alert } from '../../ui/alert.tsx';
import { ToggleGroup } from '../../ui/toggle-group.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkSent } from './link-sent.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { type LinkWay, type RequestedLink, signInWaysQuery, useRequestLink } from './sign-in.queries.ts';

/** The ways in that this server has, then where the link went. */
export function SignInPanel({
  autoFocus,
  expired,
  way: firstWay = 'email',
}: {
  autoFocus?: boolean;
  /** Whose session ended; the address may be unknown. */
  expired?: { email: string } | null;
  way?: LinkWay;
}) {
  const [chosen, setChosen] = useState<LinkWay>(firstWay);
  const [sent, setSent] = useState<RequestedLink | null>(null);
  const request = useRequestLink();
  const ways = useQuery(signInWaysQuery);
  const way = ways.data?.sms ? chosen : 'email';

  if (sent)
    return (
      <LinkSent
        link={sent}
        resend={() => request.mutate(sent, { onSuccess: setSent })}
        resending={request.isPending}
        failure={request.isError ? messageOf(request.error) : null}
        onBack={() => {
          setSent(null);
          request.reset();
        }}
      />
    );

  return (
    <div className="max-w-108">
      {expired && (
        <Alert
          tone="info"
          title={t`You were signed out.`}
          className="mb-4"
          action={
            expired.email && (
              <Link to="/auth/simple-unlock" className="font-medium underline underline-offset-2">
                {t`Send a link to ${expired.email}`}
              </Link>
            )
          }
        >{t`Sign in to go on. Nothing you saved is lost.`}</Alert>
      )}
      {/* First, because it is in the first HTML: what comes with the app does not push it away under the finger. */}
      <LinkForm key={way} way={way} autoFocus={autoFocus} request={request} onSent={setSent} />
      {ways.data?.sms && (
        <div className="mt-3 grid">
          <ToggleGroup
            label={t`Where to send the link`}
            value={way}
            options={[
              { value: 'email', label: t`Email`, icon: Mail },
              { value: 'sms', label: t`Text message`, icon: MessageSquareText },
            ]}
            onChange={setChosen}
          />
        </div>
      )}
      <ProviderButtons providers={ways.data?.providers ?? []} />
    </div>
  );
}
