import type { Column } from './column.ts';

/** The table as it stands, for a spreadsheet. What begins like a formula is text: students choose their names. */
export async function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Promise<string> {
  const { stringify } = await import('csv-stringify/browser/esm/sync');
  const told = columns.filter(({ control }) => !control);
  return stringify(
    rows.map((row) => told.map((column) => column.value(row))),
    {
      header: true,
      columns: told.map(({ label }) => label),
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
    },
  );
}

export async function downloadCsv<Row>(name: string, columns: readonly Column<Row>[], rows: readonly Row[]) {
  const url = URL.createObjectURL(new Blob([await csvOf(columns, rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
