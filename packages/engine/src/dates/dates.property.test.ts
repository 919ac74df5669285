import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  isoDate,
  mondayOf,
  utcDay,
  utcMidnight,
  weekdayOf,
  weekdayOnOrAfter,
} from './calendar.ts';
import { resolveMention } from './date-context.ts';
import { findDates } from './find-dates.ts';

const runs = { seed: 27, numRuns: 400 };
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => utcDay(date));
const steps = fc.integer({ min: -40_000, max: 40_000 });

const ordinal = (n: number): string => {
  const ending = n >= 11 && n <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${ending}`;
};
const named = (date: string, part: 'month' | 'weekday'): string =>
  utcMidnight(date).toLocaleDateString('en-US', { [part]: 'long', timeZone: 'UTC' });
const two = (n: number): string => String(n).padStart(2, '0');

interface Parts {
  year: number;
  month: number;
  day: number;
  name: string;
  weekday: string;
}

/** The ways of printing a whole day of which only one day can be meant. */
const formats: Record<string, (parts: Parts) => string> = {
  'ISO 8601': ({ year, month, day }) => `${year}-${two(month)}-${two(day)}`,
  'slashes from the year on': ({ year, month, day }) => `${year}/${month}/${day}`,
  'basic ISO 8601 with a time': ({ year, month, day }) => `${year}${two(month)}${two(day)}T235900`,
  American: ({ year, day, name }) => `${name} ${day}, ${year}`,
  'American with an ordinal': ({ year, day, name }) => `${name} ${ordinal(day)}, ${year}`,
  British: ({ year, day, name }) => `${day} ${name} ${year}`,
  'with its weekday': ({ year, day, name, weekday }) => `${weekday}, ${name} ${day}, ${year}`,
  'a short month': ({ year, day, name }) => `${day} ${name.slice(0, 3)} ${year}`,
  'an ordinal of a month': ({ year, day, name }) => `the ${ordinal(day)} of ${name} ${year}`,
};

const partsOf = (date: string): Parts => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return {
    year,
    month,
    day,
    name: named(date, 'month'),
    weekday: named(date, 'weekday'),
  };
};

const unsettled = { dayFirst: false, year: null, firstMonth: 1, from: null };
const readBack = (text: string, dayFirst = false): (string | undefined)[] =>
  findDates(text).map((mention) => resolveMention(mention, { ...unsettled, dayFirst })?.from);

describe('counting with days', () => {
  it('goes back as far as it went', () => {
    fc.assert(
      fc.property(day, steps, (from, count) => {
        expect(addDays(addDays(from, count), -count)).toBe(from);
        expect(daysBetween(from, addDays(from, count))).toBe(count);
      }),
      runs,
    );
  });

  it('keeps weeks of seven days that begin on a Monday', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 6 }), (date, weekday) => {
        const monday = mondayOf(date);
        expect(weekdayOf(monday)).toBe(0);
        expect(daysBetween(monday, date)).toBe(weekdayOf(date));
        const next = weekdayOnOrAfter(date, weekday);
        expect(weekdayOf(next)).toBe(weekday);
        expect(daysBetween(date, next)).toBeLessThan(7);
        expect(next >= date).toBe(true);
      }),
      runs,
    );
  });

  it('sorts days as text, and knows those that there are not', () => {
    fc.assert(
      fc.property(day, day, (one, other) => {
        expect(Math.sign(daysBetween(one, other))).toBe(one < other ? 1 : one > other ? -1 : 0);
        expect(utcDay(utcMidnight(one))).toBe(one);
        const { year, month } = partsOf(one);
        expect(isoDate(year, month, 32)).toBeNull();
        expect(isoDate(year, 13, 1)).toBeNull();
      }),
      runs,
    );
  });
});

describe('a printed day', () => {
  it.each(Object.entries(formats))('reads back as the same day: %s', (_, print) => {
    fc.assert(
      fc.property(day, (date) => {
        const printed = print(partsOf(date));
        expect(readBack(printed), printed).toEqual([date]);
        expect(readBack(`The essay is due on ${printed}.`), printed).toEqual([date]);
      }),
      runs,
    );
  });

  it('of two bare numbers reads back in the order of its document', () => {
    fc.assert(
      fc.property(day, (date) => {
        const { year, month, day } = partsOf(date);
        expect(readBack(`${month}/${day}/${year}`)).toEqual([date]);
        expect(readBack(`${two(day)}.${two(month)}.${year}`, true)).toEqual([date]);
      }),
      runs,
    );
  });

  it('stands where the text has it, in any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        day,
        fc.string({ maxLength: 60 }),
        (before, date, behind) => {
          const text = `${before}\n${formats.American?.(partsOf(date))}\n${behind}`;
          let last = 0;
          for (const { start, end, printed } of findDates(text)) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(text.slice(start, end)).toBe(printed);
            last = end;
          }
        },
      ),
      runs,
    );
  });
});
