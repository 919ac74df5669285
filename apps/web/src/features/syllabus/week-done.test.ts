import { expect, it } from 'vitest';
import { makeAssignment, makeReading, makeSyllabus, makeWeek } from '../../testing/factories.ts';
import { planFromWire } from './course-plan.ts';
import { withMark } from './keep-mark.ts';
import { termPosition } from './term-position.ts';
import { shareDone } from './week-done.ts';

const readings = ['r1', 'r2', 'r3'].map((id) => makeReading({ id }));
const plan = planFromWire(
  makeSyllabus({
    weeks: [
      makeWeek({ id: 'w1', readings, assignments: [makeAssignment({ id: 'a1' })] }),
      makeWeek({ id: 'w2', readings: [], assignments: [] }),
      makeWeek({ id: 'w3', readings: [], assignments: [makeAssignment({ id: 'a3' })] }),
    ],
    assignments_outside_schedule: [makeAssignment({ id: 'a9' })],
  }),
);
const marked = [
  { id: 'r1', state: 'read' as const },
  { id: 'r2', state: 'in-progress' as const },
  { id: 'a1', handedIn: true },
].reduce(withMark, plan);

it('a week is done by what is read and handed in; what is being read counts half', () => {
  expect(plan.weeks.map(shareDone)).toEqual([0, null, 0]);
  expect(marked.weeks.map(shareDone)).toEqual([2.5 / 4, null, 0]);
  expect(withMark(marked, { id: 'r1', state: 'unread' }).weeks.map(shareDone)).toEqual([1.5 / 4, null, 0]);
});

it('a mark changes its own item alone', () => {
  expect(marked.weeks[2]).toBe(plan.weeks[2]);
  const outside = withMark(plan, { id: 'a9', handedIn: true });
  expect(outside.assignmentsOutsideSchedule.map(({ handedIn }) => handedIn)).toEqual([true]);
  expect(outside.weeks).toEqual(plan.weeks);
});

it('the term shows what is done only where something is', () => {
  expect(termPosition(plan, '2026-01-27')).toMatchObject({ done: null, ticks: [{ done: null }, {}, {}] });
  expect(termPosition(marked, '2026-01-27')).toMatchObject({ done: 0.5, ticks: [{ done: 0.625 }, { done: null }, {}] });
});
