import { findDates } from '../dates/find-dates.ts';
import { monthPattern } from '../dates/names.ts';
import { alternation } from '../lexicon/alternation.ts';
import { breakName } from '../lexicon/breaks.ts';
import { englishWeekdayNames } from '../lexicon/calendar-names.ts';
import { heldThings } from '../lexicon/schedule-words.ts';
import { type Piece, slicePiece } from '../syllabus/lines/piece.ts';

const occasion = `(?:${breakName}|election day|(?:is )?(?:an? )?(?:(?:university|college|public|national) )?holiday)`;
const classes = `(?:${alternation(heldThings)})`;
const noClass = String.raw`(?:no (?:in-person )?${classes}\b|class(?:es)? (?:is |are )?cancel+ed\b|(?:class|we) (?:does|do|will) not meet\b|(?:university|college|campus|school) (?:is )?closed\b)`;
const date = String.raw`(?:${monthPattern})\.?\s+\d{1,2}(?:st|nd|rd|th)?|\d{1,2}/\d{1,2}`;
const day = String.raw`(?:on\s+)?(?:(?:${alternation(englishWeekdayNames)})s?\.?(?:,?\s*(?:${date}))?|${date})`;
const joint = String.raw`\s*[,:;–—-]*\s*`;
/** "Labor Day, no class Monday", "No class on 26 Nov. (Thanksgiving)": nothing of it is to be read. */
const note = String.raw`(?:${day}\b${joint})?(?:${occasion}(?: holiday)?\b${joint}(?:${day}\b${joint})?)?${noClass}[^.;()[\]]{0,50}?`;
const bracketed = new RegExp(
  String.raw`[([]\s*(?:${note}|(?:${day}\b${joint})?${occasion}[^()[\]]{0,30}?)[.\s]*[)\]]`,
  'gi',
);
const behind = new RegExp(String.raw`(?:[.;,:]\s+|\s+[–—/-]+\s*|\n\s*)${note}[.\s]*$`, 'i');
const onlyOccasion = new RegExp(String.raw`^\W*(?:the\s)?${occasion}\W*$`, 'i');
const before = new RegExp(String.raw`^\s*${note}(?:[.;:]\s+|\s+[–—/-]\s+|\n\s*)(?=\S)`, 'i');

/** Every note holds one of these, and most texts hold none: a cheap look before the costly ones. */
const mayHold = new RegExp(`${occasion}|${noClass}`, 'i');

/** A citation without the note of a day on which class does not meet; a piece that is nothing else stays as it is. */
export function withoutDayOff(piece: Piece): Piece {
  const { text, start } = leftOf(piece.text);
  return start === 0 && text === piece.text ? piece : slicePiece({ ...piece, text }, start);
}

/** The same of words alone. */
export const titleWithoutDayOff = (title: string): string => {
  const { text, start } = leftOf(title);
  return text.slice(start).trim();
};

const withoutDates = (text: string) =>
  findDates(text).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);

/** What is left of a text, notes in its middle as blanks, and where it begins. */
function leftOf(whole: string): { text: string; start: number } {
  if (!mayHold.test(whole)) return { text: whole, start: 0 };
  const inner = whole.replace(bracketed, (found) => ' '.repeat(found.length));
  const start = before.exec(inner)?.[0].length ?? 0;
  const text = inner.slice(0, behind.exec(inner)?.index);
  const left = text.slice(start);
  const isNothingElse = !/[\p{L}\p{N}]/u.test(withoutDates(left)) || onlyOccasion.test(left);
  return isNothingElse ? { text: whole, start: 0 } : { text, start };
}
