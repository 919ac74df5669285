import { plural, t } from '@lingui/core/macro';
import { sayDone, sayFailed } from '../../components/toast.ts';
import { useDeleteFolders, useRestoreFolder } from '../../features/folders/bin.queries.ts';
import { type Folder, titleOf } from '../../features/folders/folder.ts';
import { messageOf } from '../../lib/api/errors.ts';

/** Moves courses to the bin and offers the way back for a moment; the bin itself offers it for 30 days. */
export function useMoveToBin(): { move: (folders: readonly Folder[], onMoved: () => void) => void; moving: boolean } {
  const remove = useDeleteFolders();
  const restore = useRestoreFolder();
  const undo = async (folders: readonly Folder[]) => {
    try {
      for (const { folderId } of folders) await restore.mutateAsync({ folderId });
      sayDone(
        plural(folders.length, {
          one: 'Restored',
          other: `Restored ${plural(folders.length, { one: '# course', other: '# courses' })}`,
        }),
      );
    } catch (error) {
      sayFailed(messageOf(error));
    }
  };
  const move = (folders: readonly Folder[], onMoved: () => void) => {
    const [first] = folders;
    if (!first) return;
    remove.mutate(
      folders.map(({ folderId }) => folderId),
      {
        onSuccess: () => {
          const what =
            folders.length === 1 ? titleOf(first) : plural(folders.length, { one: '# course', other: '# courses' });
          sayDone(t`Moved ${what} to the bin`, () => void undo(folders));
          onMoved();
        },
        onError: (error) => sayFailed(messageOf(error)),
      },
    );
  };
  return { move, moving: remove.isPending };
}
