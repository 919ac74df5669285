import { addDays, isoDate, weekdayOnOrAfter, yearOf } from '../../dates/calendar.ts';
import { withCapitals } from '../../lexicon/alternation.ts';
import { breakName } from '../../lexicon/breaks.ts';
import { calendarHolidays } from '../../lexicon/holidays.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { type DayOff, daysOff, ofClass } from '../course/days-off.ts';
import { termStartOf } from '../course/term-start.ts';
import type { DueSpan } from './due-span.ts';

const asked = new RegExp(`\\b(?<when>after|since|before|until|by|over|during)\\s+(?:the\\s+)?(?<name>${breakName})`);

/**
 * The days that "after Thanksgiving" or "before spring break" name: by the syllabus's own lines, else by the calendar
 * of the United States. null where the question names no such day, or nobody knows when it is.
 * @param text as `plainQuestion` gives it
 */
export function holidaySpan(
  text: string,
  course: Course,
  today: string,
  passagesOfSyllabus: () => readonly Passage[],
): DueSpan | null {
  const { when, name = '' } = asked.exec(text)?.groups ?? {};
  if (when === undefined) return null;
  const day = dayOffNamed(name, course, passagesOfSyllabus()) ?? byCalendar(name, today);
  if (!day) return null;
  const isBreak = /\b(?:break|recess|vacation|week|days?)$/.test(name);
  const span = { name: `${when} ${isBreak ? name : withCapitals(name.split(' ')).join(' ')}`, firstOnly: false };
  if (when === 'after' || when === 'since') return { ...span, from: addDays(day.to, 1), to: null };
  if (when === 'over' || when === 'during') return { ...span, from: day.from, to: day.to };
  return { ...span, from: today, to: addDays(day.from, -1) };
}

const general = new Set(['break', 'recess', 'vacation', 'holiday', 'holidays', 'week', 'day', 'days']);

/** The day off that the syllabus calls by this name. */
function dayOffNamed(name: string, course: Course, passages: readonly Passage[]): Pick<DayOff, 'from' | 'to'> | null {
  const words = name
    .replace(/['’]/g, '')
    .split(/[\s-]+/)
    .filter((word) => !general.has(word));
  const isNamed = (said: string): boolean => {
    const plain = said.toLowerCase().replace(/['’]/g, '');
    return words.every((word) => plain.includes(word));
  };
  const week = course.weeks.find(
    ({ breakName: free, startDate }) => free !== null && startDate !== null && isNamed(free),
  );
  if (week?.startDate) return { from: week.startDate.value, to: addDays(week.startDate.value, 6) };
  const termStart = termStartOf(course);
  if (termStart === null) return null;
  const days = daysOff(passages, course, termStart, ofClass).filter(
    ({ says, evidence }) => isNamed(says) || isNamed(textOf(evidence)),
  );
  const [first] = days.toSorted((x, y) => (x.from < y.from ? -1 : 1));
  const last = days
    .map(({ to }) => to)
    .toSorted()
    .at(-1);
  return first && last ? { from: first.from, to: last } : null;
}

/** The line that a day off stands in: "no class (fall break)" is called so beside it. */
const textOf = (evidence: DayOff['evidence']): string =>
  evidence === null
    ? ''
    : 'passage' in evidence
      ? evidence.passage.text.slice(evidence.start, evidence.end)
      : evidence.text;

function byCalendar(name: string, today: string): Pick<DayOff, 'from' | 'to'> | null {
  const holiday = calendarHolidays.find(({ names }) => names.some((each) => name.startsWith(each)));
  if (!holiday) return null;
  const { month, weekday, nth } = holiday;
  const dates = [0, 1].flatMap((years) => {
    const first = isoDate(yearOf(today) + years, month, 1);
    return first === null ? [] : [addDays(weekdayOnOrAfter(first, weekday), 7 * (nth - 1))];
  });
  const date = dates.find((each) => each >= addDays(today, -60));
  return date === undefined ? null : { from: date, to: date };
}
