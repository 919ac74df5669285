import { plural, t } from '@lingui/core/macro';
import { folderName } from '@weekwise/contracts/folders.ts';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { isApiError, messageOf } from '../../lib/api/errors.ts';
import { formatDate } from '../../lib/dates.ts';
import { Button } from '../../ui/button.tsx';
import { CoverSwatch } from '../../ui/cover/cover.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TimeLeft } from '../../ui/time-left.tsx';
import { sayDone, sayFailed } from '../../ui/toast.ts';
import { type BinnedFolder, useRestoreFolder } from './bin.queries.ts';
import { NameDialog } from './name-dialog.tsx';

/** The courses in the bin, each with the time that is left, and the way back. */
export function BinList({ folders, now }: { folders: readonly BinnedFolder[]; now: number }) {
  const restore = useRestoreFolder();
  const [taken, setTaken] = useState<{ folder: BinnedFolder; suggestion: string } | null>(null);
  const run = (folder: BinnedFolder) =>
    restore.mutate(
      { folderId: folder.folderId },
      {
        onSuccess: ({ name }) => sayDone(t`Restored ${name}`),
        onError: (error) => {
          if (!isApiError(error, 'folder_name_taken')) return sayFailed(messageOf(error));
          const suggested = folderName.safeParse(error.detail.suggested_name);
          setTaken({ folder, suggestion: suggested.data ?? folder.name });
        },
      },
    );
  return (
    <>
      <ul aria-label={t`Courses in the bin`} className="divide-y rounded-lg border bg-surface">
        {folders.map((folder) => (
          <li key={folder.folderId} className="flex items-start gap-x-4 px-4 py-3 sm:items-center">
            <span className="max-sm:mt-0.5">
              <CoverSwatch id={folder.folderId} />
            </span>
            {/* The time that is left stands beside the name, or below it where the line is short. */}
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5">
              <div className="min-w-40 flex-1">
                <p className="break-words font-medium font-serif">{folder.name}</p>
                <p className="tabular text-muted text-xs">
                  {t`${plural(folder.fileCount, { one: '# file', other: '# files' })}, deleted ${formatDate(folder.deletedAt.slice(0, 10), 'short')}`}
                </p>
              </div>
              <TimeLeft until={folder.restorableUntil} now={now} />
            </div>
            <Button
              size="sm"
              aria-label={t`Restore ${folder.name}`}
              loading={restore.isPending && restore.variables.folderId === folder.folderId ? t`Restoring` : false}
              onClick={() => run(folder)}
            >
              <Icon of={RotateCcw} size={14} />
              {t`Restore`}
            </Button>
          </li>
        ))}
      </ul>
      {taken && (
        <NameDialog
          title={t`Restore under another name`}
          name={taken.suggestion}
          hint={t`You have another course called ${taken.folder.name} now.`}
          action={t`Restore`}
          acting={t`Restoring`}
          run={async (newName) => {
            const { name } = await restore.mutateAsync({ folderId: taken.folder.folderId, newName });
            sayDone(t`Restored ${name}`);
          }}
          onClose={() => setTaken(null)}
        />
      )}
    </>
  );
}
