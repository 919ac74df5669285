import { describe, expect, it } from 'vitest';
import { type DueItem, nextHeadline, overdueItems, termLoad, weekHeadline } from './due-items.ts';

const course = { folderId: 'f1', shortName: 'SOC 101', ended: false };
const due = (dueDate: string, weight: number | null = null): DueItem => ({
  id: `${dueDate}-${weight}`,
  course,
  title: 'Midterm essay',
  dueDate,
  dueTime: null,
  dueZone: null,
  inDoubt: false,
  weight,
  isWork: true,
  handedIn: false,
});
/** A Tuesday. */
const today = '2025-10-14';

describe('weekHeadline', () => {
  it.each([
    [[], 'Nothing more due this week'],
    [['2025-10-13'], 'Nothing more due this week'],
    [['2025-10-14'], 'One thing due this week, today'],
    [['2025-10-19'], 'One thing due this week, on Sunday'],
    [['2025-10-15', '2025-10-18'], 'Two things due this week, the first tomorrow'],
    [['2025-10-16', '2025-10-16'], 'Two things due this week, all on Thursday'],
    [
      ['2025-10-14', '2025-10-15', '2025-10-16', '2025-10-17', '2025-10-19'],
      'Five things due this week, three by Thursday',
    ],
    [['2025-10-14', '2025-10-14', '2025-10-19'], 'Three things due this week, two of them today'],
    [['2025-10-20'], 'Nothing more due this week'],
  ])('%j', (dates, headline) => {
    expect(
      weekHeadline(
        dates.map((date) => due(date)),
        today,
        true,
      ),
    ).toBe(headline);
  });
});

it('says that nothing is due only where the week was read surely', () => {
  expect(weekHeadline([], today, false)).toBe('No due dates found for this week');
});

it('says that a date is not certain', () => {
  const open = { ...due('2025-10-15'), inDoubt: true };
  expect(weekHeadline([open], today, true)).toBe('One thing perhaps due this week, its date is not certain');
  expect(nextHeadline([{ ...open, dueDate: '2025-10-22' }], today)).toBe(
    'Next: Midterm essay, SOC 101, its date is not certain.',
  );
});

it('what is handed in is due no more', () => {
  const done = { ...due('2025-10-14'), handedIn: true };
  expect(weekHeadline([done, due('2025-10-15')], today, true)).toBe('One thing due this week, tomorrow');
  expect(nextHeadline([{ ...due('2025-10-21'), handedIn: true }], today)).toBe('No due dates found after this week.');
});

describe('nextHeadline', () => {
  it('names what comes after the week', () => {
    expect(nextHeadline([due('2025-10-15'), due('2025-10-21')], today)).toBe(
      'Next: Midterm essay, SOC 101, in 7 days.',
    );
    expect(nextHeadline([due('2025-10-15')], today)).toBe('No due dates found after this week.');
    expect(nextHeadline([], today)).toBe('No due dates found in your syllabi.');
  });
});

describe('termLoad', () => {
  it('has every week from the first to the last date, empty ones too', () => {
    const weeks = termLoad([due('2025-10-29', 20), due('2025-10-14', 5), due('2025-10-17', 10)], today);
    expect(weeks.map(({ monday, items, weight }) => [monday, items.length, weight])).toEqual([
      ['2025-10-13', 2, 15],
      ['2025-10-20', 0, 0],
      ['2025-10-27', 1, 20],
    ]);
  });

  it('leaves courses out that have ended while others go on, and begins with this week where the first date is near', () => {
    const old = { ...due('2025-03-04'), course: { ...course, ended: true } };
    const mondays = (items: DueItem[]) => termLoad(items, today).map(({ monday }) => monday);
    expect(mondays([old, due('2025-10-29')])).toEqual(['2025-10-13', '2025-10-20', '2025-10-27']);
    expect(mondays([old])).toEqual(['2025-03-03']);
    expect(mondays([due('2025-12-24')])).toEqual(['2025-12-22']);
    expect(mondays([due('2025-10-01')])).toEqual(['2025-09-29', '2025-10-06', '2025-10-13']);
  });
});

it('overdue is work whose day has passed, the latest first', () => {
  const items = [
    due('2025-10-06'),
    due('2025-10-13'),
    due('2025-10-14'),
    { ...due('2025-10-10'), handedIn: true },
    { ...due('2025-10-09'), isWork: false },
    { ...due('2025-10-08'), course: { ...course, ended: true } },
  ];
  expect(overdueItems(items, today).map(({ dueDate }) => dueDate)).toEqual(['2025-10-13', '2025-10-06']);
});
