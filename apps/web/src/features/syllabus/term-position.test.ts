import { describe, expect, it } from 'vitest';
import { makeSyllabus, makeWeek } from '../../testing/factories.ts';
import { planFromWire } from './course-plan.ts';
import { termPosition } from './term-position.ts';

const weeks = (dates: [start: string | null, end: string | null][]) =>
  planFromWire(
    makeSyllabus({
      weeks: dates.map(([start_date, end_date], index) =>
        makeWeek({ id: `w${index}`, week_number: index + 1, start_date, end_date }),
      ),
    }),
  );
const dated = weeks([
  ['2026-01-12', '2026-01-18'],
  ['2026-01-19', '2026-01-25'],
  ['2026-01-26', '2026-02-01'],
]);

describe('termPosition', () => {
  it.each([
    ['2026-01-05', null, 'Starts Jan 12'],
    ['2026-01-12', 0, 'Week 1 of 3'],
    ['2026-01-25', 1, 'Week 2 of 3'],
    ['2026-02-01', 2, 'Week 3 of 3'],
    ['2026-02-20', null, 'Ended Feb 1'],
    ['2027-02-20', null, 'Ended Feb 1, 2026'],
  ])('on %s', (today, current, label) => {
    expect(termPosition(dated, today)).toMatchObject({ current, label });
  });

  it('fills weeks as their days pass', () => {
    const { ticks, done } = termPosition(dated, '2026-01-22');
    expect(ticks.map(({ passed }) => passed)).toEqual([1, expect.closeTo(0.5), 0]);
    expect([done, ...ticks.map((tick) => tick.done)]).toEqual([null, null, null, null]);
  });

  it('only counts the weeks where none has a date', () => {
    expect(
      termPosition(
        weeks([
          [null, null],
          [null, null],
        ]),
        '2026-01-22',
      ),
    ).toMatchObject({ current: null, label: '2 weeks' });
  });

  it('stays in a week whose end the syllabus leaves out', () => {
    const open = weeks([
      ['2026-01-12', null],
      ['2026-01-26', null],
    ]);
    expect(termPosition(open, '2026-01-20')).toMatchObject({ current: 0, label: 'Week 1 of 2' });
  });
});
