import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LogList } from '../../features/admin/log/log-list.tsx';
import { Panel } from '../../features/admin/panel.tsx';
import { PanelSkeleton } from '../../features/admin/panel-skeleton.tsx';
import { useRange } from '../../features/admin/range.ts';
import { SubscriptionPanel } from '../../features/admin/subscription/subscription-panel.tsx';
import { UseOverTime } from '../../features/admin/use/use-over-time.tsx';
import { UseTables } from '../../features/admin/use/use-tables.tsx';
import { contactOf } from '../../features/admin/users/student.ts';
import { UserProfile } from '../../features/admin/users/user-profile.tsx';
import { RecentCalls, UserFolders, UserSessions } from '../../features/admin/users/user-tables.tsx';
import { userFoldersQuery, userQuery } from '../../features/admin/users/users.queries.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { AdminFrame } from './admin-frame.tsx';

/** Everything that an admin may know of one student, and change. */
export default function AdminUserPage() {
  const { userId = '' } = useParams();
  const { range } = useRange();
  const user = useQuery(userQuery(userId, range));
  const folders = useQuery(userFoldersQuery(userId, range)).data?.rows ?? [];
  const nameOf = (folderId: string) => folders.find(({ id }) => id === folderId)?.name ?? t`A deleted course`;
  return (
    <AdminFrame title={user.data ? user.data.name || contactOf(user.data) : t`Student`} current="/admin/users" ranged>
      <QueryBoundary
        query={user}
        errorTitle={t`This student could not be loaded`}
        skeleton={<PanelSkeleton label={t`Loading the student`} className="h-120" />}
      >
        {(details) => (
          <div className="grid items-start gap-4 *:min-w-0 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
            <div className="grid gap-4 *:min-w-0 lg:order-first">
              <UseOverTime range={range} userId={userId} />
              <UserFolders userId={userId} range={range} />
              <UseTables use={details.use} />
              <RecentCalls calls={details.recentCalls} />
            </div>
            <div className="grid gap-4 *:min-w-0 max-lg:order-first">
              <UserProfile user={details} />
              <SubscriptionPanel userId={userId} nameOf={nameOf} />
              <UserSessions userId={userId} />
              <Panel title={t`Changed by admins`}>
                <LogList of={{ kind: 'user', id: userId }} nameOf={nameOf} />
              </Panel>
            </div>
          </div>
        )}
      </QueryBoundary>
    </AdminFrame>
  );
}
