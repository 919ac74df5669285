import { t } from '@lingui/core/macro';
import WifiOff from 'lucide-react/icons/wifi-off';
import { MessagePage } from '../../layout/message-page.tsx';
import { textOf } from '../../lib/api/errors.ts';
import { useOnlineAgain } from '../../lib/online.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/button.tsx';

/** The server could not be asked who is here, or what they have. */
export function UnavailableScreen({ message, onRetry }: { message: string | null; onRetry: () => void }) {
  // The network is back: nobody has to press anything.
  const online = useOnlineAgain(onRetry);
  usePageTitle(online ? t`Not available` : t`Offline`);
  return (
    <MessagePage
      icon={WifiOff}
      title={online ? t`Your workspace could not be loaded` : t`You are offline`}
      actions={<Button variant="primary" size="lg" onClick={onRetry}>{t`Try again`}</Button>}
    >
      <p role="alert">
        {online ? (message ?? textOf('unreachable')) : t`Connect to the network to open your courses.`}
      </p>
      <p className="mt-1 text-base text-muted">{t`Your courses and files are safe on the server.`}</p>
    </MessagePage>
  );
}
