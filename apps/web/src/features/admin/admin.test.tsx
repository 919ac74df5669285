import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../lib/dates.ts';
import { renderAt } from '../../testing/render.tsx';
import { barsOf, daysPerBar } from './charts/bars.ts';
import { sayDollars, sayShareInColumn, sayShortInColumn } from './format.ts';
import { weeksOf } from './subscription/change.ts';
import type { Column } from './table/column.ts';
import { csvOf } from './table/csv.ts';
import { DataTable } from './table/data-table.tsx';

interface Row {
  name: string;
  cost: number | null;
}

const columns: Column<Row>[] = [
  { key: 'name', label: 'Name', value: ({ name }) => name },
  { key: 'cost', label: 'Cost', numeric: true, value: ({ cost }) => cost },
];

describe.each([7, 30, 90, 365])('a chart of %i days', (days) => {
  const dates = Array.from({ length: days }, (_, at) => addDays('2026-01-01', at));
  const series = [{ key: 'a', label: 'A', values: dates.map((_, at) => at) }];

  it.each([true, false])('shows all of them, narrow: %s', (narrow) => {
    const bars = barsOf(dates, series, daysPerBar(days, narrow), 'sum');
    expect(bars.length).toBeLessThanOrEqual(narrow ? 31 : 92);
    expect(bars[0]?.from).toBe(dates[0]);
    expect(bars.at(-1)?.to).toBe(dates.at(-1));
    for (const [at, bar] of bars.slice(1).entries()) expect(bar.from).toBe(addDays(bars[at]?.to ?? '', 1));
    expect(bars.reduce((sum, { total }) => sum + total, 0)).toBe((days * (days - 1)) / 2);
  });
});

it('a downloaded table holds no formula', async () => {
  const csv = await csvOf(columns, [
    { name: '=HYPERLINK("http://evil.example")', cost: 1 },
    { name: '+1, "two"', cost: null },
  ]);
  expect(csv).toBe('\uFEFFName,Cost\r\n"\'=HYPERLINK(""http://evil.example"")",1\r\n"\'+1, ""two""",\r\n');
});

it('a table is sorted by its headings, unknown values last, and looked through', async () => {
  const rows = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'].map(
    (name, at): Row => ({ name, cost: at === 2 ? null : at * 5 }),
  );
  const { user } = renderAt(
    <DataTable label="Costs" columns={columns} rows={rows} rowKey={({ name }) => name} file="costs" empty="Nothing" />,
  );
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  await user.click(screen.getByRole('button', { name: 'Cost' }));
  expect(names()).toEqual(['Finn', 'Eve', 'Dan', 'Bob', 'Ann', 'Cleo']);
  await user.click(screen.getByRole('button', { name: 'Cost' }));
  expect(names()).toEqual(['Ann', 'Bob', 'Dan', 'Eve', 'Finn', 'Cleo']);
  expect(screen.getByRole('columnheader', { name: 'Cost' })).toHaveAttribute('aria-sort', 'ascending');
  await user.type(screen.getByRole('searchbox', { name: 'Filter: Costs' }), 'nn');
  expect(names()).toEqual(['Ann', 'Finn']);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('Nothing has “nnx”.')).toBeInTheDocument();
  expect(within(document.body).queryByRole('table')).toBeNull();
});

it.each([
  ['2, 4-6', [2, 4, 5, 6]],
  ['6, 6', [6]],
  ['', null],
  ['4-2', null],
  ['99', null],
])('weeks %j are %j', (text, weeks) => expect(weeksOf(text)).toEqual(weeks));

it('the marks of an axis have cents only where they are parts of a dollar', () => {
  expect([18, 12, 6, 0, 2.5].map(sayDollars)).toEqual(['$18', '$12', '$6', '$0', '$2.50']);
  // Between two marks there is the same step.
  expect([0.075, 0.05, 0.025].map(sayDollars)).toEqual(['$0.075', '$0.05', '$0.025']);
});

it('numbers below each other in a column have as many digits behind the point', () => {
  expect([3_000_000, 586_321, 304_000, 9_500].map(sayShortInColumn)).toEqual(['3.0M', '586.3K', '304.0K', '9,500']);
  expect([0.128, 0.15, null].map(sayShareInColumn)).toEqual(['12.8%', '15.0%', 'None']);
});
