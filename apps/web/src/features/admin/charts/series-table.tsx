import { t } from '@lingui/core/macro';
import { formatDate } from '../../../lib/dates.ts';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/data-table.tsx';
import type { Series } from './bars.ts';

interface Day {
  date: string;
  values: number[];
}

/** The numbers behind a chart, day by day. */
export function SeriesTable({
  label,
  dates,
  series,
  say,
  file,
}: {
  label: string;
  dates: readonly string[];
  series: readonly Series[];
  say: (value: number) => string;
  file: string;
}) {
  const rows = dates.map((date, at): Day => ({ date, values: series.map(({ values }) => values[at] ?? 0) }));
  const totalOf = ({ values }: Day) => values.reduce((sum, value) => sum + value, 0);
  const columns: Column<Day>[] = [
    {
      key: 'date',
      label: t`Day (UTC)`,
      value: ({ date }) => date,
      cell: ({ date }) => <span className="whitespace-nowrap">{formatDate(date, 'withYear')}</span>,
    },
    ...series.map(
      (one, at): Column<Day> => ({
        key: one.key,
        label: one.label,
        numeric: true,
        wideOnly: series.length > 1,
        value: ({ values }) => values[at] ?? 0,
        cell: ({ values }) => say(values[at] ?? 0),
      }),
    ),
    ...(series.length > 1
      ? [{ key: 'all', label: t`All`, numeric: true, value: totalOf, cell: (row: Day) => say(totalOf(row)) }]
      : []),
  ];
  return (
    <DataTable
      label={t`${label} by day`}
      columns={columns}
      rows={rows}
      rowKey={({ date }) => date}
      file={file}
      start={{ key: 'date', direction: 'desc' }}
      empty={t`There is no day.`}
    />
  );
}
