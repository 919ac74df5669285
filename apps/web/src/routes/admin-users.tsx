import { UsersList } from '../features/admin/users/users-list.tsx';
import { AdminFrame } from './admin/admin-frame.tsx';

export default function AdminUsers() {
  return (
    <AdminFrame title="Students" current="/admin/users" ranged>
      <UsersList />
    </AdminFrame>
  );
}
