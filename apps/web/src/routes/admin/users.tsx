import { t } from '@lingui/core/macro';
import { UsersList } from '../../features/admin/users/users-list.tsx';
import { AdminFrame } from './admin-frame.tsx';

export default function AdminUsers() {
  return (
    <AdminFrame title={t`Students`} current="/admin/users" ranged>
      <UsersList />
    </AdminFrame>
  );
}
