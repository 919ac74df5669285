import { daysBetween } from '../../dates/calendar.ts';
import type { Week } from '../../syllabus/course.ts';
import { overlaps, partsOfReading } from '../question/part-numbers.ts';
import { weekNumbersIn } from './week-words.ts';

/** Between two weeks of class; more of them is a break. */
const daysOfWeek = 10;

/**
 * Reads the numbers of the weeks that an exam covers, where the syllabus names weeks, says "after the break" or "after
 * the midterm", or names the chapters that they read; empty where it does none of these.
 * @param clause in lower case
 */
export function weeksCovered(clause: string, weeks: readonly Week[]): number[] {
  const numbers = weekNumbersIn(clause);
  const named = weeks.flatMap(({ number }) => (numbers.includes(number) ? [number] : []));
  if (named.length > 0) return named;
  const last = /\b(?:up to|through|until)\b.*?\bthe ([\p{L}-]+) (?:week|unit|chapter)\b/u.exec(clause)?.[1];
  const upTo = last === undefined ? -1 : weeks.findIndex(({ topic }) => topic?.value.toLowerCase().includes(last));
  if (upTo >= 0) return weeks.slice(0, upTo + 1).map(({ number }) => number);
  const author = /\bup to (?:and (?:with|including) )?(?:the )?([\p{L}-]{4,})\W*$/u.exec(clause)?.[1];
  const until = author === undefined ? -1 : weeks.findLastIndex((week) => readsOf(week, author));
  if (until >= 0) return weeks.slice(0, until + 1).map(({ number }) => number);
  if (/\b(?:after|since) (?:the )?(?:\w+ )?(?:break|recess)\b/.test(clause)) return afterBreak(weeks);
  const since = sinceExam.exec(clause)?.groups;
  if (since) return afterExam(weeks, since.place ?? since.number ?? null);
  if (/\b(?:second|last) half of (?:the|this|our) (?:course|class|semester|term|quarter)\b/.test(clause))
    return weeks.slice(Math.ceil(weeks.length / 2)).map(({ number }) => number);
  const { parts } = partsOfReading(clause);
  return weeks.flatMap(({ number, readings }) => {
    // The title may have lost its number: “2.1 Furnaces” is called “Furnaces”.
    const read = readings.flatMap(({ evidence, pages }) => partsOfReading(evidence.text, pages).parts);
    return read.some((part) => parts.some((covered) => overlaps(part, covered))) ? [number] : [];
  });
}

const sinceExam =
  /\b(?:after|since) (?:(?:the|our) )?(?:(?<place>first|second|third|fourth|last|previous) )?(?:mid-?terms?|exams?|tests?)\b(?: #?(?<number>\d))?/;
const places = ['first', 'second', 'third', 'fourth'];

/** Numbers of the weeks behind an exam, the last before the final where none is named; none where it is not known. */
function afterExam(weeks: readonly Week[], which: string | null): number[] {
  const held = weeks.flatMap(({ assignments }, at) =>
    assignments.some(({ type, title }) => type === 'exam' && !/\bfinal/i.test(title)) ? [at] : [],
  );
  const titled = weeks.findLastIndex(({ assignments }) => assignments.some(({ title }) => /mid-?term/i.test(title)));
  const place = which === null ? -1 : /\d/.test(which) ? Number(which) - 1 : places.indexOf(which);
  const at = place >= 0 ? held[place] : (held.at(-1) ?? (titled < 0 ? undefined : titled));
  return at === undefined ? [] : weeks.slice(at + 1).map(({ number }) => number);
}

/** Whether a week is on something, or reads it. */
const readsOf = ({ topic, readings }: Week, name: string): boolean =>
  [topic?.value, ...readings.flatMap(({ author, title }) => [author, title])].some((said) =>
    said?.toLowerCase().includes(name),
  );

/** Numbers of the weeks behind the last break: a week that is called one, or a gap between the dates. */
function afterBreak(weeks: readonly Week[]): number[] {
  const at = weeks.findLastIndex(({ breakName, startDate }, i) => {
    const next = weeks[i + 1]?.startDate;
    return breakName !== null || (startDate && next && daysBetween(startDate.value, next.value) > daysOfWeek);
  });
  return at < 0 ? [] : weeks.slice(at + 1).map(({ number }) => number);
}
