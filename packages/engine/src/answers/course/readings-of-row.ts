import { addDays, monthOf, weekdayOnOrAfter, yearOf } from '../../dates/calendar.ts';
import { resolveMention } from '../../dates/date-context.ts';
import { findDates } from '../../dates/find-dates.ts';
import { weekdayFromName } from '../../dates/names.ts';
import { resolveTypedDay } from '../../dates/resolve-day.ts';
import { blocksOf } from '../../passages/blocks.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course, Reading } from '../../syllabus/course.ts';
import { contentStems } from '../../text/words.ts';
import type { Excerpt } from '../evidence/compose.ts';
import { isRow } from '../evidence/forms.ts';
import { readable } from '../render/show-blocks.ts';
import { bullet, says, type WrittenPart } from '../requests/written-answer.ts';
import { sayDate, sayReading, withoutStop } from './fact.ts';
import { termStartOf } from './term-start.ts';
import { beforeDay, currentWeek, datedDay, plainQuestion } from './week-words.ts';

const asksToRead = /\b(?:read|readings?|chapters?|pages|sections?)\b/;
const ofTopic =
  /^(?:so |and |ok )*(?:(?:what|which)(?:'s| is| are)?(?: the)? (?:chapters?|readings?|pages|sections?)\b|what(?= (?:do|should|must) (?:i|we)\b.*\bread\b))(?: (?:do|should|must|will) (?:i|we)(?: have to| need to)?(?: read| do)?| (?:is|are|goes|go|to read|covers?|deals? with))* ?(?:(?:for|on|about|with) )?(?<topic>[^?]{3,60}?)\W*$/;
/** What is no topic of a meeting. */
const notTopic =
  /\b(?:weeks?|today|tomorrow|tonight|now|next|class|course|exams?|mid-?terms?|finals?|tests?|quiz(?:zes)?|papers?|essays?|projects?|labs?|homework|\d+)\b|^(?:the |this |it|that|we|i|read\w*|due|assigned|required)\b/;

interface Row {
  cells: string[];
  day: string | null;
  piece: Excerpt;
}

/**
 * What is to be read for a day or for a topic, where the schedule has a row for each meeting: of several meetings in
 * a week only that one's. Returns null where neither is asked, or no row has it.
 */
export function readingsOfRow(
  question: string,
  course: Course,
  today: string | null,
  passages: () => readonly Passage[],
): WrittenPart[] | null {
  const text = plainQuestion(question);
  if (!asksToRead.test(text)) return null;
  const day = dayAsked(text, course, today);
  const topic = day === null ? ofTopic.exec(text)?.groups?.topic : undefined;
  if (day === null && (topic === undefined || notTopic.test(topic))) return null;
  const wanted = contentStems(topic ?? '');
  if (day === null && wanted.length === 0) return null;
  const found = rowsOf(passages(), course).filter((row) => (day === null ? isOn(row, wanted) : row.day === day));
  const told = found.flatMap((row) => readingsIn(row, course).map((reading) => sayRowReading(reading, row, wanted)));
  if (told.length > 0) return told;
  const [row] = found;
  if (!row?.day || course.weeks.every(({ readings }) => readings.length === 0)) return null;
  const about = topic === undefined ? '' : ` “${readable(topic)}” of`;
  return [says(`The syllabus lists nothing to read for${about} ${sayDate(row.day)}.`, row.piece)];
}

/** The day that is named: "for next Monday", "by Nov 30", "for tomorrow". */
function dayAsked(text: string, course: Course, today: string | null): string | null {
  if (today === null) return null;
  if (/\bfor tomorrow\b/.test(text)) return addDays(today, 1);
  if (/\bfor today\b/.test(text)) return today;
  if (datedDay.test(text))
    return resolveTypedDay(text, { today, termStart: termStartOf(course) ?? today, current: null })?.date ?? null;
  const weekday = beforeDay.exec(text)?.[1];
  return weekday === undefined ? null : weekdayOnOrAfter(addDays(today, 1), weekdayFromName(weekday) ?? 0);
}

/** The rows of tables that begin a meeting of the plan, with their day. */
function rowsOf(passages: readonly Passage[], course: Course): Row[] {
  const start = termStartOf(course);
  if (start === null) return [];
  const context = {
    dayFirst: course.dayOrder?.dayFirst ?? false,
    year: yearOf(start),
    firstMonth: monthOf(start),
    from: 'term',
  } as const;
  return passages.flatMap((passage) =>
    blocksOf(passage).flatMap(({ form, start, end }) => {
      if (!isRow(form) || form === 'header-row') return [];
      const text = passage.text.slice(start, end);
      const [mention] = findDates(text);
      const resolved = mention?.kind === 'day' ? resolveMention(mention, context) : null;
      return resolved ? [{ cells: text.split(' | '), day: resolved.from, piece: { passage, start, end } }] : [];
    }),
  );
}

function isOn({ cells }: Row, wanted: readonly string[]): boolean {
  return topicCell(cells, wanted) !== undefined;
}

const topicCell = (cells: readonly string[], wanted: readonly string[]): string | undefined =>
  cells.find((cell) => {
    const said = new Set(contentStems(cell));
    return wanted.length > 0 && wanted.every((stem) => said.has(stem));
  });

/** The readings of the plan that stand in a row: of the week that it is in, in a cell of it. */
function readingsIn({ cells, day }: Row, course: Course): Reading[] {
  const { readings = [] } = course.weeks[currentWeek(course, day)] ?? {};
  const plain = cells.map((cell) => cell.trim());
  return readings.filter(({ evidence }) => {
    const text = evidence.text.trim();
    return plain.some((cell) => cell === text || (/\p{L}/u.test(text) && cell.includes(text)));
  });
}

function sayRowReading(reading: Reading, { cells, day, piece }: Row, wanted: readonly string[]): WrittenPart {
  const cell = topicCell(cells, wanted);
  const about = cell === undefined ? '' : ` (${readable(cell.trim())})`;
  const when = day === null ? '' : `, for ${sayDate(day)}`;
  return bullet(`${withoutStop(sayReading(reading).text)}${when}${about}.`, piece);
}
