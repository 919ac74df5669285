import { plural, t } from '@lingui/core/macro';
import { useNavigate } from 'react-router';
import { useDeleteFolders, useRestoreFolder } from '../../features/folders/bin.queries.ts';
import { type Folder, titleOf } from '../../features/folders/folder.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { sayDone, sayFailed } from '../../ui/toast.ts';

/**
 * Moves courses to the bin and offers the way back for a moment; the bin itself offers it for 30 days.
 * @param all how many courses there are
 */
export function useMoveToBin(all: number): {
  move: (folders: readonly Folder[], onMoved: () => void) => Promise<void>;
  moving: boolean;
} {
  const navigate = useNavigate();
  const remove = useDeleteFolders();
  const restore = useRestoreFolder();
  const undo = async (folders: readonly Folder[], isLast: boolean) => {
    try {
      for (const { folderId } of folders) await restore.mutateAsync({ folderId });
      // Where none was left, the set-up of a first course stands here meanwhile.
      if (isLast) void navigate('/dashboard');
      sayDone(
        folders.length === 1
          ? t`Restored`
          : t`Restored ${plural(folders.length, { one: '# course', other: '# courses' })}`,
      );
    } catch (error) {
      sayFailed(messageOf(error));
    }
  };
  const move = async (folders: readonly Folder[], onMoved: () => void) => {
    const [first] = folders;
    if (!first) return;
    try {
      // Awaited, not told by the mutation: without a course left this page is gone by then, and the way back must show
      // all the same.
      await remove.mutateAsync(folders.map(({ folderId }) => folderId));
      const what =
        folders.length === 1 ? titleOf(first) : plural(folders.length, { one: '# course', other: '# courses' });
      sayDone(t`Moved ${what} to the bin`, () => void undo(folders, folders.length === all));
      onMoved();
    } catch (error) {
      sayFailed(messageOf(error));
    }
  };
  return { move, moving: remove.isPending };
}
