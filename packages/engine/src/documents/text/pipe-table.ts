import type { LineRow, LineTable } from './line-table.ts';

const delimiter = /^[\s|:+-]*-[\s|:+-]*$/;

/** Lines cut by bars, with or without a line of dashes below the first. */
export function findPipeTable(lines: readonly string[], start: number): LineTable | null {
  const rows: LineRow[] = [];
  const counts = new Set<number>();
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
    counts.add(cells.length);
    // A row of yet another length is not of this table.
    if (counts.size > 2 || cells.length < 2) break;
    rows.push({ cells: cells.map((cell) => ({ lines: [cell.trim()], columnSpan: 1 })), line: at, header: false });
  }
  if (rows.length < 2) return null;
  if (dashes === 1 && rows[0]) rows[0].header = true;
  return { rows, start, end: at };
}
