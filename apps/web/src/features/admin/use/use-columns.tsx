import { sayUsd } from '../../../lib/say-use.ts';
import { formatBytes } from '../../../lib/text.ts';
import { sayMilliseconds, sayNumber, sayShare, sayShort } from '../say.ts';
import type { Column } from '../table/column.ts';
import type { Used } from '../used.ts';

/** What every table of use ends with. */
export function useColumns<Row extends Used>(): Column<Row>[] {
  return [
    {
      key: 'calls',
      label: 'Calls',
      numeric: true,
      value: (row) => row.calls,
      cell: (row) => sayNumber(row.calls),
      wideOnly: true,
    },
    { key: 'tokens', label: 'Tokens', numeric: true, value: (row) => row.tokens, cell: (row) => sayShort(row.tokens) },
    { key: 'cost', label: 'Cost, USD', numeric: true, value: (row) => row.usd, cell: sayCost },
  ];
}

export const storageColumn = <Row extends { storageBytes: number }>(): Column<Row> => ({
  key: 'storage',
  label: 'Files',
  numeric: true,
  wideOnly: true,
  value: ({ storageBytes }) => storageBytes,
  cell: ({ storageBytes }) => formatBytes(storageBytes),
});

/** Where some calls have no price, the sum is not the cost. */
const sayCost = (row: Used): string =>
  row.unpricedCalls === 0 ? sayUsd(row.usd) : row.unpricedCalls === row.calls ? 'No price' : `over ${sayUsd(row.usd)}`;

type Latency = { firstToken: number | null; firstTokenSlow: number | null };

export const latencyColumns = <Row extends Latency>(): Column<Row>[] => [
  {
    key: 'first-token',
    label: 'First token, median',
    numeric: true,
    value: (row) => row.firstToken,
    cell: (row) => sayMilliseconds(row.firstToken),
  },
  {
    key: 'first-token-slow',
    label: '95th percentile',
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
  cell: (row) => sayShare(of(row)),
});
