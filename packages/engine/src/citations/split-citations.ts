import { alternation } from '../lexicon/alternation.ts';
import { chapterWords, foreignChapterWords, otherParts, sectionWords } from '../lexicon/reading-words.ts';
import { bracketDepth, cutPiece, type Piece, slicePiece, splitPiece } from '../syllabus/lines/piece.ts';
import { memoizeByObject } from '../text/memoize.ts';
import { isSentenceOfProse } from '../text/prose.ts';
import { authorYears } from './author-year.ts';
import { withoutDayOff } from './day-off-note.ts';
import { fullCitation } from './full-citation.ts';
import { findLocators, onlyPages } from './locators.ts';
import { byNumberedParts } from './numbered-parts.ts';
import { readingLead } from './reading-lead.ts';
import { italicTitles, quotedTitles } from './titles.ts';

/**
 * The citations of a text that may name several, one per line, after semicolons, or run together with commas and "and".
 * A list of pages or the authors of one work are not taken apart.
 */
export const splitCitations = memoizeByObject((piece: Piece): readonly Piece[] =>
  splitPiece(piece, /\n+/g)
    .map(withoutDayOff)
    .map(withoutProse)
    .map(withoutBrackets)
    .flatMap(bySemicolon)
    .flatMap(byBrackets)
    .flatMap(byAbbreviations)
    .flatMap(byNumberedParts)
    .flatMap(byAnchors)
    .flatMap(byNamedParts),
);

/** "Lind, ch. 2. Your essay should draw on it": behind the part to read, what is said to its readers. */
function withoutProse(piece: Piece): Piece {
  const stop = [...piece.text.matchAll(/(?<=\d)\.\s+(?=\p{Lu})/gu)].find(
    ({ index, 0: gap }) =>
      isSentenceOfProse(piece.text.slice(index + gap.length)) && findLocators(piece.text.slice(0, index)).length > 0,
  );
  return stop ? slicePiece(piece, 0, stop.index) : piece;
}

/** "(Okafor, pp. 3–9; Lindt, pp. 12–20)": the brackets hold the whole list. */
function withoutBrackets(piece: Piece): Piece {
  const inner = /^\s*\(([^()]*;[^()]*)\)\s*$/.exec(piece.text)?.[1];
  const from = inner === undefined ? 0 : piece.text.indexOf('(') + 1;
  return inner === undefined ? piece : slicePiece(piece, from, from + inner.length);
}

function bySemicolon(piece: Piece): Piece[] {
  // Semicolons between the authors of a full citation part nothing; behind its pages they do.
  const authorsEnd = isFullCitation(piece) ? titleStart(piece) : 0;
  const cuts = topLevel(piece.text, /;(?=\s)|,?\s+also,?\s+(?=\p{Lu})/gu).filter((cut) => {
    const left = piece.text.slice(0, cut.start);
    if (cut.start < authorsEnd && !/\d\s*$/.test(left)) return false;
    const right = piece.text.slice(cut.end).trim();
    // "pp. 43–45; 50–55" are pages of one work.
    return right !== '' && !/^(?:and\s+)?(?:pp?\.?\s*)?\d/.test(right) && !onlyPages(right.split(';')[0] ?? '');
  });
  return cutPiece(piece, cuts);
}

/** "Okafor (ch. 1), Lindt (2015, ch. 2)": short names, each with its part or year in brackets. */
function byBrackets(piece: Piece): Piece[] {
  const cuts = topLevel(piece.text, /(?<=\)),\s+(?=\p{Lu})/gu);
  const parts = cuts.length > 0 ? cutPiece(piece, cuts) : [];
  return parts.length > 1 && parts.every((part) => shortWithBrackets.test(part.text)) ? parts : [piece];
}

const shortWithBrackets = /^\p{Lu}[^(),;:]{1,40}\s\((?=[^()]*\d)[^()]{1,40}\)\.?$/u;

const abbreviated = String.raw`\[?\p{Lu}[\p{Lu}\d&]{1,6}\]?:?(?:\s?[–—-])?\s(?:chs?\.?\s?|chap(?:ters?|s)?\.?\s?)?\d[\d.]*(?:(?:\s?[–—-]|,)\s?\d[\d.]*)*`;
const abbreviatedList = new RegExp(String.raw`^${abbreviated}(?:(?:,|\s(?:and|&))\s${abbreviated})+\.?$`, 'iu');

