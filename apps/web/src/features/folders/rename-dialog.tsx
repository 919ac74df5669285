import { t } from '@lingui/core/macro';
import { sayDone } from '../../ui/toast.ts';
import type { Folder } from './folder.ts';
import { useRenameFolder } from './folders.queries.ts';
import { NameDialog } from './name-dialog.tsx';

export function RenameDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const rename = useRenameFolder();
  return (
    <NameDialog
      title={t`Rename course`}
      name={folder.name}
      action={t`Rename`}
      acting={t`Renaming`}
      run={async (name) => {
        if (name === folder.name) return;
        const renamed = await rename.mutateAsync({ folderId: folder.folderId, name });
        sayDone(t`Renamed to ${renamed.name}`);
      }}
      onClose={onClose}
    />
  );
}
