import { sayDone } from '../../components/toast.ts';
import type { Folder } from './folder.ts';
import { useRenameFolder } from './folders.queries.ts';
import { NameDialog } from './name-dialog.tsx';

export function RenameDialog({ folder, onClose }: { folder: Folder; onClose: () => void }) {
  const rename = useRenameFolder();
  return (
    <NameDialog
      title="Rename course"
      name={folder.name}
      hint="The cover stays as it is."
      action="Rename"
      acting="Renaming"
      run={async (name) => {
        if (name === folder.name) return;
        const renamed = await rename.mutateAsync({ folderId: folder.folderId, name });
        sayDone(`Renamed to ${renamed.name}`);
      }}
      onClose={onClose}
    />
  );
}
