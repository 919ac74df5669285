import { yearOf } from '../../dates/calendar.ts';
import { resolveMention } from '../../dates/date-context.ts';
import { findDates } from '../../dates/find-dates.ts';
import type { Course } from '../../syllabus/course.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { sayDate } from './fact.ts';
import { termStartOf } from './term-start.ts';

const asksStill =
  /\b(?:can|could|may) (?:i|we) (?:still|even) |\bis it (?:already )?too late to\b|\bam i too late to\b|\bdo i still have time to\b/;
const ofLeaving = /\b(?:drop(?!-?\s?in\b)|withdraw|add\/drop)/i;

/**
 * "Can I still withdraw?" asks whether the day is past: the verdict on the line that names it. Returns null where that
 * is not asked, or the line has no such day.
 * @param text as `plainQuestion` gives it
 * @param today `YYYY-MM-DD` where the student is
 */
export function stillOpen(
  text: string,
  { passage, start, end }: Excerpt,
  course: Course,
  today: string | null,
): string | null {
  if (today === null || !asksStill.test(text) || !ofLeaving.test(text)) return null;
  const line = passage.text.slice(start, end);
  const context = {
    dayFirst: course.dayOrder?.dayFirst ?? false,
    year: yearOf(termStartOf(course) ?? today),
    firstMonth: 1,
    from: 'term',
  } as const;
  // A row of the schedule names other days as well: the first one behind what is asked about counts.
  const behind = line.slice(line.search(ofLeaving));
  const [day] = findDates(behind).flatMap((mention) => resolveMention(mention, context)?.dates ?? []);
  if (day === undefined) return null;
  return day < today ? `No: the last day was ${sayDate(day)}.` : `Yes, until ${sayDate(day)}.`;
}
