import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Cloud from 'lucide-react/icons/cloud';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { driveLooks, needsSignIn } from './drive-status.ts';
import { drivesQuery } from './drives.queries.ts';

/** The drive that keeps a course's files: how it is, and the button that looks for what is new there. */
export function CourseDrive({
  connectionId,
  syncing,
  onSync,
}: {
  connectionId: string;
  syncing: string | false;
  onSync: () => void;
}) {
  const { data } = useQuery(drivesQuery);
  const drive = data?.drives.find((candidate) => candidate.connectionId === connectionId);
  if (!drive) return null;
  const { meaning, text } = driveLooks[drive.status];
  if (meaning)
    return (
      <Alert
        tone="warning"
        title={`${drive.label}: ${text.toLowerCase()}.`}
        action={
          needsSignIn(drive) ? (
            <Button size="sm" asChild>
              <Link to={`/drives/${connectionId}`}>{t`Sign in`}</Link>
            </Button>
          ) : (
            <Button size="sm" loading={syncing} onClick={onSync}>{t`Try again`}</Button>
          )
        }
      >
        {meaning}
      </Alert>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-sunken px-4 py-2.5 text-sm">
      <Icon of={Cloud} className="shrink-0 text-muted" />
      <p className="min-w-40 flex-1">
        <Trans>
          Kept on <b className="font-semibold">{drive.label}</b>
        </Trans>
      </p>
      <Button size="sm" loading={syncing} onClick={onSync}>
        <Icon of={RefreshCw} size={14} />
        {t`Look for changes`}
      </Button>
    </div>
  );
}
