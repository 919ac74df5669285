import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sayUsd } from '../../../lib/say-use.ts';
import { CoverSwatch } from '../../../ui/cover/cover.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { useFolderColumns } from '../folders/folder-columns.tsx';
import { sayAbility, sayMilliseconds, sayMoment, sayNumber, sayOutcome } from '../format.ts';
import { Panel } from '../panel.tsx';
import { PanelSkeleton } from '../panel-skeleton.tsx';
import type { Range } from '../range.ts';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import { RowName } from '../table/row-name.tsx';
import type { Used } from '../used.ts';
import { type RecentCall, sessionsQuery, userFoldersQuery } from './users.queries.ts';

interface OwnFolder extends Used {
  id: string;
  name: string;
  isAiEnabled: boolean;
  storageBytes: number;
}

const nameColumns: Column<OwnFolder>[] = [
  {
    key: 'name',
    label: t`Course`,
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <RowName swatch={<CoverSwatch id={id} />}>
        <span className="font-medium">{name}</span>
      </RowName>
    ),
  },
];

export function UserFolders({ userId, range }: { userId: string; range: Range }) {
  const folders = useQuery(userFoldersQuery(userId, range));
  const { columns, dialog } = useFolderColumns<OwnFolder>();
  return (
    <Panel title={t`Courses`}>
      <QueryBoundary
        query={folders}
        errorTitle={t`The courses could not be loaded`}
        skeleton={<PanelSkeleton label={t`Loading courses`} className="h-40" />}
      >
        {({ rows, deleted }) => (
          <>
            <DataTable
              label={t`Courses of this student`}
              columns={[...nameColumns, ...columns]}
              rows={rows}
              rowKey={({ id }) => id}
              file="courses"
              start={{ key: 'cost', direction: 'desc' }}
              empty={t`No course.`}
            />
            {deleted.calls > 0 && (
              <p className="mt-2 text-muted text-xs">{t`In courses that are deleted: ${sayNumber(deleted.calls)} calls, ${sayUsd(deleted.usd)}.`}</p>
            )}
          </>
        )}
      </QueryBoundary>
      {dialog}
    </Panel>
  );
}

const callColumns: Column<RecentCall>[] = [
  {
    key: 'at',
    label: t`When (UTC)`,
    value: ({ at }) => at,
    cell: ({ at, ability }) => (
      <RowName>
        <span className="whitespace-nowrap">{sayMoment(at)}</span>
        <span className="block text-muted text-xs md:hidden">{sayAbility(ability)}</span>
      </RowName>
    ),
  },
  { key: 'ability', label: t`For`, value: ({ ability }) => sayAbility(ability), wideOnly: true },
  { key: 'model', label: t`Model`, value: ({ model }) => model, wideOnly: true },
  { key: 'outcome', label: t`Outcome`, value: ({ outcome }) => sayOutcome(outcome), wideOnly: true },
  {
    key: 'tokens',
    label: t`Tokens`,
    numeric: true,
    value: ({ tokens }) => tokens,
    cell: ({ tokens }) => sayNumber(tokens),
    wideOnly: true,
  },
  {
    key: 'cost',
    label: t`Cost, USD`,
    numeric: true,
    value: ({ usd }) => usd,
    cell: ({ usd }) => (usd === null ? t`No price` : sayUsd(usd)),
  },
  {
    key: 'first-token',
    label: t`First token`,
    numeric: true,
    wideOnly: true,
    value: ({ firstToken }) => firstToken,
    cell: ({ firstToken }) => sayMilliseconds(firstToken),
  },
  {
    key: 'total',
    label: t`Took`,
    numeric: true,
    wideOnly: true,
    value: ({ total }) => total,
    cell: ({ total }) => sayMilliseconds(total),
  },
];

export function RecentCalls({ calls }: { calls: readonly RecentCall[] }) {
  const rows = calls.map((call, at) => ({ ...call, row: `${call.at} ${at}` }));
  return (
    <Panel title={t`Last calls`} note={t`At most 50`}>
      <DataTable
        label={t`Last calls of models`}
        columns={callColumns}
        rows={rows}
        rowKey={({ row }) => row}
        file="calls"
        start={{ key: 'at', direction: 'desc' }}
        empty={t`No model was called in these days.`}
      />
    </Panel>
  );
}

export function UserSessions({ userId }: { userId: string }) {
  const sessions = useQuery(sessionsQuery(userId));
  return (
    <Panel title={t`Sessions`}>
      <QueryBoundary
        query={sessions}
        errorTitle={t`The sessions could not be loaded`}
        skeleton={<PanelSkeleton label={t`Loading sessions`} className="h-16" />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <p className="text-secondary text-sm">{t`Not signed in anywhere.`}</p>
          ) : (
            <ul className="divide-y text-sm">
              {rows.map(({ id, userAgent, ip, createdAt, lastUsedAt, isExpired }) => (
                <li key={id} className="py-2 [overflow-wrap:anywhere] first:pt-0">
                  {userAgent ?? t`An unknown browser`}
                  <span className="block text-muted text-xs">
                    <Trans>
                      {isExpired ? t`Ended. ` : ''}Signed in {sayMoment(createdAt)}, used last {sayMoment(lastUsedAt)}{' '}
                      UTC
                      {ip && t`, from ${ip}`}
                    </Trans>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Panel>
  );
}
