import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import WifiOff from 'lucide-react/icons/wifi-off';
import { Link, Outlet } from 'react-router';
import type { Folder } from '../../features/folders/folder.ts';
import { LoadingScreen } from '../../layout/loading-screen.tsx';
import { MessagePage } from '../../layout/message-page.tsx';
import { messageOf, textOf } from '../../lib/api/errors.ts';
import { useOnlineAgain } from '../../lib/online.ts';
import { useKnownSession } from '../../lib/session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { demoQuery, isReading } from './demo.queries.ts';

/** Opens the demo for whoever comes to any of its pages (spec §2). Who is signed in stays signed in. */
export default function DemoGate() {
  const { data: folder, error, failureReason, refetch } = useQuery(demoQuery);
  useKnownSession();
  if (folder) return <Outlet context={folder satisfies Folder} />;
  if (error) return <DemoUnavailable message={messageOf(error)} onRetry={() => void refetch()} />;
  return <LoadingScreen text={isReading(failureReason) ? textOf('demo_not_ready') : t`Opening the demo...`} />;
}

function DemoUnavailable({ message, onRetry }: { message: string; onRetry: () => void }) {
  const online = useOnlineAgain(onRetry);
  return (
    <MessagePage
      icon={WifiOff}
      title={online ? t`The demo could not be opened` : t`You are offline`}
      actions={
        <>
          <Button variant="primary" size="lg" onClick={onRetry}>{t`Try again`}</Button>
          <Button size="lg" asChild>
            <Link to="/">{t`To the front page`}</Link>
          </Button>
        </>
      }
    >
      <p role="alert">{online ? message : t`Connect to the network to open the demo.`}</p>
    </MessagePage>
  );
}
