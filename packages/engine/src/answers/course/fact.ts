import { utcMidnight } from '../../dates/calendar.ts';
import type { Assignment, Evidence, Reading } from '../../syllabus/course.ts';

/** One statement about the course, with the lines of the syllabus that say it. */
export interface Fact {
  text: string;
  evidence: Evidence;
  /** How sure the reading of the syllabus is, in [0, 1]. */
  confidence: number;
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

export function sayDue({ title, dueDate, dueTime, evidence, dueEvidence, confidence }: Assignment): Fact {
  const when = dueDate === null ? 'no date is given' : `${sayDate(dueDate)}${dueTime === null ? '' : `, ${dueTime}`}`;
  return { text: `${title}: ${when}.`, evidence: dueEvidence ?? evidence, confidence };
}

export function sayReading({ author, title, pages, optional, evidence, confidence }: Reading): Fact {
  const where = pages === null || title.includes(pages) ? '' : `, ${/^\d/.test(pages) ? `pp. ${pages}` : pages}`;
  return {
    text: `${author === null ? '' : `${author}, `}${title}${where}${optional ? ' (optional)' : ''}.`,
    evidence,
    confidence,
  };
}

export function sayPercent(percent: number): string {
  return `${Number(percent.toFixed(1))}%`;
}
