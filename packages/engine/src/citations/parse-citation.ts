import { alternation, withCapitals } from '../lexicon/alternation.ts';
import { englishWeekdayNames } from '../lexicon/calendar-names.ts';
import { type Piece, slicePiece } from '../syllabus/lines/piece.ts';
import { memoizeByObject } from '../text/memoize.ts';
import { authorYears } from './author-year.ts';
import { parseChapter } from './chapter.ts';
import { fullCitation } from './full-citation.ts';
import { locatorGroup } from './locators.ts';
import { markedTitle } from './marked-title.ts';
import { readMarkers } from './markers.ts';
import { readingLead } from './reading-lead.ts';
import { cleanTitle, italicTitles, quotedTitles } from './titles.ts';
import { journalReference, lawCase, parseUnmarked, plain } from './unmarked.ts';
import type { CitationShape, WorkCitation } from './work-citation.ts';

const about = String.raw`(?:\*?(?:b|d|c|ca|fl|born)\.?\*?\s*)*`;
const era = String.raw`(?:\s*(?:bce?|ce|ad))?`;
const yearOfLife = String.raw`\d{1,4}(?:\/\d+)?${era}`;
/** "(1902–1971)", "(c. 1373–c. 1439)", "(496/5–406 BCE)", "(b. 1971)"; stray asterisks are left over from Markdown. */
const lifeDates = new RegExp(
  String.raw`\(\s*${about}${yearOfLife}\s*(?:--?|–|—)\s*(?:${about}${yearOfLife})?\s*\)|\(\s*(?:b|d|born)\.?\s*(?:c\.\s*)?\d{3,4}\s*\)`,
  'giu',
);

/** "Lindt, Tides of Salt (33–49)": small numbers behind a title, at the end, are pages and nobody's life. */
const isPages = (whole: string, at: number, dates: string): boolean =>
  /^\(\d{1,3}\D{1,3}\d{1,4}\)$/.test(dates) &&
  /^[\s.;]*$/.test(whole.slice(at + dates.length)) &&
  /[,”"]/.test(whole.slice(0, at));

/**
 * What stands in front of a citation: the mark of a list that the document's format lost ("• ", "o ", "* ", "3) "), a
 * mark of its own ("(*) "), or the day to read it for ("Monday: ").
 */
const strayBullet = new RegExp(
  String.raw`^\s*(?:[•*▪◦‣·–—-]\s*|o\s+|\(?\d{1,2}[.)]\s+|[([][*†‡+!]{1,3}[)\]]\s*|(?:${alternation(withCapitals(englishWeekdayNames))}):\s+)(?=[\p{Lu}“"‘'])`,
  'u',
);

/**
 * Cuts one citation, in any of the shapes a schedule prints, into title, author and pages. Never fails: a text of no
 * known shape becomes a title of strength 0.
 */
export const parseCitation = (source: Piece): WorkCitation => ({ ...citationOf(source) });

/** The same piece is asked about by many rules; each gets an answer of its own to complete. */
const citationOf = memoizeByObject((source: Piece): WorkCitation => {
  const marked = readMarkers(source);
  const bullet = strayBullet.exec(marked.piece.text)?.[0].length ?? 0;
  const lead = readingLead.exec(marked.piece.text.slice(bullet));
  const blanked = marked.piece.text.replace(lifeDates, (dates, ...[at, whole]: [number, string]) =>
    isPages(whole, at, dates) ? dates : ' '.repeat(dates.length),
  );
  const piece = slicePiece({ ...marked.piece, text: blanked }, bullet + (lead?.[0].length ?? 0));
  const shape =
    journalReference(piece) ??
    full(piece) ??
    authorYear(piece) ??
    lawCase(piece) ??
    markedTitle(piece) ??
    parseChapter(piece) ??
    parseUnmarked(piece) ??
    plain(piece);
  const amount = lead?.[1]?.toLowerCase() ?? null;
  return {
    ...shape,
    pages: shape.pages ?? amount,
    strength: Math.max(shape.strength, placedStrength(marked.available, shape), amount ? 0.7 : 0),
    optional: marked.optional,
    graduateOnly: marked.graduateOnly,
    piece: source,
  };
});

/** A file or link makes material of what looks like a title; a place for class materials of anything. */
function placedStrength(available: 'place' | 'link' | null, shape: CitationShape): number {
  if (available === 'place' && shape.title !== '') return 0.6;
  return available === 'link' && shape.shape !== 'plain' && shape.shape !== 'chapter' ? 0.6 : 0;
}

function full(piece: Piece): CitationShape | null {
  const found = fullCitation(piece);
  return found && found.strength > 0.5 ? { ...found, shape: 'full' } : null;
}

function authorYear(piece: Piece): CitationShape | null {
  const key = authorYears(piece.text)[0];
  if (!key || key.start > 1) return null;
  const behind = piece.text.slice(key.end);
  // "Lindt (2007: 12–40)" is Lindt (2007).
  const isOpen = key.text.includes('(') && !key.text.includes(')');
  if (!/^\s*(?:$|[.,:;(–—-])/.test(behind)) return null;
  const title = [...quotedTitles(behind), ...italicTitles(slicePiece(piece, key.end))].find((t) => t.start < 4);
  return {
    title: title?.title ?? cleanTitle(isOpen ? `${key.text})` : key.text),
    author: key.authors,
    families: key.families,
    pages: locatorGroup(behind)?.text ?? null,
    year: key.year,
    shape: 'author-year',
    strength: key.certain ? 0.9 : 0.6,
  };
}
