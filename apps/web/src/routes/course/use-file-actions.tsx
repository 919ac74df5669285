import { plural, t } from '@lingui/core/macro';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useRestoreFiles } from '../../features/files/deleted-files.queries.ts';
import type { FileEntry } from '../../features/files/file-entry.ts';
import type { FileActions } from '../../features/files/file-list.tsx';
import { downloadFile, useDeleteFiles, useRereadFiles } from '../../features/files/files.queries.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { isDemo } from '../../lib/demo.ts';
import { sayDone, sayFailed } from '../../ui/toast.ts';
import { sayReadOnly } from '../demo/say-read-only.ts';
import { RemoveSyllabusDialog } from './remove-syllabus-dialog.tsx';

const failed = (error: unknown) => sayFailed(messageOf(error));

export interface ManyActions {
  reread: (files: readonly FileEntry[]) => void;
  remove: (files: readonly FileEntry[]) => void;
}

/** What the list of files can ask for, and the dialog that one of it opens. */
export function useFileActions(
  folderId: string,
  onOpen: (fileId: string) => void,
): {
  actions: FileActions;
  /** The same for many; null where nothing may be changed. */
  many: ManyActions | null;
  dialog: ReactNode;
} {
  const [syllabus, setSyllabus] = useState<FileEntry | null>(null);
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
      onDelete: demo ? sayReadOnly : (file) => (file.role === 'syllabus' ? setSyllabus(file) : removeAll([file])),
    }),
    [folderId, demo, onOpen, reread, removeAll],
  );
  const dialog = syllabus && (
    <RemoveSyllabusDialog
      name={syllabus.name}
      onRemove={() => {
        removeAll([syllabus]);
        setSyllabus(null);
      }}
      onClose={() => setSyllabus(null)}
    />
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
