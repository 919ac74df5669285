import { monthOf, yearOf } from '../../dates/calendar.ts';
import { resolveMention } from '../../dates/date-context.ts';
import { findDates } from '../../dates/find-dates.ts';
import { findTimes } from '../../dates/times.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import { quotes, says, type WrittenPart } from '../requests/written-answer.ts';
import type { CourseFact } from './fact.ts';
import { isProse, type Statement, statementsOf } from './statements.ts';
import { syllabusRule } from './syllabus-rule.ts';
import { sayRow } from './tell-pieces.ts';

const silentOnPlace = 'Your syllabus says nothing about where it is held.';
const anyExam = /\b(?:mid-?terms?|finals?|exams?|examinations?|tests?)\b/i;

/**
 * The day of an exam with the line that says its hour, and its room where that is asked: "When and where is the
 * final?" Returns null where the fact is no day of an exam, the plan has the hour, or no line of that day says one.
 */
export function examHour(
  [fact, ...others]: readonly CourseFact[],
  course: Course,
  passages: readonly Passage[],
  asksForPlace: boolean,
): WrittenPart[] | null {
  const states = fact?.states;
  if (!fact || others.length > 0 || states?.kind !== 'day' || !states.isExam || states.days.length !== 1) return null;
  const [day = ''] = states.days;
  const context = {
    dayFirst: course.dayOrder?.dayFirst ?? false,
    year: yearOf(day),
    firstMonth: monthOf(day),
    from: 'term',
  } as const;
  const onDay = passages
    .flatMap(statementsOf)
    .filter(({ text }) => findDates(text).some((mention) => resolveMention(mention, context)?.dates.includes(day)))
    .filter(({ text }) => anyExam.test(text) && findTimes(text).length > 0);
  const own = contentStems(states.name).filter((stem) => !/^(?:\d+|exam|test)$/.test(stem));
  const isNamed = ({ text }: Statement): boolean => own.some((stem) => contentStems(text).includes(stem));
  const hour = onDay.find((each) => isProse(each) && isNamed(each)) ?? onDay.find(isNamed) ?? onDay[0];
  const place = asksForPlace ? syllabusRule(`where is the ${states.name.toLowerCase()}`, passages) : null;
  if (states.time !== null || !hour) {
    if (!place) return null;
    const told = 'said' in place ? place.said.map((piece) => quotes(piece)) : [says(silentOnPlace)];
    return [says(fact.text, fact.evidence), ...told.slice(0, 1)];
  }
  const row = sayRow(hour.piece);
  const where = place && 'said' in place ? place.said.filter((piece) => !holds(hour, piece)) : [];
  return [
    says(fact.text, fact.evidence),
    row ? says(row, hour.piece) : quotes(hour.piece),
    ...where.slice(0, 1).map((piece) => quotes(piece)),
    ...(place && 'silentAbout' in place ? [says(silentOnPlace)] : []),
  ];
}

const holds = ({ piece }: Statement, other: Statement['piece']): boolean =>
  piece.passage === other.passage && piece.start < other.end && other.start < piece.end;
