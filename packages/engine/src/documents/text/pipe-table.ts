import type { LineRow, LineTable } from './ascii-table.ts';

const delimiter = /^[\s|:+-]*-[\s|:+-]*$/;

/** Lines cut by bars, with or without a line of dashes below the first. */
export function findPipeTable(lines: readonly string[], start: number): LineTable | null {
  const rows: LineRow[] = [];
  let at = start;
  let dashes = -1;
  for (; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim();
    if (!line.includes('|')) break;
    if (delimiter.test(line)) {
      if (dashes < 0) dashes = rows.length;
      continue;
    }
    const cells = line.replace(/^\|/, '').replace(/\|$/, '').split('|');
    rows.push({ cells: cells.map((cell) => ({ lines: [cell.trim()], columnSpan: 1 })), line: at, header: false });
  }
  const columns = rows.map((row) => row.cells.length);
  const least = dashes === 1 ? 2 : 3;
  if (rows.length < 2 || Math.min(...columns.slice(0, 1000)) < Math.min(least, 2)) return null;
  if (dashes < 0 && (columns[0] ?? 0) < 2) return null;
  if (new Set(columns).size > 2) return null;
  if (dashes === 1 && rows[0]) rows[0].header = true;
  return { rows, start, end: at };
}
