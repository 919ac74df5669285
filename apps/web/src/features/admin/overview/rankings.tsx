import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CoverSwatch } from '../../../ui/cover/cover.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Panel } from '../panel.tsx';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import type { Range } from '../range.ts';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import { RowName } from '../table/row-name.tsx';
import { ProvidersTable } from '../use/providers-table.tsx';
import { useColumns } from '../use/use-columns.tsx';
import { UseTables } from '../use/use-tables.tsx';
import { studentColumn } from '../users/student-column.tsx';
import { userPath } from '../users/user-path.ts';
import { type AdminOverview, dashboardQuery } from './overview.queries.ts';

type TopUser = AdminOverview['topUsers'][number];
type TopFolder = AdminOverview['topFolders'][number];

const userColumns: Column<TopUser>[] = [studentColumn(), ...useColumns<TopUser>()];
const folderColumns: Column<TopFolder>[] = [
  {
    key: 'name',
    label: t`Course`,
    value: ({ name }) => name,
    cell: ({ id, name, userId }) => (
      <RowName swatch={<CoverSwatch id={id} />}>
        <Link to={userPath(userId)} className="hover:underline">
          {name}
        </Link>
      </RowName>
    ),
  },
  ...useColumns<TopFolder>(),
];

/** Providers, models, and whose use costs most. */
export function Rankings({ range }: { range: Range }) {
  const dashboard = useQuery(dashboardQuery(range));
  return (
    <QueryBoundary
      query={dashboard}
      errorTitle={t`The costs could not be loaded`}
      skeleton={<PanelSkeleton label={t`Loading the costs`} />}
    >
      {(costs) => (
        <>
          <Panel title={t`Providers`} note={t`How soon they begin to answer, and how often they do not`}>
            <ProvidersTable rows={costs.byProvider} />
          </Panel>
          <UseTables use={costs} />
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <Ranking of="Course" columns={folderColumns} rows={costs.topFolders} />
            <Ranking of="Student" columns={userColumns} rows={costs.topUsers} />
          </div>
        </>
      )}
    </QueryBoundary>
  );
}

const texts = {
  Course: { title: t`Courses by cost`, empty: t`No course used a model in these days.` },
  Student: { title: t`Students by cost`, empty: t`No student used a model in these days.` },
};

function Ranking<Row extends { id: string }>({
  of,
  columns,
  rows,
}: {
  of: 'Course' | 'Student';
  columns: readonly Column<Row>[];
  rows: readonly Row[];
}) {
  const { title, empty } = texts[of];
  return (
    <Panel title={title} note={t`The ten that cost most`}>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        file={`${of.toLowerCase()}s-by-cost`}
        start={{ key: 'cost', direction: 'desc' }}
        empty={empty}
      />
    </Panel>
  );
}
