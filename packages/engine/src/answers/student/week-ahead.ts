import { addDays, mondayOf } from '../../dates/calendar.ts';
import { sayReading } from '../course/fact.ts';
import { type AnswerLine, item, sentence } from '../render/answer-line.ts';
import type { StudentState } from './student-state.ts';

const asksToDo =
  /\bwhat (?:all )?(?:(?:do|should|must|am|are) (?:i|we)|(?:i|we)|have (?:i|we)(?: got)?|is there|there is)\b.*\bdo\b.*\b(?:this|next) week\b|\bwhat(?:'s| is) there to do (?:this|next) week\b/;

/**
 * What is to be done in a week besides what is due: its readings, and that there are days without class. Empty where
 * the question asks for something else.
 * @param noClass the notes on days without class from one day to another
 * @param hasReadings they are told already
 */
export function weekBesides(
  text: string,
  { today, weeks }: StudentState,
  noClass: (from: string, to: string) => AnswerLine[],
  { hasReadings = false } = {},
): AnswerLine[] {
  if (!asksToDo.test(text)) return [];
  const isNext = /\bnext week\b/.test(text);
  const from = addDays(mondayOf(today), isNext ? 7 : 0);
  const to = addDays(from, 6);
  const week = weeks.find(({ startDate }) => startDate !== null && startDate >= from && startDate <= to);
  const readings = (week?.readings ?? [])
    .filter(({ state }) => state !== 'read')
    .map(({ reading }) => sayReading(reading));
  const topic = week?.topic ? ` (${week.topic})` : '';
  return [
    ...(readings.length > 0 && !hasReadings
      ? [sentence(`To read for week ${week?.number}${topic}:`), ...readings.map(item)]
      : []),
    ...noClass(from, to),
  ];
}
