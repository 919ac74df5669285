import type { Block, Document } from '../documents/document.ts';
import { titleWords } from '../syllabus/items/words.ts';
import { type Piece, slicePiece } from '../syllabus/lines/piece.ts';
import { authorBehind } from './authors-in.ts';
import { afterAuthors, type FullCitation, fullCitation } from './full-citation.ts';
import { foldName } from './names.ts';
import { italicTitles, quotedTitles } from './titles.ts';
import type { WorkCitation } from './work-citation.ts';

/** The works that a document cites in full, and ways to find the one that a short citation means. */
export interface Bibliography {
  entries: FullCitation[];
}

const dash = /^\s*(?:[—–_-]\s?){2,}[.,]?\s*/;
const longestEntry = 900;
/** Names, then a year or a quoted title: what nothing in a policy looks like is not parsed as a citation. */
const opensWithNames = /^\s*(?:[\p{L}—–_-][^"“\n]{0,80}?(?:,|[12]\d{3}|\bal\b)|(?:[—–_-]\s?){2,})/u;
const looksLikeEntry = ({ text, marks }: Piece) =>
  opensWithNames.test(text) && (/[12]\d{3}|["“]/.test(text) || marks.some(({ style }) => style === 'italic'));

/**
 * Every full citation outside the schedule: a bibliography at the end, a list of required texts. In a list by author, a
 * 3-em dash stands for the authors of the entry before (Chicago Manual of Style, 14.67).
 */
export function readBibliography(document: Document, scheduleBlocks: Set<number>): Bibliography {
  const entries: FullCitation[] = [];
  let last: FullCitation | null = null;
  for (const block of document.blocks) {
    if (scheduleBlocks.has(block.index)) continue;
    for (const printed of entryPieces(block)) {
      entries.push(...booksBy(printed));
      const piece = { ...printed, text: printed.text.replace(/\n/g, ' ') };
      if (piece.text.length > longestEntry || !looksLikeEntry(piece)) continue;
      const repeated = dash.exec(piece.text);
      const entry: FullCitation | null =
        repeated && last ? afterAuthors(piece, repeated[0].length, last.author, last.families) : fullCitation(piece);
      if (!entry || entry.strength < 0.9) continue;
      entries.push(entry);
      last = entry;
    }
  }
  return { entries };
}

function entryPieces(block: Block): Piece[] {
  const evidence = { page: block.page, block: block.index, start: 0, end: block.text.length, text: block.text };
  const whole = { text: block.text, marks: block.marks, evidence };
  if (block.kind !== 'table-row') return [whole];
  return block.cells.map(({ start, text }) => slicePiece(whole, start, start + text.length));
}

const edition = /^[\s,]*\(?(?:\p{L}+|\d+\p{L}*)\sed(?:ition|\.)\)?/iu;

/** "The textbook is *Tides of Salt*, 2nd edition, by Marta Lindt": how a course names its books. */
function booksBy(piece: Piece): FullCitation[] {
  if (!/\bby\s+\p{Lu}/u.test(piece.text)) return [];
  return [...quotedTitles(piece.text), ...italicTitles(piece)].flatMap(({ title, end }) => {
    const author = authorBehind(
      piece.text
        .slice(end)
        .replace(edition, '')
        .replace(/(?<=\S)\n.*$/s, ''),
    );
    return author
      ? [{ title, author: author.names, families: author.families, year: null, pages: null, strength: 0.9 }]
      : [];
  });
}

/** The author whose name stands in "Lindt, ch. 3" or "Ch. 3 Lindt", where the document names one of that name. */
export function authorNamedIn(text: string, bibliography: Bibliography): string | null {
  const names = new Set((text.match(/\p{Lu}[\p{L}’'-]+/gu) ?? []).map(foldName));
  const authors = new Set(
    bibliography.entries.filter(({ families }) => names.has(families[0] ?? '')).map(({ author }) => author),
  );
  return authors.size === 1 ? ([...authors][0] ?? null) : null;
}

/**
 * The entry that an author-year citation means: the same first family and year, letter included. Where the letters are
 * not printed in the bibliography, or several entries fit, nothing is resolved. A year that is one digit off does not
 * match.
 */
export function resolveCitation(citation: WorkCitation, bibliography: Bibliography): FullCitation | null {
  if (citation.year === null || citation.shape !== 'author-year') return null;
  const names = new Set(citation.families.flatMap((name) => foldName(name).split(' ')));
  const fits = bibliography.entries.filter(
    (entry) =>
      entry.year === citation.year &&
      entry.families.some((family) => names.has(family) || names.has(family.split(' ').at(-1) ?? '')),
  );
  const first = citation.families[0] ?? '';
  const byFirst = fits.filter((entry) => entry.families[0] === first && sameCount(citation, entry));
  const best = byFirst.length > 0 ? byFirst : fits.filter((entry) => entry.families[0] === first);
  const only = best.length > 0 ? best : fits;
  return only.length === 1 ? (only[0] ?? null) : null;
}

function sameCount(citation: WorkCitation, entry: FullCitation): boolean {
  const others = /\bal\b/.test(citation.author ?? '');
  return others
    ? entry.families.length > 1 || /\bal\b/.test(entry.author)
    : citation.families.length === entry.families.length;
}

/** The author of a work that the document cites in full under this title, or null. */
export function authorOfTitle(title: string, bibliography: Bibliography): string | null {
  const wanted = titleWords(title);
  if (wanted.length < 2) return null;
  const hits = bibliography.entries.filter((entry) => {
    const words = titleWords(entry.title);
    return words.length >= wanted.length && wanted.every((word) => words.includes(word));
  });
  return hits.length === 1 ? (hits[0]?.author ?? null) : null;
}
