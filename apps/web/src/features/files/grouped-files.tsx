import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import type { FileEntry } from './file-entry.ts';
import { type FileActions, FileList } from './file-list.tsx';
import { groupFiles } from './file-view.ts';

/** The files under the groups that the student has made; one list where there are none. */
export function GroupedFiles({
  files,
  actions,
  follows,
}: {
  files: readonly FileEntry[];
  actions: FileActions;
  follows: boolean;
}) {
  const groups = useMemo(() => groupFiles(files), [files]);
  if (groups.every(({ name }) => name === null)) return <FileList files={files} actions={actions} follows={follows} />;
  return groups.map(({ name, files: members }) => {
    const title = name ?? t`Other files`;
    return (
      <section key={name ?? ''} aria-label={title}>
        <h2 className="tabular mb-2 flex items-baseline gap-2 font-semibold text-sm">
          {title}
          <span className="font-normal text-muted text-xs">{members.length}</span>
        </h2>
        <FileList files={members} actions={actions} label={title} follows={follows} />
      </section>
    );
  });
}
