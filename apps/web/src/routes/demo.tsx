import { useQuery } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../components/button.tsx';
import { LoadingScreen } from '../components/loading-screen.tsx';
import { MessagePage } from '../components/message-page.tsx';
import { titleOf } from '../features/folders/folder.ts';
import { messageOf, textOf } from '../lib/api/errors.ts';
import { useOnlineAgain } from '../lib/online.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { restoreSession, sessionState } from '../lib/session/session-store.ts';
import { CourseScreen } from './course/course-screen.tsx';
import { demoQuery, isReading } from './demo/demo.queries.ts';
import { DemoBanner } from './demo/demo-banner.tsx';

const SourcesScreen = lazy(() => import('./sources/sources-screen.tsx'));

/** The split screen with the demo course, for whoever comes (spec §2). Who is signed in stays signed in. */
export default function Demo() {
  const [query] = useSearchParams();
  const { data: folder, error, failureReason, refetch } = useQuery(demoQuery);
  usePageTitle(folder ? `Demo: ${titleOf(folder)}` : 'Demo');
  useEffect(() => {
    if (sessionState().status === 'checking') restoreSession();
  }, []);
  if (folder && query.has('find'))
    return (
      <Suspense fallback={null}>
        <SourcesScreen folder={folder} banner={<DemoBanner />} />
      </Suspense>
    );
  if (folder) return <CourseScreen folder={folder} folders={[folder]} banner={<DemoBanner />} />;
  if (error) return <DemoUnavailable message={messageOf(error)} onRetry={() => void refetch()} />;
  return <LoadingScreen text={isReading(failureReason) ? textOf('demo_not_ready') : 'Opening the demo...'} />;
}

function DemoUnavailable({ message, onRetry }: { message: string; onRetry: () => void }) {
  const online = useOnlineAgain(onRetry);
  return (
    <MessagePage
      icon={WifiOff}
      title={online ? 'The demo could not be opened' : 'You are offline'}
      actions={
        <>
          <Button variant="primary" size="lg" onClick={onRetry}>
            Try again
          </Button>
          <Button size="lg" asChild>
            <Link to="/">To the front page</Link>
          </Button>
        </>
      }
    >
      <p role="alert">{online ? message : 'Connect to the network to open the demo.'}</p>
    </MessagePage>
  );
}
