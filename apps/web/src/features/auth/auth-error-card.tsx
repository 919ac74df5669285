import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { fixedTexts } from '@weekwise/contracts/fixed-texts.ts';
import { clsx } from 'clsx';
import Link2Off from 'lucide-react/icons/link-2-off';
import { say } from '#lingui';
import { MessagePage } from '../../layout/message-page.tsx';
import type { LinkError } from '../../lib/link-error.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { listOf } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { signInWaysQuery } from './sign-in.queries.ts';

/** What a failed sign-in shows; it overrides every other screen (spec §2). Title and buttons are fixed there. */
export function AuthErrorCard({
  message,
  fromLink,
  onRequestLink,
  onHome,
}: LinkError & {
  onRequestLink: () => void;
  onHome: () => void;
}) {
  const { data: ways } = useQuery(signInWaysQuery);
  const others = [...(ways?.providers.map(({ name }) => name) ?? []), ...(ways?.sms ? [t`a text message`] : [])];
  usePageTitle(say(fixedTexts.authenticationError));
  return (
    <MessagePage
      icon={Link2Off}
      tone="danger"
      title={say(fixedTexts.authenticationError)}
      footnote={
        others.length > 0 && t`Still stuck? On the homepage you can also sign in with ${listOf(others, 'disjunction')}.`
      }
      actions={
        <>
          <Button variant="primary" size="lg" onClick={onRequestLink}>{t`Request New Magic Link`}</Button>
          <Button size="lg" onClick={onHome}>{t`Back to Homepage`}</Button>
        </>
      }
    >
      <div role="alert">
        {fromLink && <p>{t`The sign-in did not work. The link that led here says:`}</p>}
        <p className={clsx('wrap-anywhere', fromLink && 'mt-2 border-s-2 ps-3 text-base text-muted')}>{message}</p>
      </div>
      <p
        className={clsx('text-base text-muted', fromLink ? 'mt-3' : 'mt-1')}
      >{t`Nothing in your folders has changed.`}</p>
    </MessagePage>
  );
}
