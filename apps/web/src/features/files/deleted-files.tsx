import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import FileText from 'lucide-react/icons/file-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Trash2 from 'lucide-react/icons/trash';
import { messageOf } from '../../lib/api/errors.ts';
import { dayOf, formatDate } from '../../lib/dates.ts';
import { formatBytes } from '../../lib/text.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { TimeLeft } from '../../ui/time-left.tsx';
import { sayDone, sayFailed } from '../../ui/toast.ts';
import { type DeletedFile, deletedFilesQuery, useRestoreFiles } from './deleted-files.queries.ts';
import { FileListSkeleton } from './file-list-skeleton.tsx';

/** The bin of a course's files. */
export function DeletedFiles({
  folderId,
  open,
  onOpenChange,
}: {
  folderId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`Removed files`} titleVisible>
      <Content folderId={folderId} />
    </Sheet>
  );
}

function Content({ folderId }: { folderId: string }) {
  const deleted = useQuery({ ...deletedFilesQuery(folderId), refetchOnMount: 'always' });
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-6">
      <p className="mb-4 text-secondary text-sm">{t`Each stays for 30 days. A restored file is read again, and answers quote it as before.`}</p>
      <QueryBoundary
        query={deleted}
        errorTitle={t`The removed files could not be loaded`}
        skeleton={<FileListSkeleton />}
      >
        {(files) =>
          files.length === 0 ? (
            <EmptyState
              icon={Trash2}
              title={t`Nothing was removed`}
            >{t`Files that you remove from the course can be restored from here.`}</EmptyState>
          ) : (
            <Rows folderId={folderId} files={files} now={Date.now()} />
          )
        }
      </QueryBoundary>
    </div>
  );
}

function Rows({ folderId, files, now }: { folderId: string; files: readonly DeletedFile[]; now: number }) {
  const restore = useRestoreFiles(folderId);
  const run = ({ fileId, name }: DeletedFile) =>
    restore.mutate([fileId], {
      onSuccess: () => sayDone(t`Restored ${name}`),
      onError: (error) => sayFailed(messageOf(error)),
    });
  return (
    <ul aria-label={t`Removed files`} className="divide-y rounded-lg border bg-surface">
      {files.map((file) => (
        <li
          key={file.fileId}
          className="grid grid-cols-[16px_minmax(0,1fr)_auto] items-start gap-x-3 px-4 py-3 [contain-intrinsic-size:auto_5rem] [content-visibility:auto]"
        >
          <Icon of={FileText} className="mt-0.5 text-muted" />
          <div>
            <p className="break-words font-medium">{file.name}</p>
            <p className="tabular mt-0.5 mb-1.5 text-muted text-xs">
              {t`${formatBytes(file.size)}, removed ${formatDate(dayOf(file.deletedAt), 'short')}`}
            </p>
            <TimeLeft until={file.restorableUntil} now={now} />
          </div>
          <Button
            size="sm"
            aria-label={t`Restore ${file.name}`}
            loading={restore.isPending && restore.variables.includes(file.fileId) ? t`Restoring` : false}
            onClick={() => run(file)}
          >
            <Icon of={RotateCcw} size={14} />
            {t`Restore`}
          </Button>
        </li>
      ))}
    </ul>
  );
}
