import { t } from '@lingui/core/macro';
import { formatDate } from '../../../lib/dates.ts';
import { sayNumber, sayShare } from '../format.ts';
import { Panel } from '../panel.tsx';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import type { BusinessNumbers } from './overview.queries.ts';

type Cohort = BusinessNumbers['retention']['cohorts'][number];

/** Students by when they came, and how many of them still study. Days begin at midnight in UTC. */
export function Retention({ retention: { unit, cohorts } }: { retention: BusinessNumbers['retention'] }) {
  const periods = Math.max(0, ...cohorts.map(({ active }) => active.length));
  const columns: Column<Cohort>[] = [
    {
      key: 'from',
      label: unit === 'week' ? t`Came in the week of` : t`Came in the 30 days from`,
      value: ({ from }) => from,
      cell: ({ from }) => <span className="whitespace-nowrap">{formatDate(from, 'withYear')}</span>,
    },
    {
      key: 'students',
      label: t`Students`,
      numeric: true,
      value: ({ students }) => students,
      cell: ({ students }) => sayNumber(students),
    },
    ...Array.from(
      { length: periods },
      (_, at): Column<Cohort> => ({
        key: `${at}`,
        label: unit === 'week' ? t`Week ${at + 1}` : t`Month ${at + 1}`,
        numeric: true,
        value: ({ active }) => active[at] ?? null,
        cell: (cohort) => <Share active={cohort.active[at] ?? null} students={cohort.students} />,
      }),
    ),
  ];
  const note =
    unit === 'week'
      ? t`Active again in each week after they came. Days are UTC.`
      : t`Active again in each month after they came. Days are UTC.`;
  return (
    <Panel title={t`Students who stay`} note={note}>
      <DataTable
        label={t`Retention`}
        columns={columns}
        rows={cohorts}
        rowKey={({ from }) => from}
        file="retention"
        start={{ key: 'from', direction: 'desc' }}
        empty={t`Nobody has come yet.`}
      />
    </Panel>
  );
}

function Share({ active, students }: { active: number | null; students: number }) {
  if (active === null || students === 0)
    return (
      <span className="text-muted">
        <span aria-hidden="true">·</span>
        <span className="sr-only">{students === 0 ? t`Nobody` : t`Not over`}</span>
      </span>
    );
  const share = active / students;
  return (
    <span
      className="inline-block min-w-12 rounded-sm px-2 py-0.5 text-end"
      style={{
        background: `color-mix(in oklab, var(--syllabus-accent-chart-1) ${Math.round(share * 30)}%, transparent)`,
      }}
      title={t`${sayNumber(active)} of ${sayNumber(students)}`}
    >
      {sayShare(Math.round(share * 100) / 100)}
    </span>
  );
}
