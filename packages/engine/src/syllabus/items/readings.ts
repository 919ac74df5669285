import { parseCitation } from '../../citations/parse-citation.ts';
import { asksToRead } from '../../citations/reading-lead.ts';
import { splitCitations } from '../../citations/split-citations.ts';
import { isClassMaterial } from '../../citations/titles.ts';
import type { WorkCitation } from '../../citations/work-citation.ts';
import type { Reading } from '../course.ts';
import type { HeadingLabel } from '../labelling/labels.ts';
import {
  isActivity,
  isExplanation,
  isMedia,
  isNoClassNote,
  isNotToRead,
  isQuestion,
  saysNoClass,
} from '../labelling/notes.ts';
import { evidenceOfPiece, type Piece } from '../lines/piece.ts';

/** A citation found in the schedule, and what of its place speaks for it. */
export interface FoundReading {
  citation: WorkCitation;
  /** It stands under a label of readings, or behind "read". */
  labelled: boolean;
  optional: boolean;
  graduateOnly: boolean;
}

/** How surely a text of no label must look like a citation to be taken for one. */
const leastAlone = 0.6;
const leastAsTopic = 0.9;

/**
 * Finds the readings that a text names, and the rest of the text. Under a label of readings everything is one that is
 * not plainly something else; elsewhere only what has the shape of a citation.
 */
export function findReadings(piece: Piece, label: HeadingLabel | null): { readings: FoundReading[]; rest: Piece[] } {
  const readings: FoundReading[] = [];
  const rest: Piece[] = [];
  const labelled = (label?.kinds.includes('reading') ?? false) || asksToRead(piece.text);
  const least = label?.kinds[0] === 'topic' ? leastAsTopic : leastAlone;
  // A guest speaks on a title as a text has one; what is read for it has a year or pages.
  const isSaid = ({ pages, year }: WorkCitation) => label?.kinds[0] === 'activity' && pages === null && year === null;
  if (label?.kinds[0] === 'media' && !asksToRead(piece.text)) return { readings, rest: [piece] };
  for (const part of splitCitations(piece)) {
    const citation = counted(parseCitation(part), label);
    const accepted = labelled
      ? isReadable(citation)
      : citation.strength >= least &&
        isReadable(citation) &&
        !isSaid(citation) &&
        !isSpoken(part.text) &&
        !isTalkedOf(part.text, citation);
    const before = readings.at(-1)?.citation;
    // 'Eliot, “One” and “Two”' are both by him.
    if (accepted && before?.author && isBareTitle(citation, part) && joined(piece, before.piece, part)) {
      citation.author = before.author;
      citation.families = before.families;
    }
    if (!accepted) rest.push(part);
    else
      readings.push({
        citation,
        labelled,
        optional: citation.optional || (label?.optional ?? false),
        graduateOnly: citation.graduateOnly || (label?.graduateOnly ?? false),
      });
  }
  return { readings, rest };
}

const isBareTitle = ({ author, shape }: WorkCitation, part: Piece) =>
  author === null && (shape === 'quoted' || shape === 'italic') && /^[“"‘]|^\p{Lu}/u.test(part.text);

/** Whether two citations stand in one list under one name: parted by "and" or a comma, not by a semicolon or a line. */
function joined(piece: Piece, first: Piece, second: Piece): boolean {
  const from = piece.text.indexOf(first.text);
  const to = piece.text.indexOf(second.text, from + first.text.length);
  return from >= 0 && to >= 0 && /^[\s,]*(?:and|&)?\s*$/.test(piece.text.slice(from + first.text.length, to));
}

/** "1" in a column of chapters is Chapter 1. */
function counted(citation: WorkCitation, label: HeadingLabel | null): WorkCitation {
  const numbers = citation.title;
  if (!label?.counts || !/^\d[\d\s.,;&–—-]*$/.test(numbers)) return citation;
  return { ...citation, title: `${label.counts} ${numbers}`, pages: numbers, shape: 'chapter', strength: 0.8 };
}

/** "Sites to explore:": what is to be read stands below. */
export const leadsIn = (text: string) => /\p{L}:\s*$/u.test(text);

function isReadable(citation: WorkCitation): boolean {
  const { text } = citation.piece;
  if (leadsIn(text) || isNoClassNote(text) || saysNoClass(text) || isNotToRead(text) || isQuestion(text)) return false;
  if (isMedia(text) && citation.shape !== 'full') return false;
  if (citation.shape === 'plain' && isAside(text)) return false;
  if (!/\p{L}{2}|\d/u.test(citation.title) || isClassMaterial(citation.title)) return false;
  if (citation.strength >= 0.6 && !(citation.shape === 'plain' && isActivity(text))) return true;
  return !isExplanation(text) && !isActivity(text) && text.split(/\s+/).length <= 40;
}

/** "(Second hour: the museum)": a line that is nothing but a remark in brackets. */
const isAside = (text: string) => /^\s*\([^()]*\)[.\s]*$/.test(text) && !/\d{4}|\bpp?\./.test(text);

/** "Discuss *Salt and Tide*, harbours": what the class talks of is read, or seen, before. */
const isTalkedOf = (text: string, { shape, pages }: WorkCitation) =>
  isActivity(text) && (shape === 'italic' || shape === 'quoted') && pages === null;

/** Prose around a title: "We will compare “The Waste Land” with …". */
const isSpoken = (text: string) =>
  isExplanation(text) && parseCitation({ text, marks: [], evidence: emptyEvidence }).shape !== 'full';
const emptyEvidence = { page: null, block: 0, start: 0, end: 0, text: '' };

/** Makes a reading of the course, not yet judged. Pages are printed without their label: "pp. 12–34" → "12–34". */
export function toReading(found: FoundReading): Reading {
  const { citation } = found;
  return {
    title: citation.title,
    author: citation.author,
    pages: citation.pages?.replace(/^(?:pp?|pgs?|pages?)\.?\s*(?=\S*\d)/i, '') ?? null,
    optional: found.optional,
    graduateOnly: found.graduateOnly,
    evidence: evidenceOfPiece(citation.piece),
    confidence: 0,
  };
}
