import type { Assignment, Reading, SecondReading } from '@weekwise/engine/syllabus/course.ts';
import { titleLikeness } from '@weekwise/engine/text/title-likeness.ts';
import { agreed, contradicted, foundTwice, overlaps } from './readers.ts';

/** From here two titles are one title, more or less of it. */
export const sameTitle = 0.75;
const likeTitle = 0.6;

export function readingLikeness(a: Reading, b: Reading): number {
  return likeness(a, b) && likeness(a, b) + (a.pages === b.pages ? 0.5 : 0);
}

export function assignmentLikeness(a: Assignment, b: Assignment): number {
  return likeness(a, b) && likeness(a, b) + (a.dueDate !== null && a.dueDate === b.dueDate ? 1 : 0);
}

/** One title, or one place in the document whatever it is called. */
function likeness(a: Reading | Assignment, b: Reading | Assignment): number {
  const title = titleLikeness(a.title, b.title);
  const place = overlaps(a.evidence, b.evidence) ? 1 : 0;
  return title >= likeTitle || place > 0 ? 3 * title + place : 0;
}

/** @param otherWeek where the second reader sets it in another week */
export function mergeReading(first: Reading, second: Reading, otherWeek: number | null): Reading {
  const otherwise = [...titles(first, second), ...weeks(otherWeek)];
  if (first.pages !== null && second.pages !== null && numbers(first.pages) !== numbers(second.pages))
    otherwise.push({ field: 'pages', value: second.pages });
  const whole = { ...first, author: first.author ?? second.author, pages: first.pages ?? second.pages };
  return otherwise.length > 0 ? contradicted(whole, otherwise) : agreed(whole);
}

export function mergeAssignment(first: Assignment, second: Assignment, otherWeek: number | null): Assignment {
  const otherwise = [...titles(first, second), ...weeks(otherWeek)];
  const differs = (field: 'dueDate' | 'dueTime' | 'weight'): boolean =>
    first[field] !== null && second[field] !== null && first[field] !== second[field];
  for (const field of ['dueDate', 'dueTime', 'weight'] as const)
    if (differs(field)) otherwise.push({ field, value: second[field] });
  const gainsDate = first.dueDate === null && second.dueDate !== null;
  const isSameDay = first.dueDate === second.dueDate || gainsDate;
  const timed = first.dueTime === null && isSameDay ? second : first;
  const whole: Assignment = {
    ...first,
    dueDate: first.dueDate ?? second.dueDate,
    dueTime: timed.dueTime,
    dueZone: timed.dueZone,
    weight: first.weight ?? second.weight,
    dueEvidence: gainsDate ? second.dueEvidence : first.dueEvidence,
  };
  // A date that one alone has read is asked about; one that the second left open makes nothing surer.
  if (otherwise.length > 0 || gainsDate) return contradicted(whole, otherwise);
  return first.dueDate === second.dueDate ? agreed(whole) : foundTwice(whole);
}

function titles(first: { title: string }, second: { title: string }): SecondReading['otherwise'] {
  return titleLikeness(first.title, second.title) >= sameTitle ? [] : [{ field: 'title', value: second.title }];
}

function weeks(other: number | null): SecondReading['otherwise'] {
  return other === null ? [] : [{ field: 'week', value: other }];
}

const numbers = (pages: string): string => (pages.match(/\d+/g) ?? []).join(' ');
