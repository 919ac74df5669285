import { plural, t } from '@lingui/core/macro';
import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useRestoreFiles } from '../../features/files/deleted-files.queries.ts';
import type { FileEntry } from '../../features/files/file-entry.ts';
import type { FileActions } from '../../features/files/file-list.tsx';
import { groupNames } from '../../features/files/file-view.ts';
import { downloadFile, useDeleteFiles, useRereadFiles } from '../../features/files/files.queries.ts';
import { GroupDialog } from '../../features/files/group-dialog.tsx';
import { RenameFileDialog } from '../../features/files/rename-file-dialog.tsx';
import type { CoursePlan } from '../../features/syllabus/course-plan.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { isDemo } from '../../lib/demo.ts';
import { sayDone, sayFailed } from '../../ui/toast.ts';
import { sayReadOnly } from '../demo/say-read-only.ts';
import { AttachToDialog } from './attach-dialogs.tsx';
import { RemoveSyllabusDialog } from './remove-syllabus-dialog.tsx';

const failed = (error: unknown) => sayFailed(messageOf(error));

export interface ManyActions {
  reread: (files: readonly FileEntry[]) => void;
  remove: (files: readonly FileEntry[]) => void;
}

/** What the list of files can ask for, and the dialog that one of it opens. */
export function useFileActions(
  folderId: string,
  plan: CoursePlan | null,
  files: readonly FileEntry[],
  onOpen: (fileId: string) => void,
): {
  actions: FileActions;
  /** The same for many; null where nothing may be changed. */
  many: ManyActions | null;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ for: 'syllabus' | 'name' | 'group' | 'place'; file: FileEntry } | null>(null);
  const hasPlan = plan !== null;
  const { mutate: reread } = useRereadFiles(folderId);
  const { mutate: remove } = useDeleteFiles(folderId);
  const { mutate: restore } = useRestoreFiles(folderId);
  const demo = isDemo(folderId);

  const removeAll = useCallback(
    (files: readonly FileEntry[]) => {
      const ids = files.map(({ fileId }) => fileId);
      const what =
        files.length === 1 ? (files[0]?.name ?? '') : plural(files.length, { one: '# file', other: '# files' });
      const undo = () => restore(ids, { onSuccess: () => sayDone(t`Restored ${what}`), onError: failed });
      remove(ids, { onSuccess: () => sayDone(t`Removed ${what}`, undo), onError: failed });
    },
    [remove, restore],
  );
  const actions = useMemo(
    (): FileActions => ({
      onOpen: ({ fileId }) => onOpen(fileId),
      onDownload: (file) => downloadFile(folderId, file),
      onReread: demo ? sayReadOnly : ({ fileId }) => reread([fileId], { onError: failed }),
      // The plan goes with the syllabus: that is said first. Anything else is back with one press.
      onDelete: demo
        ? sayReadOnly
        : (file) => (file.role === 'syllabus' ? setAsked({ for: 'syllabus', file }) : removeAll([file])),
      ...(!demo && {
        onRename: (file) => setAsked({ for: 'name', file }),
        onGroup: (file) => setAsked({ for: 'group', file }),
        onAttach: hasPlan ? (file) => setAsked({ for: 'place', file }) : undefined,
      }),
    }),
    [folderId, demo, hasPlan, onOpen, reread, removeAll],
  );
  const onClose = () => setAsked(null);
  const dialog = asked && (
    <Suspense fallback={null}>
      {asked.for === 'syllabus' && (
        <RemoveSyllabusDialog
          name={asked.file.name}
          onRemove={() => {
            removeAll([asked.file]);
            onClose();
          }}
          onClose={onClose}
        />
      )}
      {asked.for === 'name' && <RenameFileDialog folderId={folderId} file={asked.file} onClose={onClose} />}
      {asked.for === 'group' && (
        <GroupDialog folderId={folderId} file={asked.file} groups={groupNames(files)} onClose={onClose} />
      )}
      {asked.for === 'place' && plan && (
        <AttachToDialog folderId={folderId} plan={plan} file={asked.file} onClose={onClose} />
      )}
    </Suspense>
  );
  const many = {
    reread: (files: readonly FileEntry[]) =>
      reread(
        files.map(({ fileId }) => fileId),
        { onError: failed },
      ),
    remove: removeAll,
  };
  return { actions, many: demo ? null : many, dialog };
}
