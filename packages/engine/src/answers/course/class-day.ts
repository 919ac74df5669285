import { addDays, mondayOf, weekdayOf } from '../../dates/calendar.ts';
import { findClassDays } from '../../dates/class-days.ts';
import { resolveTypedDay } from '../../dates/resolve-day.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Course } from '../../syllabus/course.ts';
import { type AnswerLine, andList, sentence } from '../render/answer-line.ts';
import { type DayOff, daysOff, ofClass } from './days-off.ts';
import { sayDate } from './fact.ts';
import { termStartOf } from './term-start.ts';
import { plainQuestion } from './week-words.ts';

const meeting = '(?:class(?:es)?|lectures?|seminars?|a class|a lecture)';
const asks = new RegExp(
  `\\b(?:do|will) (?:we|i) (?:still |even )?have (?:any )?${meeting}\\b|\\b(?:do|will|are) we (?:still )?(?:meet|meeting)\\b|\\bis there (?:any |a )?${meeting}\\b|\\bdoes (?:the |our |this )?class meet\\b|\\bis (?:the |our )?class (?:on|held|cancell?ed|happening)\\b|^(?:any |no )?class(?:es)? (?:on|this|next|today|tomorrow)\\b`,
);
/** Answers "Do we have class this Friday?" by breaks, notes and meeting days; null where that is not asked. */
export function classDay(
  question: string,
  course: Course,
  today: string | null,
  passagesOfSyllabus: () => readonly Passage[],
): AnswerLine[] | null {
  const text = plainQuestion(question);
  if (!asks.test(text) || today === null) return null;
  const termStart = termStartOf(course);
  const days = daysAsked(text, today, termStart ?? today);
  if (days.length === 0) return null;
  const off = allDaysOff(course, passagesOfSyllabus());
  const meets = course.meetingTimes;
  const weekdays = meets ? findClassDays(meets.value) : [];
  const held = weekdays.length === 0 ? days : days.filter((day) => weekdays.includes(weekdayOf(day)));
  const noteOn = (day: string) => off.find(({ from, to }) => from <= day && day <= to);
  // A day without class of its own is told first, whatever the weekday.
  const notes = [...new Set((held.length > 0 ? held : days).flatMap((day) => noteOn(day) ?? []))];
  const free = held.filter((day) => !noteOn(day));
  const told = notes.map(({ says, evidence }) => sentence(`Your syllabus says: “${says}”.`, evidence));
  const time = meets ? [sentence(`It meets ${meets.value.replace(/[.\s]+$/, '')}.`, meets.evidence)] : [];
  const groups = notes.flatMap(({ group }) => group ?? []);
  // What one group does not have the others may.
  if (groups.length > 0 && groups.length === notes.length)
    return [sentence(`Not for ${andList([...new Set(groups)])}.`), ...told];
  if (notes.length > 0 && free.length > 0) return [sentence(`Only on ${andList(free.map(sayDate))}.`), ...told];
  if (notes.length > 0) return [sentence(`No, not ${sayDays(days)}.`), ...told];
  if (held.length === 0) return [sentence(`No, the class does not meet ${sayDays(days)}.`), ...time];
  if (termStart !== null && days.every((day) => day < mondayOf(termStart)))
    return [sentence(`No, the course begins in the week of ${sayDate(mondayOf(termStart))}.`), ...time];
  if (weekdays.length === 0) return [sentence(`Your syllabus names no break ${sayDays(days)}, and no days of class.`)];
  return [sentence(`Yes, as far as the syllabus says: it names no break ${sayDays(held)}.`), ...time];
}

function allDaysOff(course: Course, passages: readonly Passage[]): DayOff[] {
  const termStart = termStartOf(course);
  return [...weeksOff(course), ...(termStart === null ? [] : daysOff(passages, course, termStart, ofClass))];
}

/** States that the class does not meet on a day, with the line that says so; null where none does. */
export function dayOff(day: string, course: Course, passages: readonly Passage[]): AnswerLine | null {
  const found = allDaysOff(course, passages).find(({ from, to }) => from <= day && day <= to);
  const whose = found?.group ? ` for ${found.group}` : '';
  return found ? sentence(`There is no class${whose} on ${sayDate(day)}: “${found.says}”.`, found.evidence) : null;
}

/** The notes on days without class from one day to another, each once. */
export function daysOffWithin(from: string, to: string, course: Course, passages: readonly Passage[]): AnswerLine[] {
  const found = allDaysOff(course, passages).filter((off) => off.from <= to && from <= off.to);
  const said = [...new Map(found.map((off) => [off.says, off])).values()];
  return said
    .filter(({ says }) => !said.some((other) => other.says !== says && other.says.includes(says)))
    .map(({ says, group, evidence }) =>
      sentence(`Days without class${group ? ` for ${group}` : ''}: “${says}”.`, evidence),
    );
}

const sayDays = (days: readonly string[]): string =>
  days.length > 2 ? `in the week of ${sayDate(days[0] ?? '')}` : `on ${andList(days.map(sayDate))}`;

/** The days that a question names, those of a whole week too. */
export function daysAsked(text: string, today: string, termStart: string): string[] {
  const week = /\b(this|next) week\b/.exec(text)?.[1];
  if (week) {
    const monday = addDays(mondayOf(today), week === 'next' ? 7 : 0);
    return [0, 1, 2, 3, 4].map((days) => addDays(monday, days));
  }
  if (/\b(?:today|tonight)\b/.test(text)) return [today];
  const named = resolveTypedDay(text, { today, termStart, current: null });
  return named ? [named.date] : [];
}

/** Weeks without class, whole; a break that names its own days is of these alone. */
const weeksOff = ({ weeks }: Course): DayOff[] =>
  weeks.flatMap(({ startDate, breakName: called, topic }) => {
    if (!startDate || called === null || /\d|\b(?:mon|tues|wed|thu|fri|sat|sun)/i.test(called)) return [];
    const from = mondayOf(startDate.value);
    const evidence = topic?.evidence ?? startDate.evidence;
    return [{ from, to: addDays(from, 6), says: called.replace(/[.\s]+$/, ''), group: null, evidence }];
  });
