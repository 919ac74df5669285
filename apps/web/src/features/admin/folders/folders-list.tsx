import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate } from '../../../lib/dates.ts';
import { CoverSwatch } from '../../../ui/cover/cover.tsx';
import { Select } from '../../../ui/input.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { useListQuery } from '../list/list-query.ts';
import { ServerTable } from '../list/server-table.tsx';
import { Panel } from '../panel.tsx';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import type { Column } from '../table/column.ts';
import { RowName } from '../table/row-name.tsx';
import { contactOf } from '../users/student.ts';
import { StudentName } from '../users/student-column.tsx';
import { userPath } from '../users/user-path.ts';
import { useFolderColumns } from './folder-columns.tsx';
import { type AccessFilter, type AdminFolder, folderSort, foldersCsvUrl, foldersQuery } from './folders.queries.ts';

const accessFrom = (text: string | null): AccessFilter => (text === 'true' || text === 'false' ? text : null);

/** Every course of every student, with what it uses and whether models may be asked in it. */
export function FoldersList() {
  const { list, page, params, change } = useListQuery(folderSort, 'cost');
  const access = accessFrom(params.get('models'));
  const folders = useQuery(foldersQuery(list, access));
  const { columns, dialog } = useFolderColumns<AdminFolder>();
  return (
    <Panel title={t`Courses`} note={t`What models used in ${list.days} days (UTC)`}>
      <QueryBoundary
        query={folders}
        errorTitle={t`The courses could not be loaded`}
        skeleton={<PanelSkeleton label={t`Loading courses`} className="h-120" />}
      >
        {({ rows, total }) => (
          <ServerTable
            label={t`Courses`}
            columns={[...nameColumns, ...columns]}
            rows={rows}
            total={total}
            stale={folders.isPlaceholderData}
            rowKey={({ id }) => id}
            list={list}
            sorts={folderSort}
            page={page}
            onChange={change}
            csvUrl={foldersCsvUrl(list, access)}
            searchLabel={t`Search courses and owners`}
            empty={access === null ? t`There is no course yet.` : t`There is no such course.`}
            filters={
              <Select
                label={t`Models`}
                labelHidden
                value={access ?? ''}
                onChange={(event) => change({ models: event.target.value })}
              >
                <option value="">{t`Models on or off`}</option>
                <option value="true">{t`Models on`}</option>
                <option value="false">{t`Models off`}</option>
              </Select>
            }
          />
        )}
      </QueryBoundary>
      {dialog}
    </Panel>
  );
}

const nameColumns: Column<AdminFolder>[] = [
  {
    key: 'name',
    label: t`Course`,
    value: ({ name }) => name,
    cell: ({ id, name, owner }) => (
      <RowName
        swatch={
          // On a phone the width goes to the names and addresses.
          <span className="max-md:hidden">
            <CoverSwatch id={id} />
          </span>
        }
      >
        <span className="block font-medium">{name}</span>
        <Link to={userPath(owner.id)} className="block text-muted text-xs hover:underline md:hidden">
          {contactOf(owner)}
        </Link>
      </RowName>
    ),
  },
  {
    key: 'owner',
    label: t`Student`,
    value: ({ owner }) => contactOf(owner),
    wideOnly: true,
    cell: ({ owner }) => (
      <RowName>
        <StudentName student={owner} />
      </RowName>
    ),
  },
  {
    key: 'created',
    label: t`Made`,
    value: ({ createdAt }) => createdAt,
    wideOnly: true,
    cell: ({ createdAt }) => (
      <span className="whitespace-nowrap">{formatDate(createdAt.slice(0, 10), 'withYear')}</span>
    ),
  },
];
