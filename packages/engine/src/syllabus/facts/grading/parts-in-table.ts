import type { Cell, TableRowBlock } from '../../../documents/document.ts';
import { evidenceBetween } from '../../lines/entries.ts';
import { countIn } from './counted.ts';
import type { GradedPart } from './part.ts';
import { canBeName, isTotal, nameAlone } from './part-name.ts';
import { partsInBlock } from './parts-in-text.ts';
import { sharesIn } from './share.ts';

/** A column or row that may hold shares, and the parts by it. */
export interface TableReading {
  parts: GradedPart[];
  /** What the table's own row of totals prints. */
  total: number | null;
  /** Whether a heading or a unit in the cells says that the numbers are shares. */
  said: boolean;
}

const percentHeading =
  /%|\bper\s?cent|\bweight|\bshare\b|\bworth\b|\bof (?:the )?(?:final |total |course )?grade\b|poids|peso|gewicht/iu;
const pointsHeading = /\b(?:points?|pts|marks?|scores?|value|puntos|punkte)\b/iu;
const bareNumber = /^[(~≈]?\s*(\d{1,4}(?:[.,]\d{1,2})?)\s*\)?$/;
const fraction = /^(?:.*=\s*)?(0?[.,]\d{1,3})$/;
const mostWordsOfValue = 9;

/**
 * The share that a cell of a column holds, with the unit that the column has. "15% each" is of as many as the `name`
 * beside it counts.
 */
function shareOfCell(
  text: string,
  unit: GradedPart['unit'] | null,
  name = '',
): { value: number; unit: GradedPart['unit'] | null } | null {
  const trimmed = text.trim();
  const asFraction = fraction.exec(trimmed)?.[1];
  if (asFraction) return { value: Math.round(Number(asFraction.replace(',', '.')) * 10_000) / 100, unit: 'percent' };
  const bare = bareNumber.exec(trimmed)?.[1];
  if (bare) return { value: Number(bare.replace(',', '.')), unit };
  if (trimmed.split(/\s+/).length > mostWordsOfValue) return null;
  const share = sharesIn(trimmed)[0];
  const count = share?.each ? countIn(name) : 1;
  return share && count !== null ? { value: share.value * count, unit: share.unit } : null;
}

interface Row {
  block: TableRowBlock;
  cells: Map<number, Cell>;
}

/**
 * Every way in which a table may be read as a list of shares: by each column of values, and with the names as its
 * heading row.
 */
export function readingsOfTable(table: TableRowBlock[]): TableReading[] {
  const rows = table.map((block): Row => ({ block, cells: cellsOf(block) }));
  const columns = [...new Set(rows.flatMap((row) => [...row.cells.keys()]))].sort((a, b) => a - b);
  const readings = columns.flatMap((column) => byColumn(rows, columns, column) ?? []);
  return [...readings, ...byRows(rows), ...inPairs(rows), ...withinCells(rows), ...acrossColumns(rows)];
}

const cellsOf = (block: TableRowBlock) =>
  new Map(
    block.cells
      .filter((cell) => cell.text.trim() !== '' && !cell.continued)
      .map((cell) => [cell.column, cell] as const),
  );

function headingOf(rows: Row[], column: number): { text: string; unit: GradedPart['unit'] | null } {
  // Headings stand in the first rows, above the first value.
  for (const row of rows.slice(0, 3)) {
    const text = row.cells.get(column)?.text ?? '';
    if (shareOfCell(text, null)) break;
    if (percentHeading.test(text)) return { text, unit: 'percent' };
    if (pointsHeading.test(text)) return { text, unit: 'points' };
  }
  return { text: '', unit: null };
}

/** "Oral report (10%) | 50": the share in the name is of the course, the number beside it counts points. */
const shareInName = (nameCell: Cell, unit: GradedPart['unit'] | null) => {
  const share = unit === 'percent' ? null : sharesIn(nameCell.text)[0];
  return share && !share.each && share.unit === 'percent' ? { value: share.value, unit: share.unit } : null;
};

function byColumn(rows: Row[], columns: number[], column: number): TableReading | null {
  const { unit } = headingOf(rows, column);
  const nameColumn = nameColumnOf(rows, columns, column, unit);
  if (nameColumn === null) return null;
  let total: number | null = null;
  let units = 0;
  const parts: GradedPart[] = [];
  for (const row of rows) {
    const nameCell = row.cells.get(nameColumn);
    const cell = row.cells.get(column);
    if (!cell || !nameCell) continue;
    const several = pairsOfLines(row, nameCell, cell, unit);
    if (several.length > 1) {
      parts.push(...several);
      units += several.length;
      continue;
    }
    const beside = shareOfCell(cell.text, unit, nameCell.text);
    const found = beside && beside.unit !== 'percent' ? (shareInName(nameCell, unit) ?? beside) : beside;
    if (!found) continue;
    if (isTotal(nameCell.text)) {
      total = found.value;
      continue;
    }
    if (found.unit !== null) units++;
    const part = partOf(row, nameCell, found.value, found.unit ?? 'points');
    if (part) parts.push(part);
  }
  if (parts.length < 2) return null;
  return { parts, total, said: unit !== null || units >= parts.length / 2 };
}

