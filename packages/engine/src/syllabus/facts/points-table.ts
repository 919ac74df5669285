import type { Document, TableRowBlock } from '../../documents/document.ts';
import type { Field } from '../course.ts';
import { evidenceOf } from '../lines/entries.ts';
import { isTotal, partName, type Weight } from './grade-parts.ts';

const points = /^(\d{1,4})(?:\s*(?:points?|pts|marks))?\.?$/i;
const pointsWithUnit = /^\d{1,4}\s*(?:points?|pts|marks)\.?$/i;
const pointsHeading = /^(?:max(?:imum)?\s+|total\s+|possible\s+)?(?:points?|pts|marks)\b/i;
const fewestParts = 3;
const longestName = 90;
/** Fewer points in all are a rubric, not the grade of a course. */
const leastTotal = 20;

/** The column of points: headed so, or with the unit in its cells; and the first row below the headings. */
function pointsColumn(table: TableRowBlock[]): { column: number; first: number } | null {
  const heading = table[0]?.cells.find((cell) => pointsHeading.test(cell.text));
  if (heading) return { column: heading.column, first: 1 };
  const withUnit = table.flatMap((row) => row.cells.filter((cell) => pointsWithUnit.test(cell.text.trim())));
  const [cell] = withUnit;
  const isColumn = cell && withUnit.length >= fewestParts && withUnit.every((c) => c.column === cell.column);
  return isColumn ? { column: cell.column, first: 0 } : null;
}

interface Part {
  row: TableRowBlock;
  name: string;
  points: number;
}

function partsOf(table: TableRowBlock[]): Part[] {
  const place = pointsColumn(table);
  if (!place) return [];
  return table.slice(place.first).flatMap((row): Part[] => {
    const value = row.cells.find((cell) => cell.column === place.column);
    const label = row.cells.find((cell) => cell !== value && /\p{L}{3}/u.test(cell.text));
    const printed = points.exec(value?.text.trim() ?? '')?.[1];
    const name = partName((label?.text ?? '').split(/\n|\s[–—-]\s/)[0] ?? '');
    return printed && name && name.length < longestName && !isTotal(name)
      ? [{ row, name, points: Number(printed) }]
      : [];
  });
}

/** A table of points: each part's share of their sum, rounded to a tenth of a percent. */
export function weightsByPoints(document: Document): Field<Weight>[] {
  const rows = document.blocks.filter((block) => block.kind === 'table-row');
  for (const table of Map.groupBy(rows, (row) => row.table).values()) {
    const parts = partsOf(table);
    const total = parts.reduce((sum, part) => sum + part.points, 0);
    if (parts.length < fewestParts || total < leastTotal) continue;
    return parts.map((part) => ({
      value: { name: part.name, percent: Math.round((1000 * part.points) / total) / 10 },
      evidence: evidenceOf(part.row, 0, part.row.text.length),
      confidence: total === 100 || total === 1000 ? 0.9 : 0.7,
    }));
  }
  return [];
}
