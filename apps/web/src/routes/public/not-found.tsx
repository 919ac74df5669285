import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { Link, useLocation } from 'react-router';
import { MessagePage } from '../../layout/message-page.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { useKnownSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';

export default function NotFound() {
  const { pathname } = useLocation();
  usePageTitle(t`Page not found`);
  useKnownSession();
  return (
    <MessagePage
      icon={MapPinOff}
      title={t`There is no page here`}
      actions={
        <Button variant="primary" size="lg" asChild>
          <Link to="/">{t`Your courses`}</Link>
        </Button>
      }
    >
      <p>
        <Trans>
          <span className="break-all font-medium text-primary">{pathname}</span> is not an address of Weekwise. Check
          the spelling, or go on from your courses.
        </Trans>
      </p>
    </MessagePage>
  );
}
