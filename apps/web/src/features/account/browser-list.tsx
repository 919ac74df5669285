import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { messageOf } from '../../lib/api/errors.ts';
import { dayOf, formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { sayDone, sayFailed } from '../../ui/toast.ts';
import { type SignedInBrowser, useRevokeSession } from './account.queries.ts';
import { browserName } from './browser-name.ts';

/** Where the account is signed in. The browser in use is ended by signing out, so it has no button here. */
export function BrowserList({ browsers }: { browsers: readonly SignedInBrowser[] }) {
  const revoke = useRevokeSession();
  const signOut = ({ id, userAgent }: SignedInBrowser) =>
    revoke.mutate(id, {
      onSuccess: () => sayDone(t`${browserName(userAgent)} is signed out`),
      onError: (error) => sayFailed(messageOf(error)),
    });
  return (
    <ul className="divide-y">
      {browsers.map((browser) => (
        <li key={browser.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 first:pt-0">
          <Icon of={isPhone(browser) ? Smartphone : Monitor} size={16} className="shrink-0 text-muted" />
          <div className="min-w-0 flex-1">
            <p className="font-medium text-sm">{browserName(browser.userAgent)}</p>
            <p className="text-muted text-xs">
              <Trans>
                <span className="whitespace-nowrap">
                  Signed in {formatDate(dayOf(browser.signedInAt), 'withYear')},
                </span>{' '}
                <span className="whitespace-nowrap">until {formatDate(dayOf(browser.expiresAt), 'withYear')}</span>
              </Trans>
            </p>
          </div>
          {browser.isCurrent ? (
            <Chip tone="accent">{t`This browser`}</Chip>
          ) : (
            <Button
              size="sm"
              loading={revoke.isPending && revoke.variables === browser.id && t`Signing out`}
              onClick={() => signOut(browser)}
              aria-label={t`Sign out ${browserName(browser.userAgent)}`}
            >{t`Sign out`}</Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const isPhone = ({ userAgent }: SignedInBrowser): boolean => /Mobi|Android|iPhone/.test(userAgent ?? '');
