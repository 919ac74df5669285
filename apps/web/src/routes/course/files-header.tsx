import { plural, t } from '@lingui/core/macro';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import Ellipsis from 'lucide-react/icons/ellipsis';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { DeletedFiles } from '../../features/files/deleted-files.tsx';
import { useVectorize } from '../../features/files/folder-task.queries.ts';
import { CourseNumbers } from '../../features/folders/course-numbers.tsx';
import { messageOf } from '../../lib/api/errors.ts';
import { isDemo } from '../../lib/demo.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { sayFailed } from '../../ui/toast.ts';

/** What the list of files is about, and what stands beside it: the numbers, the bin, and reading all of them anew. */
export function FilesHeader({ folderId, fileCount }: { folderId: string; fileCount: number | null }) {
  return (
    <header className="flex flex-wrap items-end gap-x-4 gap-y-2 pt-4 pb-5 md:pt-7">
      <div className="min-w-56 flex-1">
        <h1 tabIndex={-1} className="type-week">{t`Files`}</h1>
        <p className="tabular mt-1 text-secondary text-sm">
          {fileCount === null
            ? ' '
            : t`${plural(fileCount, { one: '# file', other: '# files' })}. Answers quote these and nothing else.`}
        </p>
      </div>
      {!isDemo(folderId) && <Actions folderId={folderId} hasFiles={Boolean(fileCount)} />}
    </header>
  );
}

function Actions({ folderId, hasFiles }: { folderId: string; hasFiles: boolean }) {
  const [sheet, setSheet] = useState<'numbers' | 'bin' | null>(null);
  const vectorize = useVectorize(folderId);
  const toggle = (name: 'numbers' | 'bin') => (open: boolean) => setSheet(open ? name : null);
  return (
    <div className="flex flex-wrap items-center gap-1 max-md:-ms-3 md:-mb-1">
      <Button size="sm" variant="ghost" onClick={() => setSheet('numbers')}>
        <Icon of={ChartNoAxesColumn} size={14} />
        {t`In numbers`}
      </Button>
      <Button size="sm" variant="ghost" onClick={() => setSheet('bin')}>
        <Icon of={Trash2} size={14} />
        {t`Removed files`}
      </Button>
      {hasFiles && (
        <Menu trigger={<IconButton icon={Ellipsis} label={t`More for all files`} size="sm" />}>
          <MenuItem
            icon={RotateCw}
            onSelect={() => vectorize.mutate(true, { onError: (error) => sayFailed(messageOf(error)) })}
          >{t`Read all files again`}</MenuItem>
        </Menu>
      )}
      <CourseNumbers folderId={folderId} open={sheet === 'numbers'} onOpenChange={toggle('numbers')} />
      <DeletedFiles folderId={folderId} open={sheet === 'bin'} onOpenChange={toggle('bin')} />
    </div>
  );
}