/** "SOT 2, TAB4 3–5", "[SOT] Ch. 2, [TB] Ch. 3": parts of books, each named by its abbreviation. */
function byAbbreviations(piece: Piece): Piece[] {
  if (!abbreviatedList.test(piece.text)) return [piece];
  const cuts = topLevel(piece.text, /(?:,|\s(?:and|&))\s(?=\[?\p{Lu}[\p{Lu}\d&]{1,6}\b)/gu);
  const names = cutPiece(piece, cuts).map(({ text }) => /[\p{Lu}\d&]+/u.exec(text)?.[0]);
  return new Set(names).size === names.length ? cutPiece(piece, cuts) : [piece];
}

const isFullCitation = (piece: Piece): boolean =>
  fullCitation(slicePiece(piece, readingLead.exec(piece.text)?.[0].length ?? 0)) !== null;

function titleStart(piece: Piece): number {
  const marked = [...quotedTitles(piece.text), ...italicTitles(piece)].map((title) => title.start);
  return marked.length > 0 ? Math.min(...marked) : piece.text.length;
}

/** "Chapter 3, Section 3.2": no author is called so. */
const opensWithLabel = new RegExp(
  String.raw`^(?:${alternation([...chapterWords, ...foreignChapterWords, ...sectionWords, ...otherParts])})\b`,
  'i',
);

/** "Bishop 4.3.2, Murphy 8.3", "Okafor ch. 1 and Lindt ch. 2": parts of two works, each named by its author. */
function byNamedParts(piece: Piece): Piece[] {
  if (isFullCitation(piece)) return [piece];
  const cuts = [...piece.text.matchAll(namedPart)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(
      ({ start, end }) =>
        bracketDepth(piece.text, start) === 0 &&
        findLocators(piece.text.slice(0, start)).length > 0 &&
        !opensWithLabel.test(piece.text.slice(end)),
    );
  return cutPiece(piece, cuts);
}

const namedPart =
  /(?:,\s+(?:and\s+|&\s+)?|\s+(?:and|&)\s+)(?=\p{Lu}\p{Ll}[\p{L}'’-]*(?:\s(?:&|and)\s\p{Lu}[\p{L}'’-]+)?,?\s(?:[Cc]h(?:s|aps?|apters?)?\.?\s?\d|pp?\.\s?\d|§+\s?\d|\d+\.\d))/gu;

interface Anchor {
  start: number;
  end: number;
}

/** What can carry a citation alone: a marked title or an author-year key. */
function anchorsOf(piece: Piece): Anchor[] {
  const quoted = quotedTitles(piece.text);
  const italic = italicTitles(piece)
    .flatMap((title) => listedIn(piece, title))
    .filter((i) => !quoted.some((q) => i.start < q.end && i.end > q.start));
  const keys = authorYears(piece.text);
  const marked: Anchor[] = [...quoted, ...italic];
  const loose = keys.filter((k) => !marked.some((m) => k.start < m.end && k.end > m.start));
  return [...marked, ...loose].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** "*Snow*, *Rain* and *Hail*": titles that are set apart one by one, with a plain comma between them. */
function listedIn(piece: Piece, title: Anchor): Anchor[] {
  const stretches = piece.marks
    .filter(({ style, start, end }) => style === 'italic' && start >= title.start && end <= title.end)
    .sort((a, b) => a.start - b.start);
  const parted = stretches.every(({ start, end }, i) => {
    const next = stretches[i + 1];
    const isTitle = /^\p{Lu}\p{L}/u.test(piece.text.slice(start, end));
    return isTitle && (!next || /^,\s+$/.test(piece.text.slice(end, next.start)));
  });
  return stretches.length > 1 && parted ? stretches.map(({ start, end }) => ({ start, end })) : [title];
}

function byAnchors(piece: Piece): Piece[] {
  const anchors = anchorsOf(piece);
  if (anchors.length === 0 || isFullCitation(piece)) return [piece];
  const quotedAt = quotedTitles(piece.text).map((title) => title.start);
  const italicAt = italicTitles(piece).flatMap((title) => listedIn(piece, title).map(({ start }) => start));
  const quotes = new Set(anchors.filter((anchor) => quotedAt.includes(anchor.start)));
  const bothTitles = (...pair: Anchor[]) => pair.every((a) => quotes.has(a) || italicAt.includes(a.start));
  const cuts: Anchor[] = [];
  for (let i = 1; i < anchors.length; i++) {
    const left = anchors[i - 1];
    const right = anchors[i];
    if (!left || !right || right.start < left.end) continue;
    const cut = cutBetween(piece.text, left.end, right.start);
    // A book and its chapter, an article and its journal: titles set differently and joined by a comma are one work.
    const parts = quotes.has(left) !== quotes.has(right) && !/\band\b|&/.test(piece.text.slice(left.end, right.start));
    const own = quotes.has(left) && /^[\s,]*$/.test(piece.text.slice(left.end, right.start));
    // "“Tides of Salt” Lindt (1976)": with nothing in front, the title has its author behind it.
    const named = own && !bothTitles(right) && piece.text.slice(cuts.at(-1)?.end ?? 0, left.start).trim() === '';
    if (cut && !named && !(parts && bothTitles(left, right))) cuts.push(cut);
  }
  // "Atwell et al. 2018 GlobalReport2023": what follows a key without a stop, and is no part of the work, is another
  // work.
  const last = anchors.at(-1);
  const tail = last ? piece.text.slice(last.end) : '';
  if (last && !marksTitle(piece, last) && /^\s+[\p{Lu}]\S*$/u.test(tail) && findLocators(tail).length === 0)
    cuts.push({ start: last.end, end: last.end });
  // Two keys at one place ("Mensah (2000a; 2000b)") are one stretch of text with two works.
  const twins = anchors.filter(
    (anchor, i) => anchor.start === anchors[i - 1]?.start && anchor.end === anchors[i - 1]?.end,
  );
  return cutPiece(piece, cuts).flatMap((part) => (twins.length > 0 ? expandTwins(part) : [part]));
}

const marksTitle = (piece: Piece, anchor: Anchor) =>
  [...quotedTitles(piece.text), ...italicTitles(piece)].some((title) => title.start === anchor.start);

/** "Mensah (2000a; 2000b), on plagues" → "Mensah (2000a)" and "Mensah (2000b)". */
function expandTwins(piece: Piece): Piece[] {
  const keys = authorYears(piece.text);
  const first = keys[0];
  if (!first || keys.length < 2 || !keys.every((key) => key.start === first.start && key.end === first.end))
    return [piece];
  return keys.map((key) => ({ text: key.text, marks: [], evidence: piece.evidence }));
}

const joint = /^(?:[\s,.]*)(?:,|\.|\band\b|&|\+|\bas well as\b|\bplus\b)\s*(?:and\s+)?/i;

/** Where one citation ends and the next begins between two anchors; null where they belong together ("X" in "Y"). */
function cutBetween(text: string, from: number, to: number): Anchor | null {
  const between = text.slice(from, to);
  if (/^\s*$/.test(between)) return { start: from, end: to };
  let at = 0;
  // Pages and remarks in brackets belong to the work before.
  const bracketed = /^\s*(?:[([][^()[\]]*[)\]]\s*)+/.exec(between);
  if (bracketed) at = bracketed[0].length;
  const located = findLocators(between.slice(at))[0];
  if (located && /^[\s,(]*$/.test(between.slice(at, at + located.start))) at += located.end;
  const link = joint.exec(between.slice(at));
  const rest = between.slice(at + (link?.[0].length ?? 0)).trim();
  const onlyNames =
    rest === '' || /^(?:\p{Lu}[\p{L}'’.-]*[\s,/&]*|(?:and|et al\.?|van|von|de|by|in)\s+)+[,:]?$/u.test(rest);
  const container = /^(?:in|from|of|by|trans)\b/i.test(rest);
  if (!onlyNames || container || (!link && !/[.”"]\s*$/.test(text.slice(0, from + at)))) return null;
  return { start: from + at, end: from + at + (link?.[0].length ?? 0) };
}

function topLevel(text: string, separator: RegExp): Anchor[] {
  const quotes = quotedTitles(text);
  return [...text.matchAll(separator)]
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter(({ start }) => bracketDepth(text, start) === 0 && !quotes.some((q) => start > q.start && start < q.end));
}
