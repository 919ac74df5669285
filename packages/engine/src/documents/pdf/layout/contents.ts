import type { Row } from './rows.ts';

const fewestEntries = 3;
const sameEdge = 3;

/**
 * Drops tables of contents: runs of lines that end, at one edge, in page numbers that never fall, under a heading that
 * says so or led to by dots. They repeat every heading of the document.
 */
export function withoutContents(rows: readonly Row[], pageCount: number): Row[] {
  const kept: Row[] = [];
  for (let from = 0; from < rows.length; ) {
    const to = contentsEnd(rows, from, pageCount);
    const run = rows.slice(from, to);
    const entries = run.filter((row) => pageNumber(row) !== null);
    const heading = rows[from - 1];
    const isNamed = heading !== undefined && /^(?:table of )?contents:?$/i.test(textOf(heading));
    if (entries.length < fewestEntries || !(isNamed || entries.filter((row) => row.led).length >= entries.length / 2)) {
      const row = rows[from];
      if (row) kept.push(row);
      from += 1;
      continue;
    }
    if (isNamed && kept[kept.length - 1] === heading) kept.pop();
    from = to;
  }
  return kept;
}

function contentsEnd(rows: readonly Row[], from: number, pageCount: number): number {
  const first = rows[from];
  let number = first ? pageNumber(first) : null;
  if (!first || number === null) return from;
  let end = from + 1;
  for (let at = from + 1; at < rows.length; at += 1) {
    const row = rows[at];
    const next = row ? pageNumber(row) : null;
    if (!row || row.baseline - (rows[at - 1]?.baseline ?? 0) > 4 * row.size) break;
    if (next === null) {
      // The first line of an entry that takes two.
      if (at > end || row.right > first.right - 2 * row.size) break;
      continue;
    }
    if (next < number || next > pageCount + first.size || Math.abs(row.right - first.right) > sameEdge) break;
    number = next;
    end = at + 1;
  }
  return end;
}

function pageNumber(row: Row): number | null {
  const words = row.segments.at(-1)?.words ?? [];
  const last = words.at(-1)?.text ?? '';
  return row.segments.length + words.length > 2 && /^\d{1,3}$/.test(last) ? Number(last) : null;
}

const textOf = (row: Row): string =>
  row.segments.flatMap((segment) => segment.words.map((word) => word.text)).join(' ');
