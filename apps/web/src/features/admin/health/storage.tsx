import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/loaded.tsx';
import { count, formatBytes } from '../../../lib/text.ts';
import { Panel } from '../panel.tsx';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import { studentColumn } from '../users/student-column.tsx';
import { storageQuery } from './health.queries.ts';

interface TopUser {
  id: string;
  email: string;
  files: number;
  bytes: number;
}

const columns: Column<TopUser>[] = [
  studentColumn(),
  { key: 'files', label: 'Files', numeric: true, value: ({ files }) => files },
  { key: 'bytes', label: 'Bytes', numeric: true, value: ({ bytes }) => bytes, cell: ({ bytes }) => formatBytes(bytes) },
];

/** What the drive and the database hold, and whose most of it is. */
export function Storage() {
  const storage = useQuery(storageQuery);
  return (
    <Panel title="Storage">
      <Loaded
        query={storage}
        errorTitle="The storage could not be counted"
        skeleton={<PanelSkeleton label="Counting the storage" className="h-40" />}
      >
        {({ files, bytes, binBytes, databaseBytes, topUsers }) => (
          <>
            <p className="tabular mb-3 text-secondary text-sm">
              {count(files, 'file')}, {formatBytes(bytes)}; in the bin {formatBytes(binBytes)}; the database takes{' '}
              {formatBytes(databaseBytes)}.
            </p>
            <DataTable
              label="Students with most files"
              columns={columns}
              rows={topUsers}
              rowKey={({ id }) => id}
              file="storage"
              start={{ key: 'bytes', direction: 'desc' }}
              empty="Nobody keeps a file."
            />
          </>
        )}
      </Loaded>
    </Panel>
  );
}
