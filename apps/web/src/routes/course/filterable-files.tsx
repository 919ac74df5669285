import { plural, t } from '@lingui/core/macro';
import RotateCw from 'lucide-react/icons/rotate-cw';
import SearchX from 'lucide-react/icons/search-x';
import Trash2 from 'lucide-react/icons/trash';
import { useDeferredValue, useMemo, useState } from 'react';
import type { FileEntry } from '../../features/files/file-entry.ts';
import type { FileActions } from '../../features/files/file-list.tsx';
import { FileToolbar } from '../../features/files/file-toolbar.tsx';
import { type FileFilter, stateOf, viewFiles } from '../../features/files/file-view.ts';
import { GroupedFiles } from '../../features/files/grouped-files.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ManyActions } from './use-file-actions.tsx';

/** Fewer are seen at a glance. */
const worthFiltering = 6;
const everything: FileFilter = { words: '', state: null, sort: 'added' };

/** The list of files, what finds some of them, and what can be done with all that were found. */
export function FilterableFiles({
  files,
  actions,
  many,
  follows,
}: {
  files: readonly FileEntry[];
  actions: FileActions;
  many: ManyActions | null;
  follows: boolean;
}) {
  const [filter, setFilter] = useState(everything);
  // Typing stays quick while hundreds of rows follow.
  const deferred = useDeferredValue(filter);
  const shown = useMemo(() => viewFiles(files, deferred), [files, deferred]);
  const narrowed = deferred.words.trim() !== '' || deferred.state !== null;
  return (
    <>
      {(files.length > worthFiltering || narrowed) && (
        <FileToolbar files={files} filter={filter} onFilter={setFilter} />
      )}
      <div className={narrowed ? 'flex min-h-7 flex-wrap items-center gap-2' : 'contents'}>
        <p role="status" className={narrowed ? 'tabular flex-1 text-muted text-sm' : 'sr-only'}>
          {narrowed && t`${shown.length} of ${plural(files.length, { one: '# file', other: '# files' })}`}
        </p>
        {narrowed && many && <ManyButtons shown={shown} many={many} />}
      </div>
      {shown.length > 0 ? (
        <GroupedFiles files={shown} actions={actions} follows={follows} />
      ) : (
        <EmptyState
          icon={SearchX}
          title={t`No file matches`}
          actions={
            <Button
              size="sm"
              onClick={() => setFilter({ ...everything, sort: filter.sort })}
            >{t`Show all files`}</Button>
          }
        />
      )}
    </>
  );
}

/** For all that were found, but the syllabus: the plan hangs on it. */
function ManyButtons({ shown, many }: { shown: readonly FileEntry[]; many: ManyActions }) {
  const materials = shown.filter(({ role }) => role === 'material');
  const unread = shown.filter((file) => stateOf(file) === 'failed' || stateOf(file) === 'unread');
  return (
    <>
      {unread.length > 0 && (
        <Button size="sm" onClick={() => many.reread(unread)}>
          <Icon of={RotateCw} size={14} />
          {t`Read ${plural(unread.length, { one: '# file', other: '# files' })} again`}
        </Button>
      )}
      {materials.length > 0 && (
        <Button size="sm" onClick={() => many.remove(materials)}>
          <Icon of={Trash2} size={14} />
          {t`Remove ${plural(materials.length, { one: '# file', other: '# files' })}`}
        </Button>
      )}
    </>
  );
}
