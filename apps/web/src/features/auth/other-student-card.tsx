import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import UserRoundCog from 'lucide-react/icons/user-round-cog';
import { Link } from 'react-router';
import { MessagePage } from '../../layout/message-page.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';

/** Asks before a sign-in link takes this browser from one student to another. */
export function OtherStudentCard({
  signedInAs,
  linkFor,
  switching,
  onSwitch,
}: {
  signedInAs: string;
  linkFor: string;
  switching: boolean;
  onSwitch: () => void;
}) {
  usePageTitle(t`Continue as somebody else?`);
  return (
    <MessagePage
      icon={UserRoundCog}
      title={t`Continue as somebody else?`}
      actions={
        <>
          <Button
            variant="primary"
            size="lg"
            className="max-w-full"
            loading={switching && t`Signing in`}
            onClick={onSwitch}
          >
            <span className="min-w-0 truncate">{t`Continue as ${linkFor}`}</span>
          </Button>
          <Button size="lg" asChild>
            <Link to="/">{t`Stay signed in`}</Link>
          </Button>
        </>
      }
    >
      <p>
        <Trans>
          You’re signed in as <b className="wrap-anywhere font-medium text-primary">{signedInAs}</b>. This link is for{' '}
          <b className="wrap-anywhere font-medium text-primary">{linkFor}</b> and signs you out here.
        </Trans>
      </p>
      <p className="mt-2 text-base">{t`If you didn’t ask for this link, stay signed in.`}</p>
    </MessagePage>
  );
}
