import { t } from '@lingui/core/macro';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { LucideIcon } from 'lucide-react/types';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { MessagePage } from '../layout/message-page.tsx';
import { messageOf } from '../lib/api/errors.ts';
import { useOnlineAgain } from '../lib/online.ts';
import { Button } from '../ui/button.tsx';

/** A chunk of the app did not come. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

const reload = () => window.location.reload();

/** The last net: a screen that failed to draw never leaves an empty page. */
export function RouteError() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  if (!isMissingChunk(error)) return <Failed title={t`This page could not be shown`} says={messageOf(error)} home />;
  return <Missing />;
}

/**
 * Gone since a new version was installed while this tab was open; or there is no network, and the page comes with it.
 */
function Missing() {
  const online = useOnlineAgain(reload);
  return online ? (
    <Failed title={t`Weekwise was updated`} says={t`Load the page again to get the new version.`} />
  ) : (
    <Failed
      icon={WifiOff}
      title={t`You are offline`}
      says={t`This page was not opened before. It comes when the network is back.`}
    />
  );
}

function Failed({
  icon = CircleAlert,
  title,
  says,
  home = false,
}: {
  icon?: LucideIcon;
  title: string;
  says: string;
  /** Whether it may be better elsewhere. */
  home?: boolean;
}) {
  return (
    <MessagePage
      icon={icon}
      tone="danger"
      title={title}
      actions={
        <>
          <Button variant="primary" size="lg" onClick={reload}>{t`Load the page again`}</Button>
          {home && (
            <Button size="lg" asChild>
              <a href="/dashboard">{t`Your courses`}</a>
            </Button>
          )}
        </>
      }
    >
      <p role="alert">{says}</p>
    </MessagePage>
  );
}
