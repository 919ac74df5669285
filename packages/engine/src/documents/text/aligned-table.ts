import type { LineRow, LineTable } from './line-table.ts';

const mostLines = 400;

/** Lines whose fields are parted by tabs, about the same number of fields in each. */
export function findTabbedTable(lines: readonly string[], start: number): LineTable | null {
  return findSpreadsheetTable(lines, start) ?? findTabAlignedTable(lines, start);
}

/** Every tab ends a field, also an empty one, as in rows copied from a spreadsheet; the first row has headings. */
function findSpreadsheetTable(lines: readonly string[], start: number): LineTable | null {
  const rows: string[][] = [];
  for (let at = start; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trimEnd();
    if (!line.includes('\t')) break;
    rows.push(line.split('\t'));
  }
  const [first = []] = rows;
  // Only the corner above the names of the rows may be without a heading.
  const headed = first.slice(1).every((field) => field.trim() !== '');
  if (rows.length < 2 || first.length < 3 || !headed) return null;
  // A row with more fields has tabs that only push the text to the right.
  if (rows.some((row) => row.length > first.length)) return null;
  const whole = rows.map((row) => [...row, ...Array<string>(first.length - row.length).fill('')]);
  return { rows: whole.map((row, at) => rowOf(row, start + at)), start, end: start + rows.length };
}

/** One or more tabs push the next field to its column. */
function findTabAlignedTable(lines: readonly string[], start: number): LineTable | null {
  if ((lines[start] ?? '').startsWith('\t')) return null;
  const fields = (line: string): string[] => line.trimEnd().split(/\t+/);
  const first = fields(lines[start] ?? '');
  if (first.length < 2) return null;
  const rows: LineRow[] = [];
  let at = start;
  for (; at < lines.length; at += 1) {
    const cells = fields(lines[at] ?? '');
    if (cells.length < 2 || cells.length > first.length + 1 || cells.length < first.length - 1) break;
    rows.push(rowOf(cells, at));
  }
  return rows.length >= 2 ? { rows, start, end: at } : null;
}

const rowOf = (cells: readonly string[], line: number): LineRow => ({
  cells: cells.map((cell) => ({ lines: [cell.trim()], columnSpan: 1 })),
  line,
  header: false,
});

/**
 * Lines set in columns by spaces alone: at least three of them, with a gutter of two or more blank columns that all of
 * them share. A line that leaves the first column empty goes on with the row above, unless a blank line parts it from
 * that row as it parts all other rows. `onSearched` is told how far the search went.
 */
export function findAlignedTable(
  lines: readonly string[],
  start: number,
  onSearched: (end: number) => void,
): LineTable | null {
  const first = lines[start] ?? '';
  if (!hasGutter(first) || isTitleOver(lines, start)) return null;
  const region = regionOf(lines, start);
  onSearched(start + region.length);
  const shown = region.filter(({ text }) => text.trim() !== '');
  if (shown.length < 3) return null;
  const columns = columnsOf(shown.map(({ text }) => text));
  if (columns.length < 2 || isHangingProse(shown, columns)) return null;
  const rows: LineRow[] = [];
  const isBehindBlank = (line: number): boolean => lines[line - 1]?.trim() === '';
  const opening = shown.slice(1).filter(({ text }) => text.slice(0, columns[1]).trim() !== '');
  const spaced = opening.length >= 3 && opening.every(({ line }) => isBehindBlank(line));
  for (const { text, line } of shown) {
    const cells = columns.map((from, at) => text.slice(from, columns[at + 1] ?? text.length));
    const last = rows.at(-1);
    if (last && cells[0]?.trim() === '' && !(spaced && isBehindBlank(line))) {
      for (const [at, cell] of cells.entries()) last.cells[at]?.lines.push(cell);
    } else rows.push({ cells: cells.map((cell) => ({ lines: [cell], columnSpan: 1 })), line, header: false });
  }
  const filled = rows.filter(
    (row) => row.cells.filter((cell) => cell.lines.some((line) => line.trim() !== '')).length >= 2,
  );
  const marked = rows.filter((row) => itemMarker.test(row.cells[0]?.lines[0]?.trimEnd() ?? ''));
  if (columns.length === 2 && marked.length > rows.length / 2) return null;
  if (rows.length < 2 || filled.length < rows.length * 0.7) return null;
  if (rows[0] && looksLikeHeadings(rows)) rows[0].header = true;
  return { rows, start, end: start + region.length };
}

/**
 * Whether a line is set over the columns of a table and tells none of their headings: "SCHEDULE      Fall 2026" over a
 * line of headings, with fewer fields than these, which do not stand where columns begin, or run over from one to the
 * next.
 */
function isTitleOver(lines: readonly string[], start: number): boolean {
  const title = (lines[start] ?? '').trimEnd();
  const at = [start + 1, start + 2].find((line) => !/^[\s=_*-]*$/.test(lines[line] ?? '')) ?? start;
  const headings = (lines[at] ?? '').trimEnd();
  if (at === start || !hasGutter(headings)) return false;
  const words = fieldsOf(headings);
  const fields = fieldsOf(title);
  const isHeadings = words.length >= 3 && words.every(({ text }) => text.length < 30 && !/\d/.test(text));
  if (!isHeadings || fields.length > words.length) return false;
  const body = lines.slice(at + 1, at + 4).filter((line) => hasGutter(line) && /\d/.test(line));
  if (body.length < 2) return false;
  const beside = fields.filter(({ from }) => !words.some((word) => word.from === from)).length;
  return fields.length < words.length ? beside > 0 : beside > fields.length / 2;
}

