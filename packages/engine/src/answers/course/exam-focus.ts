import type { Week } from '../../syllabus/course.ts';
import { weeksCovered } from './exam-weeks.ts';

/** What an exam asks most of. */
export interface ExamFocus {
  /** Numbers of the weeks. */
  weeks: number[];
  /** Share of the exam, in [0, 1]: as it is said, or a guess where only "most" is. */
  share: number;
}

/** What "mostly" and "with an emphasis on" may mean. */
const most = 0.6;
const least = 0.5;

const words: readonly [RegExp, number][] = [
  [/two[- ]thirds/, 2 / 3],
  [/three[- ](?:quarters|fourths)/, 3 / 4],
  [/three[- ]fifths/, 3 / 5],
  [/(?<!\b(?:first|second|last|latter|other) )(?:more than |over |at least )?half(?= (?:of|on|from|about)\b)/, least],
  [/most(?:ly)?|mainly|primarily|chiefly|largely|the (?:bulk|majority)|emphas\w+|focus\w*|weighted|heavier/, most],
];
const percent = String.raw`\d{1,3} ?(?:%|per ?cent\b)`;
const amount = new RegExp(String.raw`\b(?:${percent}|${words.map(([{ source }]) => `(?:${source})`).join('|')})`, 'g');
const ofExam = '(?:questions?|points|items|problems|exam|test|final|mid-?term|quiz|material|it)';
/** "Half of the questions" */
export const saysShare = new RegExp(`${amount.source}(?: of)? (?:(?:the|its|all) )?${ofExam}\\b`, 'i');
/** "It counts 60 percent of the grade": no part of the exam. */
const ofGrade =
  /^ (?:of|towards?) (?:the |your |our )?(?:(?:final|course|total|overall|whole) )*(?:grade|mark\b|course)/;

/**
 * Reads what an exam asks most of, as a sentence says it: "cumulative, but two thirds are from after the midterm",
 * "about 60 percent of the questions come from chapter 9". Returns null where it says none, or nothing that the weeks
 * tell.
 * @param text as `plainQuestion` gives it
 */
export function focusIn(text: string, weeks: readonly Week[]): ExamFocus | null {
  const amounts = [...text.matchAll(amount)];
  const found = amounts.flatMap(({ 0: said, index }, i): ExamFocus[] => {
    const rest = text.slice(index + said.length, amounts[i + 1]?.index);
    const share = shareOf(said);
    const covered = share < least || ofGrade.test(rest) ? [] : weeksCovered(rest, weeks);
    return covered.length > 0 && covered.length < weeks.length ? [{ weeks: covered, share }] : [];
  });
  return found.reduce<ExamFocus | null>((best, each) => (best && best.share >= each.share ? best : each), null);
}

function shareOf(said: string): number {
  const figure = /^\d+/.exec(said)?.[0];
  if (figure !== undefined) return Number(figure) / 100;
  return words.find(([pattern]) => pattern.test(`${said} of`))?.[1] ?? most;
}
