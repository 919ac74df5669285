import { addDays } from '../../dates/calendar.ts';
import { sayDate } from '../course/fact.ts';
import { type AnswerLine, sentence } from '../render/answer-line.ts';
import { dayPlan } from './day-plan.ts';
import { reviewsOf } from './plan-order.ts';
import { byDay, dueBetween, spread } from './plan-tasks.ts';
import type { StudentState } from './student-state.ts';
import { studyDays } from './study-days.ts';

const lastDayOfWeek = 6;
const examSaid = /\b(?:final exam|mid-?term exam|finals?|mid-?terms?|exam|test|quiz)\b/;

/**
 * A plan for an exam whose day nobody knows: the weeks of the course over the days that are left of it. Where it is
 * over, or has no dates, what is next.
 */
export function planWithoutDate(text: string, state: StudentState): AnswerLine[] {
  const { today } = state;
  const weeks = state.weeks.filter(({ topic, readings }) => topic !== null || readings.length > 0);
  const last = weeks
    .flatMap(({ startDate }) => startDate ?? [])
    .toSorted()
    .at(-1);
  const end = last === undefined ? today : addDays(last, lastDayOfWeek);
  if (end <= today)
    return [
      sentence('The plan has no exam or quiz ahead with a date, so here is what is next:'),
      ...dayPlan(text, state),
    ];
  const days = studyDays(text, today, addDays(end, 1));
  const exam = examSaid.exec(text)?.[0];
  const missing = exam ? `no day for the ${exam.replace(/s$/, '')}` : 'no exam or quiz ahead with a date';
  return [
    sentence(
      `The plan has ${missing}, so here are its weeks over the days until ${sayDate(end)}, when its last one ends:`,
    ),
    ...byDay([...spread(reviewsOf(weeks, days.length), days), ...dueBetween(state, today, end)]),
  ];
}
