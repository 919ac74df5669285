import { t } from '@lingui/core/macro';
import { FoldersList } from '../../features/admin/folders/folders-list.tsx';
import { AdminFrame } from './admin-frame.tsx';

export default function AdminFolders() {
  return (
    <AdminFrame title={t`Courses`} current="/admin/folders" ranged>
      <FoldersList />
    </AdminFrame>
  );
}
