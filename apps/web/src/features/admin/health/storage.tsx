import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '../../../lib/text.ts';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Panel } from '../panel.tsx';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import type { StudentIdentity } from '../users/student.ts';
import { studentColumn } from '../users/student-column.tsx';
import { storageQuery } from './health.queries.ts';

interface TopUser extends StudentIdentity {
  files: number;
  bytes: number;
}

const columns: Column<TopUser>[] = [
  studentColumn(),
  { key: 'files', label: t`Files`, numeric: true, value: ({ files }) => files },
  {
    key: 'bytes',
    label: t`Size`,
    numeric: true,
    value: ({ bytes }) => bytes,
    cell: ({ bytes }) => formatBytes(bytes),
  },
];

/** What the drive and the database hold, and whose most of it is. */
export function Storage() {
  const storage = useQuery(storageQuery);
  return (
    <Panel title={t`Storage`}>
      <QueryBoundary
        query={storage}
        errorTitle={t`The storage could not be counted`}
        skeleton={<PanelSkeleton label={t`Counting the storage`} className="h-40" />}
      >
        {({ files, bytes, binBytes, databaseBytes, topUsers }) => (
          <>
            <p className="tabular mb-3 text-secondary text-sm">
              {t`${plural(files, { one: '# file', other: '# files' })}, ${formatBytes(bytes)}; in the bin ${formatBytes(binBytes)}; the database takes ${formatBytes(databaseBytes)}.`}
            </p>
            <DataTable
              label={t`Students with most files`}
              columns={columns}
              rows={topUsers}
              rowKey={({ id }) => id}
              file="storage"
              start={{ key: 'bytes', direction: 'desc' }}
              empty={t`Nobody keeps a file.`}
            />
          </>
        )}
      </QueryBoundary>
    </Panel>
  );
}