const fieldsOf = (line: string): { from: number; text: string }[] =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index: from }) => ({ from, text }));

/**
 * Entries whose further lines hang, in sentences that a typist parts by two blanks: the blanks may stand below each
 * other, but the lines do not begin at the same place, as the cells of a first column do.
 */
function isHangingProse(shown: readonly { text: string }[], columns: readonly number[]): boolean {
  const border = columns[1] ?? 0;
  const parted = shown.filter(({ text }) => text.slice(0, border).trim() !== '' && text.slice(border).trim() !== '');
  const margin = Math.min(...parted.map(({ text }) => indentOf(text)));
  const hung = parted.filter(({ text }) => indentOf(text) >= margin + hangingIndent);
  const sentences = parted.filter(({ text }) => /[.!?]["”’)]? {2}$/.test(text.slice(0, border)));
  return hung.length >= 0.25 * parted.length && sentences.length >= 0.6 * parted.length;
}

const hangingIndent = 3;
const indentOf = (text: string): number => text.length - text.trimStart().length;

const itemMarker = /^\s*(?:[-*•–—+o▪]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)])$/;

function hasGutter(whole: string): boolean {
  // The space behind a bullet or a number parts no columns.
  const line = whole.replace(/^\s*(?:[-*•–—+o▪]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)])\s+/, '');
  return /\S {2,}\S/.test(line.trimEnd()) && !/\t/.test(line);
}

/** The lines from `start` on that keep a gutter of the lines before them; one blank line at a time may part them. */
function regionOf(lines: readonly string[], start: number): { text: string; line: number }[] {
  const region: { text: string; line: number }[] = [];
  let blank: boolean[] = [];
  let gap = 0;
  for (let at = start; at < Math.min(lines.length, start + mostLines); at += 1) {
    const text = (lines[at] ?? '').trimEnd();
    if (text === '') {
      gap += 1;
      if (gap > 1) break;
      region.push({ text, line: at });
      continue;
    }
    const merged = mergeBlank(blank, text, region.length === 0);
    if (!hasInnerGutter(merged, text)) break;
    // After a blank line the columns must go on to be filled, or a new paragraph begins.
    if (gap > 0 && !hasGutter(text)) break;
    gap = 0;
    blank = merged;
    region.push({ text, line: at });
  }
  while (region.at(-1)?.text === '') region.pop();
  return region;
}

function mergeBlank(blank: readonly boolean[], text: string, isFirst: boolean): boolean[] {
  const length = Math.max(blank.length, text.length);
  const merged: boolean[] = [];
  for (let at = 0; at < length; at += 1) {
    const free = at >= text.length || text.charAt(at) === ' ';
    merged.push(free && (isFirst || at >= blank.length || blank[at] === true));
  }
  return merged;
}

/** A shared gutter that has something on its left in the line, or the line hangs in a later column. */
function hasInnerGutter(blank: readonly boolean[], text: string): boolean {
  const gutters = guttersOf(blank);
  return gutters.some(
    ({ from, to }) =>
      from > 0 && to < blank.length && (text.slice(0, from).trim() !== '' || text.slice(to).trim() !== ''),
  );
}

function guttersOf(blank: readonly boolean[]): { from: number; to: number }[] {
  const gutters: { from: number; to: number }[] = [];
  let from = 0;
  for (let at = 0; at <= blank.length; at += 1) {
    if (blank[at] === true) continue;
    if (at - from >= 2) gutters.push({ from, to: at });
    from = at + 1;
  }
  return gutters;
}

function columnsOf(texts: readonly string[]): number[] {
  let blank: boolean[] = [];
  for (const [at, text] of texts.entries()) blank = mergeBlank(blank, text, at === 0);
  const starts = guttersOf(blank)
    .filter(({ from, to }) => from > 0 && to < blank.length)
    .filter(({ from, to }) => {
      const parted = texts.filter((text) => text.slice(0, from).trim() !== '' && text.slice(to).trim() !== '');
      // A column that few rows fill is one where a heading stands right above it, set off from the one before.
      const headed = parted[0] === texts[0] && / {2}\S/.test(texts[0]?.slice(to - 2, to + 1) ?? '');
      return parted.length >= (headed ? 2 : texts.length * 0.4);
    })
    .map(({ to }) => to);
  return [0, ...starts];
}

function looksLikeHeadings(rows: readonly LineRow[]): boolean {
  const words = (row: LineRow | undefined): string[] => row?.cells.map((cell) => cell.lines.join(' ').trim()) ?? [];
  const first = words(rows[0]);
  return (
    first.every((word) => word !== '' && !/\d/.test(word) && word.length < 30) &&
    rows.slice(1).some((row) => words(row).some((word) => /\d/.test(word)))
  );
}
