import type { PageContent, PdfWord } from '../geometry.ts';
import { rowsOf } from './rows.ts';

/** Heads and feet stand in this share of the page's height at either end. */
const edge = 0.17;
const rowsAtEdge = 5;
/** A line that repeats stands at the same height to within this. */
const sameHeight = 5;

interface EdgeRow {
  page: number;
  y: number;
  size: number;
  text: string;
  /** The text with its numbers left open. */
  pattern: string;
  words: PdfWord[];
}

/** The first of the rows that repeat one another. */
export interface RunningHead {
  page: number;
  atTop: boolean;
  words: PdfWord[];
}

export interface WithoutHeads {
  pages: PageContent[];
  /** Each head and foot that says something beyond the page number, once. */
  heads: RunningHead[];
}

/** Takes away what repeats at the top and foot of the pages: running titles and page numbers. */
export function withoutRunningHeads(pages: readonly PageContent[], keep: ReadonlySet<PdfWord>): WithoutHeads {
  const gone = new Set<PdfWord>();
  const heads = new Map<string, RunningHead>();
  for (const atTop of [true, false]) {
    const edges = pages.map((page) => edgeRows(page, atTop, keep));
    for (let depth = 0; depth < rowsAtEdge; depth += 1) {
      const repeated = repeatedRows(edges, pages.length);
      let found = false;
      for (const rows of edges) {
        const [outermost] = rows;
        if (!outermost || !repeated.has(outermost)) continue;
        rows.shift();
        found = true;
        for (const word of outermost.words) gone.add(word);
        const { page, pattern, words } = outermost;
        if (/\p{L}{2}/u.test(pattern) && !heads.has(pattern)) heads.set(pattern, { page, atTop, words });
      }
      if (!found) break;
    }
  }
  return {
    pages: pages.map((page) =>
      gone.size > 0 ? { ...page, words: page.words.filter((word) => !gone.has(word)) } : page,
    ),
    heads: [...heads.values()],
  };
}

/** The outer rows of a page, the outermost first. */
function edgeRows(page: PageContent, atTop: boolean, keep: ReadonlySet<PdfWord>): EdgeRow[] {
  const limit = page.height * edge;
  const words = page.words.filter((word) => (atTop ? word.baseline < limit : word.baseline > page.height - limit));
  const rows = rowsOf(words);
  if (!atTop) rows.reverse();
  const found: EdgeRow[] = [];
  for (const row of rows.slice(0, rowsAtEdge)) {
    const members = row.segments.flatMap((segment) => segment.words);
    if (members.some((word) => keep.has(word))) break;
    const text = members.map((word) => word.text).join(' ');
    found.push({ page: page.page, y: row.baseline, size: row.size, text, pattern: patternOf(text), words: members });
  }
  return found;
}

function patternOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/\b[ivxlc]+\b/g, '#')
    .replace(/\d+/g, '#')
    .replace(/\s+/g, ' ')
    .trim();
}

function repeatedRows(edges: readonly EdgeRow[][], pageCount: number): Set<EdgeRow> {
  const outer = edges.flatMap((rows) => rows.slice(0, 1));
  const repeated = new Set<EdgeRow>();
  const enough = Math.max(2, Math.ceil(pageCount * 0.2));
  for (const row of outer) {
    if (isLonePageNumber(row, pageCount)) repeated.add(row);
    const same = outer.filter(
      (other) =>
        other.pattern === row.pattern &&
        Math.abs(other.y - row.y) <= sameHeight &&
        Math.abs(other.size - row.size) < 0.6,
    );
    if (same.length >= enough && row.pattern.length > 1) for (const each of same) repeated.add(each);
  }
  for (const row of numberedRows(outer, pageCount)) repeated.add(row);
  return repeated;
}

/** "7", "- 7 -", "Page 7 of 12", "vii". */
function isLonePageNumber(row: EdgeRow, pageCount: number): boolean {
  const match = /^(?:page\s*|p\.\s*)?[-–—|[(]?\s*(\d{1,4})\s*[-–—|\])]?(?:\s*(?:of|\/)\s*(\d{1,4}))?$/i.exec(
    row.text.trim(),
  );
  if (match) return match[2] !== undefined || Number(match[1]) === row.page || pageCount > 1;
  return pageCount > 1 && /^[ivxl]{1,6}$/.test(row.text.trim());
}

/** Rows at one height whose numbers count with the pages, whatever else they say ("Methods 12", "14 Part II"). */
function numberedRows(outer: readonly EdgeRow[], pageCount: number): EdgeRow[] {
  if (pageCount < 4) return [];
  const counting = outer.flatMap((row) => {
    const numbers = [/^\d{1,4}\b/.exec(row.text)?.[0], /\b\d{1,4}$/.exec(row.text)?.[0]];
    return numbers.flatMap((number) => (number ? [{ row, offset: Number(number) - row.page }] : []));
  });
  const found: EdgeRow[] = [];
  for (const { row, offset } of counting) {
    const alike = counting.filter(
      (other) => other.offset === offset && Math.abs(other.row.y - row.y) <= sameHeight && other.row.page !== row.page,
    );
    if (alike.length + 1 >= Math.max(3, pageCount * 0.3)) found.push(row);
  }
  return found;
}
