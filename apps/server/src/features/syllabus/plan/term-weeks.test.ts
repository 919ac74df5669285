import { describe, expect, it } from 'vitest';
import { termWeeks, weekOfDay, weekStarts } from './term-weeks.ts';

const monday = 0;
const wednesday = 2;
const printed = (layout: Parameters<typeof termWeeks>[0]) =>
  termWeeks(layout, (number) => `w${number}`).map(({ number, startDate, breakName }) =>
    [number, startDate, breakName].filter((part) => part !== null).join(' '),
  );

describe('the weeks of a term', () => {
  it('begin with its first day, then with the Mondays', () => {
    // A Wednesday.
    expect(weekStarts('2026-08-26', 3)).toEqual(['2026-08-26', '2026-08-31', '2026-09-07']);
  });

  it('take a weekend to the week after it', () => {
    expect(weekStarts('2026-08-22', 2)).toEqual(['2026-08-22', '2026-08-31']);
    expect(printed({ firstDay: '2026-08-22', weekCount: 1, classDays: [monday], breaks: [] })).toEqual([
      '1 2026-08-24',
    ]);
  });

  it('begin with their first class that no break cancels', () => {
    const labourDay = { name: 'Labor Day', firstDay: '2026-09-07', lastDay: '2026-09-07' };
    const layout = { firstDay: '2026-08-26', weekCount: 3, classDays: [monday, wednesday], breaks: [labourDay] };
    expect(printed(layout)).toEqual(['1 2026-08-26', '2 2026-08-31', '3 2026-09-09']);
  });

  it('are a break where every class of theirs is cancelled', () => {
    const breaks = [{ name: 'Fall break', firstDay: '2026-08-31', lastDay: '2026-09-04' }];
    const layout = { firstDay: '2026-08-26', weekCount: 3, classDays: [], breaks };
    expect(printed(layout)).toEqual(['1 2026-08-26', '2 2026-08-31 Fall break', '3 2026-09-07']);
    expect(printed({ ...layout, classDays: [wednesday] })[1]).toBe('2 2026-09-02 Fall break');
  });

  it('hold the days from one to the next', () => {
    const weeks = weekStarts('2026-08-26', 2).map((startDate) => ({ startDate }));
    expect(weekOfDay('2026-08-30', weeks)).toBe(weeks[0]);
    expect(weekOfDay('2026-08-31', weeks)).toBe(weeks[1]);
    expect(weekOfDay('2026-09-07', weeks)).toBeNull();
  });
});
