import type { LineRow, LineTable } from './line-table.ts';

/** Dashes and bars without bars at the ends. */
const openRule = /^ {0,3}:?-{2,}:?(?: *\| *:?-{2,}:?)+\s*$/;
const mostLines = 1000;

/**
 * A table as programs print it that turn web pages into text: a line of dashes below the first row, bars between the
 * cells only, and rows that are broken over lines or set as list items. A row of such a table that is wrapped has its
 * bars on several lines. Null where every line is a whole row, for that is a common pipe table.
 */
export function findWrappedPipeTable(lines: readonly string[], start: number): LineTable | null {
  const [first = '', rule = ''] = lines.slice(start, start + 2);
  if (!first.includes('|') || !openRule.test(rule)) return null;
  let end = start + 2;
  while (end < Math.min(lines.length, start + mostLines) && (lines[end] ?? '').trim() !== '') end += 1;
  const columns = rule.split('|').length;
  const body = lines.slice(start, end).map((line) => line.trimEnd());
  const isWhole = (line: string, at: number) =>
    cellsOf(at === 0 ? line.replace(/^\s*\||\|$/g, '') : line).length === columns && !bullet.test(line);
  if (body.every(isWhole) || body.filter((line) => line.includes('|')).length < 3) return null;
  const width = Math.max(...body.map((line) => line.length));
  const rows: { text: string; line: number }[] = [];
  for (const [at, line] of body.entries()) {
    const open = rows[rows.length - 1];
    if (at === 1) continue;
    if (open && at > 1 && isWrapped(body[at - 1] ?? '', line, width) && barsOf(open.text) + barsOf(line) < columns)
      open.text += ` ${line.trim()}`;
    else rows.push({ text: line, line: start + at });
  }
  return { rows: rows.map(({ text, line }, at) => rowOf(text, line, columns, at === 0)), start, end };
}

const bullet = /^\s*[*+-]\s+/;

/** True where the first word of a line would not have fitted on the one above. */
function isWrapped(above: string, line: string, width: number): boolean {
  const word = /^\s*(\S+)/.exec(line)?.[1] ?? '';
  return !bullet.test(line) && above.length + 1 + word.length > width;
}

/** The cells of a row; a bar behind a backslash is text. */
const cellsOf = (line: string): string[] => line.split(/(?<!\\)\|/);
const barsOf = (line: string): number => cellsOf(line).length - 1;

function rowOf(text: string, line: number, columns: number, isFirst: boolean): LineRow {
  const cells = cellsOf(text.replace(bullet, '')).map((cell) => cell.trim());
  // A bar at either end encloses the row where the cells are complete without it.
  if (cells.length > columns && cells[0] === '' && isFirst) cells.shift();
  if (cells.length > columns && cells[cells.length - 1] === '') cells.pop();
  while (cells.length < columns) cells.push('');
  const header = isFirst && cells.every((cell) => cell !== '' && !/\d/.test(cell));
  return { cells: cells.map((cell) => ({ lines: [cell], columnSpan: 1 })), line, header };
}
