import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '../../../lib/dates.ts';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { useListQuery } from '../list/list-query.ts';
import { ServerTable } from '../list/server-table.tsx';
import { Panel } from '../panel.tsx';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import type { Column } from '../table/column.ts';
import { storageColumn, useColumns } from '../use/use-columns.tsx';
import { studentColumn } from './student-column.tsx';
import { type AdminUser, userSort, usersCsvUrl, usersQuery } from './users.queries.ts';

/** Every student, with what models did for them. */
export function UsersList() {
  const { list, page, change } = useListQuery(userSort, 'cost');
  const users = useQuery(usersQuery(list));
  return (
    <Panel title={t`Students`} note={t`What models used in ${list.days} days (UTC)`}>
      <QueryBoundary
        query={users}
        errorTitle={t`The students could not be loaded`}
        skeleton={<PanelSkeleton label={t`Loading students`} className="h-120" />}
      >
        {({ rows, total }) => (
          <ServerTable
            label={t`Students`}
            columns={columns}
            rows={rows}
            total={total}
            stale={users.isPlaceholderData}
            rowKey={({ id }) => id}
            list={list}
            sorts={userSort}
            page={page}
            onChange={change}
            csvUrl={usersCsvUrl(list)}
            searchLabel={t`Search students`}
            empty={t`Nobody has signed in yet.`}
          />
        )}
      </QueryBoundary>
    </Panel>
  );
}

const dayOf = (instant: string): string => formatDate(instant.slice(0, 10), 'withYear');

const columns: Column<AdminUser>[] = [
  studentColumn(),
  {
    key: 'created',
    label: t`Came`,
    value: ({ createdAt }) => createdAt,
    wideOnly: true,
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{dayOf(createdAt)}</span>,
  },
  {
    key: 'last_call',
    label: t`Last call`,
    value: ({ lastCallAt }) => lastCallAt,
    wideOnly: true,
    cell: ({ lastCallAt }) =>
      lastCallAt ? (
        <span className="whitespace-nowrap">{dayOf(lastCallAt)}</span>
      ) : (
        <span className="text-muted">{t`None`}</span>
      ),
  },
  { key: 'folders', label: t`Courses`, numeric: true, wideOnly: true, value: ({ folderCount }) => folderCount },
  storageColumn(),
  ...useColumns<AdminUser>(),
];
