import { platforms, readingServices } from '../lexicon/platforms.ts';
import type { Piece } from '../syllabus/lines/piece.ts';
import { words } from '../text/words.ts';

/** What a citation says beside the work itself: where to get it, for whom, and whether it must be read. */
export interface Marked {
  /** The same length as before, the remarks blanked out, so that offsets and marks hold. */
  piece: Piece;
  optional: boolean;
  graduateOnly: boolean;
  /** Where the text is to be had: a place for class materials ("[Canvas]"), a file or link, or nothing said. */
  available: 'place' | 'link' | null;
}

/** Places that a course makes for its readers. */
const places = new Set([
  ...platforms,
  ...readingServices,
  ...'reserve reserves ereserve ereserves library handout handouts reader packet'.split(' '),
]);
const availability = new Set([
  ...places,
  ...`link links pdf pdfs online e posted available on in the via at course site website web page cr bb lms download scan scanned
      resources resource access open here file folder files drive dropbox html url ebook book free class provided see under google
      docs shared from to through our by and for doc docx epub`.split(/\s+/),
]);
// Alone in brackets these say nothing about where a text is.
const notAlone = new Set('on in the via at e see from to through our by and for class book page course'.split(' '));
const optionalPattern =
  /\b(?:optional(?:ly)?|recommended|suggested|not required|if (?:you(?:'|’)re )?interested|for further reading|bonus)\b/i;
const graduatePattern =
  /\b(?:grad(?:uate)?s?(?: (?:students?|section|level|credit))?(?:,? only)?|phd students?(?: only)?|for (?:the )?\d{3,4}[- ]level students)\b/i;
const bracket = /\(([^()]{1,80})\)|\[([^[\]]{1,80})\]/g;
const address = /<?(?:URL:\s*)?\bhttps?:\/\/[^\s<>)\]]+>?|\bwww\.[^\s<>)\]]+|<URL:[^>]*>|\bdoi:\s*10\.\S+/gi;
const isbn = /\bIS[BS]N(?:-1[03])?:?\s*[\dXx][\dXx -]{7,}(?:,?\s*[\dX][\dX-]{7,})*/g;

/** Reads and blanks out the remarks of one citation. */
export function readMarkers(piece: Piece): Marked {
  let { text } = piece;
  let optional = false;
  let graduateOnly = false;
  let available: Marked['available'] = piece.marks.some((mark) => mark.style === 'link') ? 'link' : null;
  const blank = (start: number, length: number) => {
    text = text.slice(0, start) + ' '.repeat(length) + text.slice(start + length);
  };
  for (const match of piece.text.matchAll(bracket)) {
    const inside = match[1] ?? match[2] ?? '';
    const isOptional = optionalPattern.test(inside) && inside.length < 60;
    const isGraduate = graduatePattern.test(inside) && inside.length < 60;
    const says = words(inside).map((word) => word.folded);
    const isPlace =
      says.length > 0 && says.every((word) => availability.has(word)) && !says.every((word) => notAlone.has(word));
    optional ||= isOptional;
    graduateOnly ||= isGraduate && !/undergrad/i.test(inside);
    if (isPlace) available = says.some((word) => places.has(word)) ? 'place' : (available ?? 'link');
    if (isOptional || isGraduate || isPlace) blank(match.index, match[0].length);
  }
  for (const match of piece.text.matchAll(address)) {
    available ??= 'link';
    if (match[0].length < piece.text.trim().length) blank(match.index, match[0].length);
  }
  for (const match of piece.text.matchAll(isbn)) blank(match.index, match[0].length);
  const footnote = /[*†‡]+\s*$/.exec(text);
  if (footnote) blank(footnote.index, footnote[0].length);
  const lead = /^\s*[*]?\s*(?:optional|recommended|suggested)(?: reading)?\s*[:–—-]\s*/i.exec(text);
  if (lead) {
    optional = true;
    blank(0, lead[0].length);
  }
  return { piece: { ...piece, text }, optional, graduateOnly, available };
}