function partOf(row: Row, nameCell: Cell, value: number, unit: GradedPart['unit']): GradedPart | null {
  const name = nameAlone(nameCell.text);
  if (!canBeName(name) || !(value > 0)) return null;
  const evidence = evidenceBetween(row.block, 0, row.block.text.length);
  return { name, value, unit, leads: false, from: 'table', evidence, block: row.block };
}

/** "Quizzes ⏎ 3 Exams | 25% ⏎ 75%": as many names in one cell as values in the other. */
function pairsOfLines(row: Row, nameCell: Cell, cell: Cell, unit: GradedPart['unit'] | null): GradedPart[] {
  const names = nameCell.text.split('\n').filter((line) => line.trim() !== '');
  const values = cell.text.split('\n').filter((line) => line.trim() !== '');
  if (values.length < 2 || names.length !== values.length) return [];
  return values.flatMap((text, i) => {
    const found = shareOfCell(text, unit);
    const name = nameAlone(names[i] ?? '');
    if (!found || !canBeName(name) || isTotal(name)) return [];
    const evidence = evidenceBetween(row.block, 0, row.block.text.length);
    return [
      {
        name,
        value: found.value,
        unit: found.unit ?? 'points',
        leads: false,
        from: 'table',
        evidence,
        block: row.block,
      },
    ];
  });
}

/** The column of names: the first that holds short text and no number in most rows that have a value. */
function nameColumnOf(
  rows: Row[],
  columns: number[],
  valueColumn: number,
  unit: GradedPart['unit'] | null,
): number | null {
  const valued = rows.filter((row) => shareOfCell(row.cells.get(valueColumn)?.text ?? '', unit) !== null);
  if (valued.length === 0 && !rows.some((row) => (row.cells.get(valueColumn)?.text ?? '').includes('\n'))) return null;
  const count = (column: number) =>
    valued.filter((row) => {
      const name = nameAlone(row.cells.get(column)?.text ?? '');
      return /\p{L}{3}/u.test(name) && canBeName(name);
    }).length;
  const others = columns.filter((column) => column !== valueColumn);
  const best = others.find((column) => count(column) >= Math.max(1, valued.length * 0.6));
  return (
    best ?? others.find((column) => rows.some((row) => /\p{L}{3}/u.test(row.cells.get(column)?.text ?? ''))) ?? null
  );
}

/** A table whose heading row names the parts, above a row of shares. */
function byRows(rows: Row[]): TableReading[] {
  return rows.slice(1, 6).flatMap((row, i) => {
    const names = rows[i]?.cells ?? new Map<number, Cell>();
    const head = rows[0]?.cells ?? names;
    const parts = [...row.cells].flatMap(([column, cell]): GradedPart[] => {
      const share = /^\W*\d[\d.,]*\s?%\W*$/.test(cell.text.trim()) ? shareOfCell(cell.text, 'percent') : null;
      const name = head.get(column) ?? names.get(column);
      const part = share && name ? partOf({ block: row.block, cells: row.cells }, name, share.value, 'percent') : null;
      return part ? [part] : [];
    });
    return parts.length >= 3 ? [{ parts, total: null, said: true }] : [];
  });
}

/** "Midterm | 20% | Group project | 15%": several names and shares in one row, each name in front of its share. */
function inPairs(rows: Row[]): TableReading[] {
  const parts = rows.flatMap((row) => {
    let name: Cell | null = null;
    return [...row.cells.values()].flatMap((cell): GradedPart[] => {
      const share = /^\W*\d[\d.,]*\s?(?:%|pts?|points?)\W*$/i.test(cell.text.trim())
        ? shareOfCell(cell.text, null)
        : null;
      if (!share) {
        name = cell;
        return [];
      }
      const part = name && !isTotal(name.text) ? partOf(row, name, share.value, share.unit ?? 'points') : null;
      name = null;
      return part ? [part] : [];
    });
  });
  return parts.length > rows.length && parts.length >= 3 ? [{ parts, total: null, said: true }] : [];
}

/** Cells that hold whole lists: "Grading | Essays 50%; Final exam 50%". */
function withinCells(rows: Row[]): TableReading[] {
  const parts = rows.flatMap((row) =>
    [...row.cells.values()].flatMap((cell) => {
      const found = partsInBlock(row.block, cell.text);
      return found.length > 1 ? found.filter(({ name }) => !isTotal(name)) : [];
    }),
  );
  return parts.length > 1 ? [{ parts, total: null, said: true }] : [];
}

/** Points of each section of the course in a column of their own: every part has them in one of the columns. */
function acrossColumns(rows: Row[]): TableReading[] {
  const used = new Set<number>();
  const parts = rows.flatMap((row): GradedPart[] => {
    const [nameCell, ...others] = [...row.cells.values()];
    const values = others.flatMap((cell) => {
      const bare = bareNumber.exec(cell.text.trim())?.[1];
      return bare ? [{ column: cell.column, value: Number(bare.replace(',', '.')) }] : [];
    });
    const [only] = values;
    if (!nameCell || !only || values.length > 1 || isTotal(nameCell.text)) return [];
    used.add(only.column);
    const part = partOf(row, nameCell, only.value, 'points');
    return part ? [part] : [];
  });
  return used.size > 1 && parts.length > 2 ? [{ parts, total: null, said: false }] : [];
}
