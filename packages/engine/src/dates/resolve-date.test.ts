import { describe, expect, it } from 'vitest';
import type { DateContext } from './date-context.ts';
import { resolveDates } from './resolve-date.ts';

const fall: DateContext = { dayFirst: false, year: 2022, firstMonth: 7, from: 'term' };
const thursday = { session: '2022-09-08', weekStart: '2022-09-05', nextSession: '2022-09-13' };
const week = { session: null, weekStart: '2022-09-06', weekEnd: '2022-09-08' };
const read = (text: string, anchor: Parameters<typeof resolveDates>[2] = thursday, context = fall) =>
  resolveDates(text, context, anchor).map((d) =>
    [
      d.from,
      d.to === d.from ? '' : ` – ${d.to}`,
      d.time ? ` ${[d.time.clock, d.time.zone].filter(Boolean).join(' ')}` : '',
    ].join(''),
  );

describe('resolveDates', () => {
  it.each([
    ['Paper #1 due by Sunday 11:59 p.m.', '2022-09-11 23:59'],
    ['due Friday at noon', '2022-09-09 12:00'],
    ['Outline due before class', '2022-09-08'],
    ['bring a draft to the next class', '2022-09-13'],
    ['due by the end of the week', '2022-09-11'],
    ['Th: midterm', '2022-09-08'],
    ['Review and a talk. F: quiz', '2022-09-09'],
    ['due next Tuesday', '2022-09-13'],
    ['due in two weeks', '2022-09-22'],
    ['due Oct 3 by 5pm', '2022-10-03 17:00'],
    ['by 11:59 PM on Sunday, September 18', '2022-09-18 23:59'],
    ['exam, Jan. 6', '2023-01-06'],
    ['Feb 9 - Feb 13', '2023-02-09 – 2023-02-13'],
    ['Midterm 1, Sept 22, 8:00-9:30 PM', '2022-09-22 20:00'],
    ['Monday 19th', '2022-09-19'],
  ])('%j', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it('counts weekdays from the Monday of a week that has no single day', () => {
    expect(read('Quiz by Friday, paper by Sunday', week)).toEqual(['2022-09-09', '2022-09-11']);
    expect(read('due Monday', week)).toEqual(['2022-09-05']);
  });

  it('takes the last such weekday of a module of several weeks', () => {
    expect(read('due Sunday', { session: null, weekStart: '2022-09-05', weekEnd: '2022-09-18' })).toEqual([
      '2022-09-18',
    ]);
  });

  it('leaves weekdays that come every week alone', () => {
    expect(read('Labs are due on Sundays; quizzes every Friday')).toEqual([]);
  });

  it('reads bare numbers in the order of the document', () => {
    expect(read('due 5/9', thursday, { ...fall, dayFirst: true })).toEqual(['2022-09-05']);
  });

  it('gives a place but no day where the year is unknown', () => {
    expect(resolveDates('due Oct 3', { ...fall, year: null }, thursday)).toEqual([
      {
        start: 4,
        end: 9,
        from: null,
        to: null,
        time: null,
        relative: false,
        doubt: { reason: 'no-year', printed: 'Oct 3', days: [] },
      },
    ]);
  });

  it.each(['due two weeks from today', 'due the day after the exam', 'due three days before the field trip'])(
    'gives no day to what is counted from elsewhere: %j',
    (text) => {
      expect(read(text)).toEqual(['']);
    },
  );

  it.each(['Exercises on what we learned in class', 'Questions discussed in class'])('finds no day in %j', (text) => {
    expect(read(text, thursday)).toEqual([]);
  });

  it('gives no day to a date that the calendar lacks', () => {
    expect(read('due September 31')).toEqual(['']);
    expect(read('due 9/31')).toEqual(['']);
  });

  it('takes "before class" beside a date for the time at which class begins', () => {
    const context = { ...fall, classTime: '10:00' };
    expect(read('due Oct 6 before class', thursday, context)).toEqual(['2022-10-06 10:00']);
    expect(read('due before class', thursday, context)).toEqual(['2022-09-08 10:00']);
    expect(read('due Oct 6 before the start of class', thursday, context)).toEqual(['2022-10-06 10:00']);
    expect(read('due Oct 6 before class')).toEqual(['2022-10-06']);
  });

  it('says no time that may be before or after noon', () => {
    expect(read('due by 5:00 on Oct 7')).toEqual(['2022-10-07']);
    expect(read('due Oct 7, 11:59')).toEqual(['2022-10-07']);
    expect(read('due Oct 7, 09:30 EST')).toEqual(['2022-10-07 09:30 EST']);
  });
});

describe('what speaks against a date', () => {
  const doubts = (text: string, context = fall) =>
    resolveDates(text, context, thursday).map(({ to, doubt }) => [to, doubt?.reason, doubt?.printed, doubt?.days]);
  const order = { dayFirst: false, from: 'assumed', example: '10/6' } as const;

  it.each([
    ['due Friday, October 6', '2022-10-06', 'weekday', 'Friday, October 6', ['2022-10-06', '2022-10-07']],
    ['due Mon 9/29', '2022-09-29', 'weekday', 'Mon 9/29', ['2022-09-29', '2022-09-26']],
    ['due September 31', null, 'no-such-day', 'September 31', ['2022-09-30', '2022-10-01']],
    ['due 9/31', null, 'no-such-day', '9/31', ['2022-09-30', '2022-10-01']],
    ['due 2022-11-31', null, 'no-such-day', '2022-11-31', ['2022-11-30', '2022-12-01']],
    ['due 31 November', null, 'no-such-day', '31 November', ['2022-11-30', '2022-12-01']],
    ['due February 30, 2024', null, 'no-such-day', 'February 30, 2024', ['2024-02-29', '2024-03-01']],
    ['due December 32', null, 'no-such-day', 'December 32', ['2022-12-31', '2023-01-01']],
    ['due 0/5/2022', null, 'no-such-day', '0/5/2022', []],
    ['due 13/45/2022', null, 'no-such-day', '13/45/2022', []],
    ['due two weeks from today', null, 'no-anchor', 'two weeks from today', ['2022-09-22']],
    ['due the day after the exam', null, 'no-anchor', 'the day after the exam', []],
  ])('%s', (text, to, reason, printed, days) => {
    expect(doubts(text)).toEqual([[to, reason, printed, days]]);
  });

  it('offers both readings of two numbers only where nothing settles their order', () => {
    const both = ['2022-10-06', '2023-06-10'];
    expect(doubts('due 10/6', { ...fall, order })).toEqual([['2022-10-06', 'day-order', '10/6', both]]);
    expect(doubts('due 10/10', { ...fall, order })).toEqual([['2022-10-10', undefined, undefined, undefined]]);
    const settled = { ...order, from: 'sequence' } as const;
    expect(doubts('due 10/6', { ...fall, order: settled })).toEqual([['2022-10-06', undefined, undefined, undefined]]);
  });

  it('takes the other order for what a contradicting weekday means', () => {
    const text = 'due Tuesday 7/9';
    const read = { ...fall, dayFirst: true, order: { ...order, dayFirst: true, from: 'numbers' as const } };
    expect(doubts(text, read)).toEqual([['2022-09-07', 'weekday', 'Tuesday 7/9', ['2022-09-07', '2022-09-06']]]);
    expect(doubts('due Sunday 10/9', { ...read, year: 2023 })).toEqual([
      ['2023-09-10', undefined, undefined, undefined],
    ]);
    expect(doubts('due Monday 10/9', { ...read, year: 2023 })).toEqual([
      ['2023-09-10', 'weekday', 'Monday 10/9', ['2023-09-10', '2023-10-09']],
    ]);
  });

  it('speaks against nothing where the weekday agrees', () => {
    expect(doubts('due Thursday, October 6')).toEqual([['2022-10-06', undefined, undefined, undefined]]);
  });
});
