import { findDates } from '../../dates/find-dates.ts';
import type { LineRow, LineTable } from './line-table.ts';

const columnsRule = /^\s*(?:-{2,}|={2,})(?:\s+(?:-{2,}|={2,}))+\s*$/;
const wholeRule = /^\s*(?:-{5,}|={5,})\s*$/;

/**
 * A table whose columns are drawn by a rule of dashes under the headings: Pandoc's simple and multiline tables,
 * reStructuredText's simple tables, the output of `column` and of SQL tools.
 */
export function findRuledTable(lines: readonly string[], start: number): LineTable | null {
  const found = openingOf(lines, start);
  if (!found) return null;
  const { rule, headings } = found;
  const columns = columnsOf(lines[rule] ?? '');
  const multiline = isMultiline(lines, start, rule);
  const rows: LineRow[] = [];
  if (headings.length > 0) rows.push({ ...rowOf(headings, columns, start + (found.topped ? 1 : 0)), header: true });
  let group: string[] = [];
  let groupLine = rule + 1;
  let at = rule + 1;
  let closed = false;
  const close = (): void => {
    if (group.length > 0) rows.push(rowOf(group, columns, groupLine));
    group = [];
  };
  for (; at < lines.length && !closed; at += 1) {
    const line = lines[at] ?? '';
    if (wholeRule.test(line) || columnsRule.test(line)) closed = true;
    else if (line.trim() === '') {
      if (!multiline && !goesOn(lines, at, columns)) break;
      close();
    } else {
      if (!multiline && startsRow(line, columns)) close();
      if (group.length === 0) groupLine = at;
      group.push(line);
    }
  }
  close();
  if (rows.length < 2 && headings.length === 0) return null;
  if (rows.length === 0) return null;
  return { rows, start, end: at };
}

/** The rule that parts the columns, with the headings between the start and it. */
function openingOf(lines: readonly string[], start: number) {
  const first = lines[start] ?? '';
  if (first.trim() === '') return null;
  if (columnsRule.test(first)) {
    // Headings may stand between two rules, or be missing altogether.
    const second = nextRule(lines, start + 1, 4);
    if (second !== null && second > start + 1)
      return { rule: second, headings: lines.slice(start + 1, second), topped: true };
    return { rule: start, headings: [], topped: false };
  }
  const topped = wholeRule.test(first);
  const from = topped ? start + 1 : start;
  const rule = nextRule(lines, from + (topped ? 0 : 1), topped ? 6 : 1);
  if (rule === null) return null;
  const headings = lines.slice(from, rule).filter((line) => line.trim() !== '');
  if (headings.length === 0 && !topped) return null;
  return { rule, headings, topped };
}

function nextRule(lines: readonly string[], from: number, most: number): number | null {
  for (let at = from; at < Math.min(from + most, lines.length); at += 1) {
    if (columnsRule.test(lines[at] ?? '')) return at;
  }
  return null;
}

/** A blank line may part the rows of a simple table too, where what follows keeps to its columns. */
function goesOn(lines: readonly string[], blank: number, columns: readonly Column[]): boolean {
  const next = lines[blank + 1] ?? '';
  if (next.trim() === '' || columns.length < 2) return false;
  const filled = columns.filter(({ from }, at) => next.slice(from, columns[at + 1]?.from ?? next.length).trim() !== '');
  const keeps = columns.every(({ from }, at) => at === 0 || next.charAt(from - 1).trim() === '');
  return filled.length >= 2 && keeps && startsRow(next, columns) && /\S\s{2,}\S/.test(next.trimEnd());
}

/** A multiline table is closed by a rule, and blank lines part its rows. */
function isMultiline(lines: readonly string[], start: number, rule: number): boolean {
  let blank = false;
  for (let at = rule + 1; at < Math.min(lines.length, rule + 400); at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      if (blank) return false;
      blank = true;
      continue;
    }
    if (wholeRule.test(line) || columnsRule.test(line))
      return at > rule + 1 && wholeRule.test(lines[start] ?? '') === wholeRule.test(line);
    blank = false;
    if (/^#{1,6}\s/.test(line)) return false;
  }
  return false;
}

interface Column {
  from: number;
  to: number;
}

function columnsOf(rule: string): Column[] {
  return [...rule.matchAll(/[-=]+/g)].map((dashes, at) => ({
    from: at === 0 ? 0 : dashes.index,
    to: dashes.index + dashes[0].length,
  }));
}

function rowOf(group: readonly string[], columns: readonly Column[], line: number): LineRow {
  const cells = columns.map(({ from }, at) => {
    const next = columns[at + 1]?.from ?? Number.POSITIVE_INFINITY;
    return { lines: group.map((each) => sliceColumn(each, from, next)), columnSpan: 1 };
  });
  return { cells, line, header: false };
}

/** A word that begins in one column and reaches over into the next stays whole. */
function sliceColumn(line: string, from: number, to: number): string {
  const start = from > 0 ? wordStart(line, from) : 0;
  const end = Number.isFinite(to) ? wordStart(line, to) : line.length;
  return line.slice(start, Math.max(start, end));
}

function wordStart(line: string, at: number): number {
  if (at >= line.length || line.charAt(at - 1) === ' ' || line.charAt(at - 1) === '') return at;
  const gap = line.indexOf(' ', at);
  const before = line.lastIndexOf(' ', at);
  // The text of a centred or overlong heading: it belongs to the column in which most of it stands.
  return gap >= 0 && gap - at < at - before ? gap : before + 1;
}

/** A line that leaves the first column empty goes on with the row above, unless it has a day of its own. */
function startsRow(line: string, columns: readonly Column[]): boolean {
  if (line.slice(0, columns[1]?.from ?? 0).trim() !== '') return true;
  return columns.some(({ from }, at) => at > 0 && isDay(line.slice(from, columns[at + 1]?.from ?? line.length)));
}

function isDay(cell: string): boolean {
  const text = cell.trim();
  const [date, ...others] = findDates(text);
  return date !== undefined && others.length === 0 && date.start === 0 && date.end >= text.length - 1;
}
