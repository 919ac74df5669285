import type { ReactNode } from 'react';

export interface Column<Row> {
  key: string;
  label: string;
  /** What is sorted, looked through and downloaded. */
  value: (row: Row) => string | number | null;
  /** What is drawn, where that is not the value itself. */
  cell?: (row: Row) => ReactNode;
  numeric?: boolean;
  /** Left out on a phone, where the row's own page has it. */
  wideOnly?: boolean;
  /** A column of controls: neither sorted nor downloaded. */
  control?: boolean;
}

export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

/** The first press on a column: numbers from the top, words from A. */
export const nextSort = <Row>(column: Column<Row>, sort: Sort | null): Sort =>
  sort?.key === column.key
    ? { key: column.key, direction: sort.direction === 'asc' ? 'desc' : 'asc' }
    : { key: column.key, direction: column.numeric ? 'desc' : 'asc' };

/** Unknown values stand last in both directions. */
export function sorted<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | null): Row[] {
  const column = columns.find(({ key }) => key === sort?.key);
  if (!column || !sort) return [...rows];
  const turn = sort.direction === 'asc' ? 1 : -1;
  return rows.toSorted((left, right) => {
    const [a, b] = [column.value(left), column.value(right)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'number' && typeof b === 'number') return turn * (a - b);
    return turn * String(a).localeCompare(String(b), 'en', { numeric: true });
  });
}

/** Rows in which the words stand somewhere, whatever their capitals. */
export function filtered<Row>(rows: readonly Row[], columns: readonly Column<Row>[], words: string): Row[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [...rows];
  return rows.filter((row) =>
    columns.some(
      (column) =>
        !column.control &&
        String(column.value(row) ?? '')
          .toLowerCase()
          .includes(wanted),
    ),
  );
}
