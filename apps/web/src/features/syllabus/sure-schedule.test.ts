import { expect, it } from 'vitest';
import { makeAssignment, makeSyllabus, makeWeek } from '../../testing/factories.ts';
import { planFromWire } from './course-plan.ts';
import { isScheduleSure, isTodaySure, placeOfWeek } from './sure-schedule.ts';

const none = { readings: [], assignments: [] };
function planOf(...weeks: Parameters<typeof makeWeek>[0][]) {
  const later = makeWeek({ id: 'w9', week_number: 9, start_date: '2026-03-09', assignments: [makeAssignment()] });
  return planFromWire(makeSyllabus({ weeks: [...weeks.map((change) => makeWeek({ ...none, ...change })), later] }));
}
const isSure = (change: Parameters<typeof makeWeek>[0]) => {
  const plan = planOf(change);
  return plan.weeks[0] && isScheduleSure(plan, plan.weeks[0]);
};

it('is a clear row with a clear date, or what the student has decided', () => {
  expect(isSure({ confidence: 0.9 })).toBe(true);
  expect(isSure({ confidence: 0.7 })).toBe(false);
  expect(isSure({ confidence: 0.7, origin: 'edited' })).toBe(true);
  const start_doubt = { reason: 'places', printed: '3/4', days: ['2026-03-04', '2026-04-03'] } as const;
  expect(isSure({ confidence: 0.9, start_doubt: { ...start_doubt, days: [...start_doubt.days] } })).toBe(false);
});

it('is none in a plan that found no due date in any week', () => {
  const plan = planFromWire(makeSyllabus({ weeks: [makeWeek({ ...none, confidence: 1 })] }));
  expect(plan.weeks[0] && isScheduleSure(plan, plan.weeks[0])).toBe(false);
});

it('is asked of the week that today is in', () => {
  const plan = planOf({ confidence: 0.5 });
  expect(isTodaySure(plan, '2026-01-27')).toBe(false);
  expect(isTodaySure(plan, '2026-03-10')).toBe(true);
  expect(isTodaySure(plan, '2025-12-01')).toBe(true);
});

it('leads to the lines of the week, else to the nearest ones', () => {
  const plan = planOf({ topic: null }, {});
  const [bare, named] = plan.weeks;
  expect(bare && placeOfWeek(plan, bare)).toBe(named?.topic?.source);
});
