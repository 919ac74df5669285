import type { AssignmentItem, ReadingItem, WeekItem } from '../db/stored/plan-item.ts';

// Items of a plan as a test needs them: what it does not say is as plain as can be.

const read = { confidence: 0.9, source: null };

export const weekItem = (given: Pick<WeekItem, 'id' | 'number'> & Partial<WeekItem>): WeekItem => ({
  kind: 'week',
  topic: null,
  startDate: null,
  startSource: null,
  breakName: null,
  ...read,
  ...given,
});

export const readingItem = (
  given: Pick<ReadingItem, 'id' | 'weekId' | 'title'> & Partial<ReadingItem>,
): ReadingItem => ({
  kind: 'reading',
  author: null,
  pages: null,
  optional: false,
  graduateOnly: false,
  ...read,
  ...given,
});

export const assignmentItem = (
  given: Pick<AssignmentItem, 'id' | 'weekId' | 'title'> & Partial<AssignmentItem>,
): AssignmentItem => ({
  kind: 'assignment',
  dueDate: null,
  dueTime: null,
  type: 'other',
  weight: null,
  optional: false,
  dueSource: null,
  ...read,
  ...given,
});
