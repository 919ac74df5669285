import { findLocators } from '../../../citations/locators.ts';
import { asksToRead } from '../../../citations/reading-lead.ts';
import { italicTitles, quotedTitles } from '../../../citations/titles.ts';
import { formsOf, nounsOf } from '../../../lexicon/coursework.ts';
import { memoize } from '../../../text/memoize.ts';
import type { HeadingLabel } from '../../labelling/labels.ts';
import { type Piece, slicePiece } from '../../lines/piece.ts';
import type { Schedule } from '../../schedule.ts';
import { isOnlyMentioned } from './due.ts';
import { workName } from './nouns.ts';

/** What parts the work from the reading before it: a sign, "and", "and take", an opened bracket, or nothing at all. */
const joint = /\s*[,;+&/]\s*|\s+[–—-]\s+|\s+and\s+|\s*[([]\s*|(?<=[\d)\]”"])\s+/gu;
const lead = /^(?:(?:and|then|take|complete|do)\s+)+/i;
/** "Quiz 3", "Midterm exam #2", "Pop quiz 4": a name that its number closes. */
const numbered = /^(?:\p{L}[\p{L}-]*\s+){0,2}\p{L}[\p{L}-]*\s?#?\d{1,2}$/u;
const refers = /^(?:see|cf|after|before|until|for|from|in|on|of|as|like|with|without|no|not)\b/i;

/** Work wherever it is named; a "Project 2" behind a chapter may be one of the book. */
const surely = new Set(formsOf(nounsOf('always')));

interface BehindReading {
  reading: Piece;
  work: Piece;
}

const nounIn = memoize((text: string): string | null =>
  numbered.test(text) && (workName(text)?.sure ?? 0) >= 0.9 ? (workName(text)?.head ?? null) : null,
);

/** The kinds of which a schedule names pieces by their number, each on a line of its own: "Quiz 1", "Lab 2". */
export function numberedKinds({ weeks }: Pick<Schedule, 'weeks'>): ReadonlySet<string> {
  const entries = weeks.flatMap(({ sessions }) => sessions.flatMap((session) => session.entries));
  return new Set(entries.flatMap(({ text }) => nounIn(text.trim()) ?? []));
}

/**
 * "Read ch. 4, Quiz 3", "Chapter 7 Quiz 5", "Duarte, “Tolls” (Quiz 4)": a numbered piece of work on the line of a
 * reading. Work of a less certain kind is one where other lines name its siblings. Null where nothing stands so.
 */
export function workBehindReading(
  piece: Piece,
  label: HeadingLabel | null,
  kinds: ReadonlySet<string>,
): BehindReading | null {
  const { text } = piece;
  if (!/\d\W*$/.test(text)) return null;
  const titles = [...quotedTitles(text), ...italicTitles(piece)];
  for (const match of text.matchAll(joint)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (start === 0 || titles.some((title) => start > title.start && end < title.end)) continue;
    const skipped = lead.exec(text.slice(end))?.[0].length ?? 0;
    const name = text.slice(end + skipped).replace(/[\s.)\]]+$/, '');
    const noun = nounIn(name);
    if (noun === null || refers.test(name) || isOnlyMentioned(name)) continue;
    const reading = slicePiece(piece, 0, start);
    if (!(surely.has(noun) || kinds.has(noun)) || !isToRead(reading, label) || nounIn(reading.text)) continue;
    return { reading, work: slicePiece(piece, end + skipped, end + skipped + name.length) };
  }
  return null;
}

const isToRead = ({ text }: Piece, label: HeadingLabel | null) =>
  /\p{L}{2}|\d/u.test(text) &&
  (asksToRead(text) || findLocators(text).length > 0 || (label?.kinds.includes('reading') ?? false));
