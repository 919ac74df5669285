import { findLocators } from '../../citations/locators.ts';
import { parseCitation } from '../../citations/parse-citation.ts';
import { asksToRead } from '../../citations/reading-lead.ts';
import { splitCitations } from '../../citations/split-citations.ts';
import type { WorkCitation } from '../../citations/work-citation.ts';
import { saysDue } from '../items/assignments/due.ts';
import { workName } from '../items/assignments/nouns.ts';
import { type Piece, slicePiece } from '../lines/piece.ts';
import { isExplanation } from './notes.ts';

const isCitation = ({ shape, strength, author, pages, title }: WorkCitation) =>
  shape === 'chapter'
    ? strength >= 0.8 && (author !== null || title === pages || !/\p{Ll}{3}/u.test(title))
    : strength >= 0.9 && (author !== null || pages !== null);

/** A heading that is nothing but citations: "Okafor, Chapter 3", "Ch. 5". "Chapter 5: Gases" is a subject. */
export function citesOnly(piece: Piece): boolean {
  if (isExplanation(piece.text) || saysDue(piece.text)) return false;
  const parts = splitCitations(piece);
  if (parts.some((part) => (workName(part.text)?.sure ?? 0) >= 0.65)) return false;
  const citations = parts.map(parseCitation);
  return (
    citations.some(isCitation) &&
    citations.every(
      (one) =>
        isCitation(one) ||
        one.piece.text.split(/\s+/).length <= 3 ||
        ((one.shape === 'quoted' || one.shape === 'italic') && one.strength >= 0.45),
    )
  );
}

/**
 * A heading cut into what it is about and what is to be read for it: "Vicarious liability: FRG 16–30; *Hart v. Lane*",
 * "Limits (Ch. 2)". `topic` is null where it only cites. `labelled`: it stands under "Topic", and is one whatever it
 * cites.
 */
export function topicAndCitations(piece: Piece, labelled = false): { topic: Piece | null; citations: Piece[] } {
  if (asksToRead(piece.text) && !labelled) return { topic: null, citations: [piece] };
  const bracket = /\s*\(([^()]+)\)\s*$/.exec(piece.text);
  // "Limits (Ch. 2)": behind a subject in plain type the brackets say where to read.
  const plainType = piece.marks.length === 0 && !/[“"]/.test(piece.text);
  if (bracket?.[1] && bracket.index > 2 && plainType) {
    const inside = slicePiece(piece, piece.text.lastIndexOf('(') + 1, piece.text.lastIndexOf(')'));
    const { shape, strength, title, pages } = parseCitation(inside);
    const oneChapter = shape === 'chapter' && strength >= 0.8 && (title === pages || onlyLocators(inside.text));
    if (oneChapter || namesParts(inside)) return { topic: slicePiece(piece, 0, bracket.index), citations: [inside] };
  }
  if (labelled) return { topic: piece, citations: [] };
  if (citesOnly(piece)) return { topic: null, citations: [piece] };
  const colon = /^([^:]{3,60}):\s+(?=\S)/.exec(piece.text);
  if (colon?.[1] && citesAll(slicePiece(piece, colon[0].length)))
    return { topic: slicePiece(piece, 0, colon[1].length), citations: [slicePiece(piece, colon[0].length)] };
  return { topic: piece, citations: [] };
}

/** "Okafor, Chapters 3 & 7; Lindt, Chapter 3": short names, each with the part to read. */
const namesParts = (piece: Piece) =>
  splitCitations(piece).every(
    ({ text }) =>
      /^(?:in\s)?\p{Lu}[\p{L}’'. &-]{1,40}?,?\s/u.test(text) &&
      (findLocators(text)[0]?.start ?? 0) > 2 &&
      !/[.!?]\s+\p{Lu}\p{Ll}/u.test(text),
  );

const onlyLocators = (text: string) =>
  findLocators(text).length > 0 &&
  !/\p{L}{3}/u.test(findLocators(text).reduce((rest, { text: one }) => rest.replace(one, ''), text));

/** Behind a subject and a colon the shapes may be weaker: cases, chapters without a name. */
function citesAll(piece: Piece): boolean {
  const citations = splitCitations(piece).map(parseCitation);
  return (
    citations.every(({ strength, shape, author, title }) => {
      if (strength < 0.6 || shape === 'plain') return false;
      return shape !== 'chapter' || author !== null || title.split(/\s+/).length <= 4;
    }) && !/^(?:chapter|ch\.?)\s*\d+\s*[:–-]/i.test(piece.text)
  );
}
