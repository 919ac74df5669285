import { alternation } from '../../../lexicon/alternation.ts';
import { chapterWords, pageWords, sectionWords } from '../../../lexicon/reading-words.ts';
import type { HeadingLabel } from '../../labelling/labels.ts';
import type { Piece } from '../../lines/piece.ts';
import { saysDue } from './due.ts';
import { workAsWritten } from './to-work.ts';
import type { Work } from './work.ts';
import { titleIn, type WorkContext } from './work-context.ts';

const longest = 200;
const parts = alternation([...chapterWords, ...sectionWords, ...pageWords]);
/** What may stand beside the numbers of exercises: the place in the book, "odd", "and". */
const besides = new RegExp(
  String.raw`\b(?:${parts}|problems?|probs?|exercises?|ex|questions?|nos?|odds?|evens?|only|all|every|and|to|through|thru)\b\.?|§`,
  'giu',
);
/** "Ch. 3", "pp. 30–35, 40": a place in the book and no exercise in it. */
const onlyPlace = new RegExp(String.raw`^\W*(?:(?:${parts})\b\.?|§)[\s\d.,;&–-]*$`, 'iu');
/** "3-15 thru 3-23": from one day to another. */
const days = /\d[-/]\d{1,2}\s*(?:thru|through|to|[–—])\s*\d{1,2}[-/]\d/i;
/** One number alone counts the homework: "3" below "HW" is Homework 3. */
const single = /^\W*\d+\W*$/;

/** Whether a text is the numbers of exercises and nothing else: "1.3, 1.5, 2.11", "p. 33: 17, 18ab, 22–25 odd". */
export const isExerciseNumbers = (text: string): boolean =>
  text.length <= longest &&
  /\d/.test(text) &&
  !single.test(text) &&
  !onlyPlace.test(text) &&
  !days.test(text) &&
  /^[\d\s.,;:#&()[\]+–—-]*$/u.test(text.replace(besides, ' ').replace(/(?<=\d\s?\(?)[a-h](?:[,-]?\s?[a-h])*\b/g, ' '));

const namesExercises = /\b(?:prob|ex\b|exerci|question)/i;
const nouns: [RegExp, string][] = [
  [/\bproblem|\bpset/i, 'Problems'],
  [/\bexerci/i, 'Exercises'],
];

/**
 * The homework that the numbers of exercises under a heading of work are; null for any other text, and under a heading
 * that names readings as well, where numbers are sections.
 */
export function exerciseWork(
  piece: Piece,
  label: HeadingLabel | null,
  heading: string | null,
  context: WorkContext,
): Work | null {
  const isWork =
    label?.kinds.includes('assignment') && !label.kinds.includes('reading') && !label.kinds.includes('topic');
  // "p. 33 # 1–10 (due May 4)": the numbers, and when they are due.
  const due = saysDue(piece.text);
  const numbers = due ? titleIn(piece, context) : piece.text;
  if (!isWork || label?.optional || !isExerciseNumbers(numbers)) return null;
  const noun = nouns.find(([named]) => named.test(heading ?? ''))?.[1] ?? 'Homework';
  const work = workAsWritten(piece, context, { due });
  const title = namesExercises.test(numbers) ? numbers : `${noun} ${numbers.trim()}`;
  // The day on which they are given out is not the day on which they are due.
  const undated = label?.assigned ? { dueDate: null, dueFrom: null } : {};
  return { ...work, title, type: 'homework', ...undated };
}
