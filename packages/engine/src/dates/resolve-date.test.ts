import { describe, expect, it } from 'vitest';
import type { DateContext } from './date-context.ts';
import { resolveDates } from './resolve-date.ts';

const fall: DateContext = { dayFirst: false, year: 2022, firstMonth: 7, from: 'term' };
const thursday = { session: '2022-09-08', weekStart: '2022-09-05', nextSession: '2022-09-13' };
const week = { session: null, weekStart: '2022-09-06', weekEnd: '2022-09-08' };
const read = (text: string, anchor: Parameters<typeof resolveDates>[2] = thursday, context = fall) =>
  resolveDates(text, context, anchor).map((d) =>
    [d.from, d.to === d.from ? '' : ` – ${d.to}`, d.time ? ` ${d.time}` : ''].join(''),
  );

describe('resolveDates', () => {
  it.each([
    ['Paper #1 due by Sunday 11:59 p.m.', '2022-09-11 23:59'],
    ['due Friday at noon', '2022-09-09 12:00'],
    ['Outline due before class', '2022-09-08'],
    ['bring a draft to the next class', '2022-09-13'],
    ['due by the end of the week', '2022-09-11'],
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
      { start: 4, end: 9, from: null, to: null, time: null, relative: false, doubtful: true },
    ]);
  });

  it.each(['due two weeks from today', 'due the day after the exam', 'due three days before the field trip'])(
    'gives no day to what is counted from elsewhere: %j',
    (text) => {
      expect(read(text)).toEqual(['']);
    },
  );

  it('gives no day to a date that the calendar lacks', () => {
    expect(read('due September 31')).toEqual(['']);
    expect(read('due 9/31')).toEqual(['']);
  });

  it('takes "before class" beside a date for the time at which class begins', () => {
    const context = { ...fall, classTime: '10:00' };
    expect(read('due Oct 6 before class', thursday, context)).toEqual(['2022-10-06 10:00']);
    expect(read('due before class', thursday, context)).toEqual(['2022-09-08 10:00']);
    expect(read('due Oct 6 before class')).toEqual(['2022-10-06']);
  });

  it('doubts a day whose weekday disagrees, and one whose order is a guess', () => {
    const doubtful = (text: string, context = fall) =>
      resolveDates(text, context, thursday).map((date) => date.doubtful);
    expect(doubtful('due Friday, October 6')).toEqual([true]);
    expect(doubtful('due Thursday, October 6')).toEqual([false]);
    expect(doubtful('due 10/6', { ...fall, orderFrom: 'assumed' })).toEqual([true]);
    expect(doubtful('due 10/6', { ...fall, orderFrom: 'sequence' })).toEqual([false]);
  });
});
