import { describe, expect, it } from 'vitest';
import type { Correction } from '../../../db/stored/correction.ts';
import { assignmentItem, readingItem, weekItem } from '../../../testing/plan-items.ts';
import { planRows } from './plan-rows.ts';
import { project } from './project.ts';

const weeks = [
  weekItem({ id: 'w1', number: 1, topic: 'Rivers', startDate: '2026-01-12' }),
  weekItem({ id: 'w2', number: 2, topic: 'Lakes', startDate: '2026-01-19' }),
];
const items = [
  ...weeks,
  readingItem({ id: 'r1', weekId: 'w1', title: 'Why Rivers', author: 'Mori', pages: '1-4' }),
  readingItem({ id: 'r2', weekId: 'w2', title: 'Bend', pages: '5-9', optional: true }),
  assignmentItem({ id: 'a1', weekId: 'w2', title: 'Essay', weight: 20 }),
  assignmentItem({
    id: 'a2',
    weekId: 'w2',
    title: 'Essay on lakes',
    dueDate: '2026-01-23',
    dueTime: '17:00',
    type: 'essay',
  }),
];
const rowsAfter = (...corrections: Correction[]) => planRows(project(items, corrections));

describe('merging', () => {
  it('makes two weeks one, with what stands in either', () => {
    const rows = rowsAfter({ action: 'merge', itemId: 'w2', intoId: 'w1' });
    expect(rows.weeks).toMatchObject([{ id: 'w1', number: 1, topic: 'Rivers; Lakes', startDate: '2026-01-12' }]);
    expect(rows.readings.map(({ weekId }) => weekId)).toEqual(['w1', 'w1']);
    expect(rows.assignments.map(({ weekId }) => weekId)).toEqual(['w1', 'w1']);
  });

  it('makes two readings one: what the first lacks comes from the second', () => {
    const { readings } = rowsAfter({ action: 'merge', itemId: 'r2', intoId: 'r1' });
    expect(readings).toMatchObject([
      { id: 'r1', title: 'Why Rivers; Bend', author: 'Mori', pages: '1-4, 5-9', optional: false, origin: 'edited' },
    ]);
  });

  it('gives an assignment the date of the other, and does not say one title twice', () => {
    const { assignments } = rowsAfter({ action: 'merge', itemId: 'a2', intoId: 'a1' });
    expect(assignments).toMatchObject([
      { title: 'Essay on lakes', dueDate: '2026-01-23', dueTime: '17:00', type: 'essay', weight: 20 },
    ]);
  });

  it('takes along what a later reading finds in the week that is gone', () => {
    const later = [...items, readingItem({ id: 'r3', weekId: 'w2', title: 'Shores' })];
    const rows = planRows(project(later, [{ action: 'merge', itemId: 'w2', intoId: 'w1' }]));
    expect(rows.readings.map(({ id, weekId }) => [id, weekId])).toContainEqual(['r3', 'w1']);
  });

  it('does nothing where a later reading lacks one of the two', () => {
    const rows = planRows(project(weeks, [{ action: 'merge', itemId: 'gone', intoId: 'w1' }]));
    expect(rows.weeks).toMatchObject([{ topic: 'Rivers', origin: 'syllabus' }, { topic: 'Lakes' }]);
  });
});

it('a break that is put between two weeks makes room for itself', () => {
  const reading = weekItem({ id: 'b', number: 2, breakName: 'Reading week', startDate: '2026-01-19' });
  const rows = rowsAfter({ action: 'add', item: reading, pushes: true });
  expect(rows.weeks.map(({ id, number }) => [id, number])).toEqual([
    ['w1', 1],
    ['b', 2],
    ['w2', 3],
  ]);
});

it('fields and week of an item are set in one decision', () => {
  const { readings } = rowsAfter({ action: 'set', itemId: 'r2', values: { title: 'Bends' }, weekId: 'w1' });
  expect(readings[1]).toMatchObject({ id: 'r2', title: 'Bends', weekId: 'w1' });
});
