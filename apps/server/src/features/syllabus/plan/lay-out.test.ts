import { describe, expect, it } from 'vitest';
import type { Correction } from '../../../db/stored/correction.ts';
import { assignmentItem, readingItem, weekItem } from '../../../testing/plan-items.ts';
import { planRows } from './plan-rows.ts';
import { project } from './project.ts';

const read = [
  weekItem({ id: 'a', number: 1, topic: 'Lava' }),
  weekItem({ id: 'b', number: 2, topic: 'Ash' }),
  readingItem({ id: 'r', weekId: 'b', title: 'Ash in the air' }),
  assignmentItem({ id: 'e', weekId: null, title: 'Essay', dueDate: '2026-09-02' }),
];
const build: Correction = {
  action: 'build',
  weeks: [
    { id: 'x', number: 1, startDate: '2026-08-26', breakName: null },
    { id: 'y', number: 2, startDate: '2026-08-31', breakName: null },
  ],
};
const rows = (corrections: Correction[], items = read) => planRows(project(items, corrections));
const weeksOf = (corrections: Correction[], items = read) =>
  rows(corrections, items).weeks.map(({ id, topic, startDate }) => [id, topic, startDate]);

describe('the first day of a term', () => {
  const start: Correction = { action: 'start', firstDay: '2026-08-26' };

  it('dates the weeks that have none, and places work by its date', () => {
    expect(weeksOf([start])).toEqual([
      ['a', 'Lava', '2026-08-26'],
      ['b', 'Ash', '2026-08-31'],
    ]);
    expect(rows([start]).assignments).toMatchObject([{ id: 'e', weekId: 'b' }]);
  });

  it('leaves a date that is printed', () => {
    const dated = [weekItem({ id: 'a', number: 1, startDate: '2026-01-12' }), ...read.slice(1)];
    expect(weeksOf([start], dated).map(([, , startDate]) => startDate)).toEqual(['2026-01-12', '2026-08-31']);
  });
});

describe('weeks built by hand', () => {
  it('take the place of those that were read, and place work by its date', () => {
    expect(weeksOf([build])).toEqual([
      ['x', null, '2026-08-26'],
      ['y', null, '2026-08-31'],
    ]);
    expect(rows([build])).toMatchObject({ readings: [], assignments: [{ id: 'e', weekId: 'y' }] });
  });

  it('keep their topics when they are laid out anew', () => {
    const topic: Correction = { action: 'set', itemId: 'x', values: { topic: 'Magma' } };
    const later = [{ id: 'x', number: 1, startDate: '2026-09-02', breakName: null }];
    expect(weeksOf([build, topic, { action: 'build', weeks: later }])).toEqual([['x', 'Magma', '2026-09-02']]);
  });

  it('leave work where the student then moves it', () => {
    expect(rows([build, { action: 'move', itemId: 'e', weekId: 'x' }]).assignments).toMatchObject([{ weekId: 'x' }]);
  });

  it('give way to another reading that is chosen after them', () => {
    const choose: Correction = { action: 'choose', openings: ['lava', 'ash'], from: 'first' };
    expect(weeksOf([build, choose]).map(([id]) => id)).toEqual(['a', 'b']);
    expect(weeksOf([choose, build]).map(([id]) => id)).toEqual(['x', 'y']);
  });
});
