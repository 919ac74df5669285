import type { LineRow, LineTable } from './line-table.ts';

const rule = /^ {0,3}\|?[ \t]*:?-{2,}:?(?:[ \t]*\|[ \t]*:?-{2,}:?)+[ \t]*\|?\s*$/;
const endBar = /(?<!\\)\|\s*$/;
const mostLines = 1000;
/** Without a rule, so many lines with the same number of cells show a table, and this share of all its lines. */
const fewestRows = 3;
const mostlyWhole = 0.6;

/**
 * A pipe table that its lines do not keep to, as programs print it that turn web pages into text, and as people type
 * it: no line of dashes, rows that are broken over lines, rows set as list items, list items between the rows.
 * Null where every line is a whole row below a line of dashes, for that is a common pipe table.
 */
export function findLoosePipeTable(lines: readonly string[], start: number): LineTable | null {
  const first = lines[start] ?? '';
  if (!first.includes('|') || rule.test(first)) return null;
  const isRuled = rule.test(lines[start + 1] ?? '');
  // Lines below a row belong to the table that it begins.
  if (!isRuled && (lines[start - 1] ?? '').includes('|')) return null;
  const ruled = isRuled ? (lines[start + 1] ?? '') : first;
  // A bar behind the last dashes closes the rows, whether or not a bar opens them.
  const isClosed = isRuled && endBar.test(ruled);
  const columns = cellsIn(isClosed ? ruled.replace(endBar, '') : ruled);
  if (columns < 2 || (!isRuled && cellsIn(lines[start + 1] ?? '') < 2)) return null;
  const end = endOf(lines, start);
  const body = lines.slice(start, end).map((line) => (isClosed ? line.replace(endBar, '') : line).trimEnd());
  if (isRuled ? isCommon(body, columns) : !isRegular(body, columns)) return null;
  if (body.filter((line) => line.includes('|')).length < fewestRows) return null;
  return { rows: rowsOf(body, start, columns), start, end };
}

/** True where every reader of Markdown knows the table: only a line without bars could break it off. */
function isCommon(body: readonly string[], columns: number): boolean {
  const lastRow = body.findLastIndex((line) => line.includes('|'));
  if (body.slice(0, lastRow).some((line) => !line.includes('|'))) return false;
  // Readers of Markdown know no tabs in a line of dashes.
  if (body[1]?.includes('\t')) return false;
  if (/^\s*\|/.test(body[1] ?? '')) return true;
  const [headings = ''] = body;
  return (
    cellsIn(headings.replace(/\|$/, '')) === columns &&
    body.every((line) => cellsIn(line) === columns && !bullet.test(line))
  );
}

function isRegular(body: readonly string[], columns: number): boolean {
  const whole = body.filter((line) => cellsIn(line) === columns && !bullet.test(line));
  return whole.length >= Math.max(fewestRows, mostlyWhole * body.length);
}

/** The first line behind the table: a blank one, or the list item or heading that no row follows. */
function endOf(lines: readonly string[], start: number): number {
  let end = start + 1;
  let lastRow = start;
  for (; end < Math.min(lines.length, start + mostLines); end += 1) {
    const line = lines[end] ?? '';
    if (line.trim() === '' || /^ {0,3}#{1,6}\s/.test(line)) break;
    if (line.includes('|')) lastRow = end;
  }
  const isRest = (line: string) => !bullet.test(line) && !/^\s*(?:[*_<>]|\d+[.)]\s)/.test(line);
  let last = lastRow;
  while (last + 1 < end && isRest(lines[last + 1] ?? '')) last += 1;
  return last + 1;
}

function rowsOf(body: readonly string[], start: number, columns: number): LineRow[] {
  const width = Math.max(...body.map((line) => line.length));
  const rows: LineRow[] = [];
  let open: { text: string; line: number } | null = null;
  const close = (): void => {
    if (open) rows.push(rowOf(open.text, open.line, columns, rows.length === 0));
    open = null;
  };
  for (const [at, line] of body.entries()) {
    if (rule.test(line)) continue;
    const row: { text: string; line: number } | null = open;
    if (row && bullet.test(line) && !line.includes('|')) {
      close();
      rows
        .at(-1)
        ?.cells.findLast((cell) => cell.lines.some((text) => text !== ''))
        ?.lines.push(line.trim());
    } else if (row && isWrapped(body[at - 1] ?? '', line, width) && cellsIn(row.text) + cellsIn(line) - 1 <= columns) {
      row.text += ` ${line.trim()}`;
    } else {
      close();
      open = { text: line, line: start + at };
    }
  }
  close();
  return rows;
}

const bullet = /^\s*[*+-]\s+/;

/** True where a line goes on in small letters, or its first word would not have fitted on the one above. */
function isWrapped(above: string, line: string, width: number): boolean {
  const word = /^\s*(\S+)/.exec(line)?.[1] ?? '';
  if (bullet.test(line) || rule.test(above)) return false;
  return above.length + 1 + word.length > width || /^\p{Ll}/u.test(word);
}

/** A bar at either end of a row that begins with one encloses it; a bar behind a backslash is text. */
function cellTexts(line: string): string[] {
  const text = line.trim();
  const isEnclosed = text.startsWith('|') && text.length > 1;
  return (isEnclosed ? text.replace(/^\||\|$/g, '') : line).split(/(?<!\\)\|/);
}

const cellsIn = (line: string): number => cellTexts(line).length;

function rowOf(text: string, line: number, columns: number, isFirst: boolean): LineRow {
  const cells = cellTexts(text.replace(bullet, '')).map((cell) => cell.trim());
  if (cells.length > columns && cells[cells.length - 1] === '') cells.pop();
  while (cells.length < columns) cells.push('');
  const header = isFirst && cells.every((cell) => cell !== '' && !/\d/.test(cell));
  return { cells: cells.map((cell) => ({ lines: [cell], columnSpan: 1 })), line, header };
}
