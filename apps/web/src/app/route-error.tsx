import { CircleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button } from '../components/button.tsx';
import { MessagePage } from '../components/message-page.tsx';
import { messageOf } from '../lib/api/errors.ts';

/** A chunk of the app that is gone: a new version was installed while this tab was open. */
function isStaleChunk(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

/** The last net: a screen that failed to draw never leaves an empty page. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  const stale = isStaleChunk(error);
  return (
    <MessagePage
      icon={CircleAlert}
      tone="danger"
      title={stale ? 'Weekwise was updated' : 'This page could not be shown'}
      actions={
        <>
          <Button variant="primary" size="lg" onClick={() => window.location.reload()}>
            Load the page again
          </Button>
          {!stale && (
            <Button size="lg" asChild>
              <a href="/dashboard">Your courses</a>
            </Button>
          )}
        </>
      }
    >
      <p role="alert">{stale ? 'Load the page again to get the new version.' : messageOf(error)}</p>
    </MessagePage>
  );
}
