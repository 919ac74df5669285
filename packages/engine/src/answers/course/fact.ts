import { utcMidnight } from '../../dates/calendar.ts';
import type { Assignment, Evidence, Reading, Week } from '../../syllabus/course.ts';
import { isDuePlain, possibleDueDays } from '../../syllabus/due-days.ts';
import type { StatedFact } from './stated-fact.ts';

const noDate = 'no date is given';
/** Whether a fact says no more than that the plan has no date: a line of the syllabus may. */
export const saysNoDate = ({ text }: CourseFact): boolean => text.endsWith(`: ${noDate}.`);

/** With the week that work without a date stands in: "in week 10, from Monday, March 30, 2026". */
export function withWeek(fact: CourseFact, weeks: readonly Week[]): CourseFact {
  if (!saysNoDate(fact)) return fact;
  const week = weeks.find(({ assignments }) => assignments.some((each) => sayDue(each).text === fact.text));
  if (!week) return fact;
  const from = week.startDate ? `, from ${sayDate(week.startDate.value)}` : '';
  return { ...fact, text: fact.text.replace(noDate, `in week ${week.number}${from}; no day is given`) };
}

/** One statement about the course, with the lines of the syllabus that say it. */
export interface CourseFact {
  text: string;
  evidence: Evidence;
  /** How sure the reading of the syllabus is, in [0, 1]. */
  confidence: number;
  /** What other files may state otherwise; absent where nobody compares. */
  states?: StatedFact;
}

const dateFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "Thursday, September 22, 2022" of `2022-09-22`. */
export function sayDate(date: string): string {
  return dateFormat.format(utcMidnight(date));
}

export function sayDue(assignment: Assignment): CourseFact {
  const { title, type, dueTime: time, evidence, dueEvidence, confidence } = assignment;
  const days = possibleDueDays(assignment);
  return {
    text: endSentence(`${title}: ${sayWhen(assignment)}`),
    evidence: dueEvidence ?? evidence,
    confidence,
    ...(days.length > 0 && { states: { kind: 'day', name: title, isExam: type === 'exam', days, time } }),
  };
}

/** "By 5:00 p.m." has its full stop. */
const endSentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

/** A fact as it goes on: without its full stop, but with that of "p.m." */
export const withoutStop = (text: string): string => text.replace(/(?<!\b[ap]\.m)\.$/, '');

/** "11:59 p.m." of `23:59`; a syllabus that prints the hours of a whole day keeps them. */
function sayTime(clock: string, { evidence, dueEvidence }: Assignment): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const printed = `${evidence.text} ${dueEvidence?.text ?? ''}`;
  if (new RegExp(`(?<!\\d)${clock}(?! ?[ap]\\.?m)`, 'i').test(printed)) return clock;
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/**
 * "Thursday, September 22, 2022, 11:59 p.m. EST"; of a date in doubt each day that it can be, and what is printed. A
 * date that was read without confidence is never told as a fact.
 */
function sayWhen(assignment: Assignment): string {
  const { dueDate, dueTime, dueZone, dueDoubt } = assignment;
  const time = dueTime === null ? '' : `, ${sayTime(dueTime, assignment)}${dueZone === null ? '' : ` ${dueZone}`}`;
  const check = isDuePlain(assignment) ? '' : ' (not certain: check it in the syllabus)';
  if (!dueDoubt) return dueDate === null ? noDate : `${sayDate(dueDate)}${time}${check}`;
  const days = dueDoubt.days.map(sayDate).join(' or ');
  const says = `the syllabus ${dueDoubt.reason === 'places' ? 'also ' : ''}says “${dueDoubt.printed.trim()}”`;
  if (dueDate === null) return `no date is certain: ${says}${days === '' ? '' : `, perhaps ${days}`}`;
  return `${days || sayDate(dueDate)}${time} (${says})`;
}

const closed = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export function sayReading({ author, title, pages, optional, evidence, confidence }: Reading): CourseFact {
  const where = pages === null || title.includes(pages) ? '' : `, ${/^\d/.test(pages) ? `pp. ${pages}` : pages}`;
  return {
    text: closed(
      `${author === null || title.startsWith(author) ? '' : `${author}, `}${title}${where}${optional ? ' (optional)' : ''}`,
    ),
    evidence,
    confidence,
  };
}

export function sayPercent(percent: number): string {
  return `${Number(percent.toFixed(1))}%`;
}
