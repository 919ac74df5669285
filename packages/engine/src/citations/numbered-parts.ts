import { alternation } from '../lexicon/alternation.ts';
import { chapterWords, ofAnyPart, sectionWords } from '../lexicon/reading-words.ts';
import { bracketDepth, cutPiece, type Piece } from '../syllabus/lines/piece.ts';
import { readingLead } from './reading-lead.ts';
import { quotedTitles } from './titles.ts';

const number = String.raw`\d{1,3}(?:\.\d{1,3}){0,2}(?![\d.]*\d)`;
const chapterLabel = String.raw`(?:${alternation(chapterWords)})\.?\s?#?\s?`;
const sectionLabel = String.raw`(?:(?:${alternation(sectionWords)})\.?\s?#?\s?|§\s?)`;
const dotted = String.raw`\d{1,2}\.\d{1,2}(?:\.\d{1,2})?(?![\d.]*\d)`;
const partName = String.raw`(?:the\s+)?(?:${alternation(ofAnyPart)})\b`;
const head = String.raw`(?:(?<chapter>${chapterLabel})${number}|(?<section>${sectionLabel})${number}|(?<bare>${dotted}))`;
const opens = new RegExp(String.raw`^(?:${head}|${partName})`, 'i');
const joint = String.raw`(?<joint>,?\s+(?:and|&|\+|as well as|plus)\s+|,\s+)`;
const continues = new RegExp(String.raw`${joint}(?=(?<head>${head})(?<behind>.*))`, 'gis');
/** "Chapter 5 and “Rain”": a title of its own behind a whole chapter. */
const otherTitle = /^\s*(?:and|&|as well as|plus)\s+(?=[“"„«])/i;
const startsBody = /^\s*[.:–—-]?\s*(?:[“"„«‘*]|\p{Lu}\p{L})/u;
/** "Chapter 1 and Chapter 2 of …": the book is that of both. */
const ofBook = /^\s*,?\s*(?:of|in|from)\b/i;
const isPartName = new RegExp(String.raw`^\s*[.:–—-]?\s*${partName}\s*$`, 'i');

type Kind = 'chapter' | 'section' | 'bare' | 'name';

/**
 * "18.1 “Tides” and 18.2 “Salt”", "Chapter 3: Heat and Chapter 4: Light", "Chapter 3 and Chapter 4", "Chapter 7
 * Introduction and 7.1 “Tides”": parts of one book, each named by its number. Numbers alone, "sections 2.1 and 2.3",
 * and a section within a chapter, "Chapter 3, Section 3.2", remain together.
 */
export function byNumberedParts(piece: Piece): Piece[] {
  const { text } = piece;
  const from = readingLead.exec(text)?.[0].length ?? 0;
  const first = opens.exec(text.slice(from));
  if (!first) return [piece];
  const quotes = quotedTitles(text);
  const cuts: { start: number; end: number }[] = [];
  let kind = kindOf(first);
  let bodyAt = from + first[0].length;
  const other = otherTitle.exec(text.slice(bodyAt));
  if (other && kind !== 'name') cuts.push({ start: bodyAt, end: bodyAt + other[0].length });
  for (const match of text.matchAll(continues)) {
    const { index: start } = match;
    const end = start + match[0].length;
    if (start < bodyAt || bracketDepth(text, start) > 0 || quotes.some((q) => start > q.start && start < q.end))
      continue;
    const own = kindOf(match);
    const { joint: link = '', head: heading = '', behind = '' } = match.groups ?? {};
    const body = text.slice(bodyAt, start);
    const isNamed = /\p{L}{2}/u.test(body) || kind === 'name';
    const isAlike = kind === own && own !== 'bare' && (isNamed || !ofBook.test(behind));
    const isNested = kind === 'chapter' && own !== 'chapter' && /^,\s+$/.test(link) && !isPartName.test(body);
    if (isNested || !(isAlike || (isNamed && startsBody.test(behind)))) continue;
    cuts.push({ start, end });
    kind = own;
    bodyAt = end + heading.length;
  }
  return cutPiece(piece, cuts);
}

function kindOf({ groups }: RegExpExecArray): Kind {
  if (groups?.chapter) return 'chapter';
  if (groups?.section) return 'section';
  return groups?.bare ? 'bare' : 'name';
}
