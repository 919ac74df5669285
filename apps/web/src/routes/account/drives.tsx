import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { DisconnectDialog } from '../../features/drives/disconnect-dialog.tsx';
import { DriveList, googleSignIn } from '../../features/drives/drive-list.tsx';
import { type ConnectedDrive, type ConnectedDrives, drivesQuery } from '../../features/drives/drives.queries.ts';
import { WebDavDialog } from '../../features/drives/web-dav-dialog.tsx';
import { ApiError } from '../../lib/api/errors.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Skeleton, Skeletons } from '../../ui/skeleton.tsx';
import { sayDone } from '../../ui/toast.ts';
import { AppHeader } from '../shared/app-header.tsx';

/**
 * Where the files of courses are kept. `/drives/{connection}` is where a refusal of a drive leads: its sign-in is open.
 * Google comes back with `?connected={connection}` or `?error={text}`.
 */
export default function DrivesPage() {
  const drives = useQuery({ ...drivesQuery, refetchOnMount: 'always' });
  usePageTitle(t`Drives`);
  return (
    <>
      <AppHeader />
      <main id="main" tabIndex={-1} className="page max-w-208 pb-16 outline-none">
        <header className="pt-5 pb-4 md:pt-7 md:pb-5">
          <h1 tabIndex={-1} className="type-page">{t`Drives`}</h1>
          <p className="mt-1 max-w-(--syllabus-measure) text-secondary text-sm">{t`The files of a course can lie on a drive of your own. Weekwise reads what you put there, and what you upload here is stored there.`}</p>
        </header>
        <QueryBoundary query={drives} errorTitle={t`Your drives could not be loaded`} skeleton={<DrivesSkeleton />}>
          {(loaded) =>
            loaded ? (
              <Content {...loaded} />
            ) : (
              <ErrorState
                title={t`Your drives could not be loaded`}
                error={new ApiError('rate_limited')}
                onRetry={() => void drives.refetch()}
                retrying={drives.isFetching}
              />
            )
          }
        </QueryBoundary>
      </main>
    </>
  );
}

type Open = { dialog: 'connect' } | { dialog: 'sign-in' | 'disconnect'; drive: ConnectedDrive };

function Content({ kinds, drives }: ConnectedDrives) {
  const { connectionId } = useParams();
  const navigate = useNavigate();
  const refusal = useReturnFromGoogle(drives);
  const asked = drives.find((drive) => drive.connectionId === connectionId);
  const [open, setOpen] = useState<Open | null>(asked?.kind === 'webdav' ? { dialog: 'sign-in', drive: asked } : null);
  const close = () => {
    setOpen(null);
    if (connectionId) void navigate('/drives', { replace: true });
  };
  return (
    <div className="grid gap-4">
      {refusal && (
        <Alert tone="danger" title={t`The drive was not connected.`}>
          {refusal}
        </Alert>
      )}
      {connectionId && !asked && (
        <Alert tone="warning">{t`This drive is not connected, or it is not yours. No course of yours keeps its files there.`}</Alert>
      )}
      <DriveList
        drives={drives}
        onSignIn={(drive) => setOpen({ dialog: 'sign-in', drive })}
        onDisconnect={(drive) => setOpen({ dialog: 'disconnect', drive })}
      />
      {kinds.length > 0 && (
        <div className="flex flex-wrap gap-2 max-sm:*:grow">
          {kinds.includes('webdav') && (
            <Button onClick={() => setOpen({ dialog: 'connect' })}>
              <Icon of={Plus} />
              {t`Connect a WebDAV drive`}
            </Button>
          )}
          {kinds.includes('google') && (
            <Button asChild>
              <a href={googleSignIn()}>
                <Icon of={Plus} />
                {t`Connect Google Drive`}
              </a>
            </Button>
          )}
        </div>
      )}
      {open?.dialog === 'connect' && <WebDavDialog drive={null} onClose={close} />}
      {open?.dialog === 'sign-in' && <WebDavDialog drive={open.drive} onClose={close} />}
      {open?.dialog === 'disconnect' && <DisconnectDialog drive={open.drive} onClose={close} />}
    </div>
  );
}

/** Says what the way to Google came to, and takes it out of the address. */
function useReturnFromGoogle(drives: readonly ConnectedDrive[]): string | null {
  const [query, setQuery] = useSearchParams();
  const [refusal, setRefusal] = useState<string | null>(null);
  const connected = query.get('connected');
  const error = query.get('error');
  useEffect(() => {
    if (!connected && !error) return;
    if (error) setRefusal(error);
    const drive = drives.find(({ connectionId }) => connectionId === connected);
    if (drive) sayDone(t`Connected ${drive.label}`);
    setQuery({}, { replace: true });
  }, [connected, error, drives, setQuery]);
  return refusal;
}

function DrivesSkeleton() {
  return (
    <Skeletons label={t`Loading your drives`} className="divide-y rounded-lg border bg-surface">
      {['w-1/3', 'w-1/2'].map((width) => (
        <div key={width} className="px-4 py-4">
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="mt-2 h-3 w-1/4" />
        </div>
      ))}
    </Skeletons>
  );
}
