import { t } from '@lingui/core/macro';
import { sayUsd } from '../../../lib/say-use.ts';
import { formatBytes } from '../../../lib/text.ts';
import { sayMilliseconds, sayNumber, sayShareInColumn, sayShortInColumn } from '../format.ts';
import type { Column } from '../table/column.ts';
import type { Used } from '../used.ts';

/** What every table of use ends with. */
export function useColumns<Row extends Used>(): Column<Row>[] {
  return [
    {
      key: 'calls',
      label: t`Calls`,
      numeric: true,
      value: (row) => row.calls,
      cell: (row) => sayNumber(row.calls),
      wideOnly: true,
    },
    {
      key: 'tokens',
      label: t`Tokens`,
      numeric: true,
      value: (row) => row.tokens,
      cell: (row) => sayShortInColumn(row.tokens),
    },
    { key: 'cost', label: t`Cost, USD`, numeric: true, value: (row) => row.usd, cell: sayCost },
  ];
}

export const storageColumn = <Row extends { storageBytes: number }>(): Column<Row> => ({
  key: 'storage',
  label: t`Files`,
  numeric: true,
  wideOnly: true,
  value: ({ storageBytes }) => storageBytes,
  cell: ({ storageBytes }) => formatBytes(storageBytes),
});

/** Where some calls have no price, the sum is not the cost. */
const sayCost = (row: Used): string =>
  row.unpricedCalls === 0
    ? sayUsd(row.usd)
    : row.unpricedCalls === row.calls
      ? t`No price`
      : t`over ${sayUsd(row.usd)}`;

type Latency = { firstToken: number | null; firstTokenSlow: number | null };

export const latencyColumns = <Row extends Latency>(): Column<Row>[] => [
  {
    key: 'first-token',
    label: t`First token, median`,
    numeric: true,
    value: (row) => row.firstToken,
    cell: (row) => sayMilliseconds(row.firstToken),
  },
  {
    key: 'first-token-slow',
    label: t`95th percentile`,
    numeric: true,
    wideOnly: true,
    value: (row) => row.firstTokenSlow,
    cell: (row) => sayMilliseconds(row.firstTokenSlow),
  },
];

export const shareColumn = <Row,>(key: string, label: string, of: (row: Row) => number | null): Column<Row> => ({
  key,
  label,
  numeric: true,
  value: of,
  cell: (row) => sayShareInColumn(of(row)),
});
