import { plural, t } from '@lingui/core/macro';
import { connectGoogleDrive } from '@weekwise/contracts/drives-google.ts';
import Cloud from 'lucide-react/icons/cloud';
import Ellipsis from 'lucide-react/icons/ellipsis';
import KeyRound from 'lucide-react/icons/key-round';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Server from 'lucide-react/icons/server';
import Unplug from 'lucide-react/icons/unplug';
import { urlOf } from '../../lib/api/call.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { sayDone, sayFailed } from '../../ui/toast.ts';
import { driveLooks, needsSignIn } from './drive-status.ts';
import { type ConnectedDrive, useCheckDrive } from './drives.queries.ts';

/** The disk of the server, and every drive of the student's own with how it is. */
export function DriveList({
  drives,
  onSignIn,
  onDisconnect,
}: {
  drives: readonly ConnectedDrive[];
  /** For drives whose sign-in is a form of ours. */
  onSignIn: (drive: ConnectedDrive) => void;
  onDisconnect: (drive: ConnectedDrive) => void;
}) {
  return (
    <ul aria-label={t`Drives`} className="divide-y rounded-lg border bg-surface">
      <li className="flex items-center gap-4 px-4 py-3.5">
        <Icon of={Server} size={20} className={iconLook} />
        <div className="min-w-0 flex-1">
          <p className="font-medium">{t`This server`}</p>
          <p className="text-muted text-xs">{t`Where files are kept unless you choose a drive for a course.`}</p>
        </div>
      </li>
      {drives.map((drive) => (
        <DriveRow key={drive.connectionId} drive={drive} onSignIn={onSignIn} onDisconnect={() => onDisconnect(drive)} />
      ))}
    </ul>
  );
}

/** Where a row is many lines high it belongs to the first. */
const iconLook = 'shrink-0 text-muted max-sm:mt-0.5 max-sm:self-start';

function DriveRow({
  drive,
  onSignIn,
  onDisconnect,
}: {
  drive: ConnectedDrive;
  onSignIn: (drive: ConnectedDrive) => void;
  onDisconnect: () => void;
}) {
  const { connectionId, label, account, address, status, courseCount } = drive;
  const check = useCheckDrive();
  const look = driveLooks[status];
  const signIn = () => (drive.kind === 'webdav' ? onSignIn(drive) : window.location.assign(googleSignIn(connectionId)));
  const runCheck = () =>
    check.mutate(connectionId, {
      onSuccess: ({ connection }) => {
        if (connection?.status === 'ok') sayDone(t`${label} answers`);
      },
      onError: (error) => sayFailed(messageOf(error)),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5">
      <Icon of={Cloud} size={20} className={iconLook} />
      <div className="min-w-48 flex-1">
        <p className="break-words font-medium">{label}</p>
        <p className="tabular break-all text-muted text-xs">
          {[
            account,
            address && hostOf(address),
            courseCount > 0 && plural(courseCount, { one: '# course', other: '# courses' }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {look.meaning && <p className="mt-1 max-w-(--syllabus-measure) text-secondary text-sm">{look.meaning}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-3 max-sm:ps-9">
        <span role="status">
          {check.isPending ? (
            <Chip mark={<Spinner size={11} />}>{t`Asking it`}</Chip>
          ) : (
            <Chip tone={look.tone} icon={look.icon}>
              {look.text}
            </Chip>
          )}
        </span>
        {needsSignIn(drive) && (
          <Button size="sm" aria-label={t`Sign in to ${label}`} onClick={signIn}>
            {status === 'disconnected' ? t`Connect again` : t`Sign in`}
          </Button>
        )}
        {status === 'unreachable' && (
          <Button size="sm" aria-label={t`Ask ${label} again`} onClick={runCheck}>{t`Try again`}</Button>
        )}
        <Menu trigger={<IconButton icon={Ellipsis} label={t`More for ${label}`} size="sm" />}>
          <MenuItem icon={RefreshCw} disabled={status === 'disconnected'} onSelect={runCheck}>{t`Check now`}</MenuItem>
          <MenuItem icon={KeyRound} onSelect={signIn}>{t`Sign in again`}</MenuItem>
          {status !== 'disconnected' && (
            <>
              <MenuSeparator />
              <MenuItem icon={Unplug} danger onSelect={onDisconnect}>{t`Disconnect`}</MenuItem>
            </>
          )}
        </Menu>
      </div>
    </li>
  );
}

/** Where Google asks the student to allow it; with a connection, the one that is to be allowed again. */
export const googleSignIn = (connectionId?: string): string =>
  urlOf(connectGoogleDrive, { query: { connection_id: connectionId } });

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : address);
