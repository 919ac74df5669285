import { describe, expect, it } from 'vitest';
import type { FindDateOptions } from './date-mention.ts';
import { findDates } from './find-dates.ts';

/** "kind year-month-day(weekday)…" with `?` for what is not printed. */
const read = (text: string, options?: FindDateOptions) =>
  findDates(text, options).map(
    (m) =>
      `${m.weekOf ? 'week of ' : ''}${m.kind} ${m.days
        .map((d) => `${d.year ?? '?'}-${d.month}-${d.day}${d.weekday === null ? '' : `(${d.weekday})`}`)
        .join(' ')}`,
  );

describe('findDates', () => {
  it.each([
    ['Tues 1/26', 'day ?-1-26(1)'],
    ['M 9/12', 'day ?-9-12(0)'],
    ['Fr, October 31', 'day ?-10-31(4)'],
    ['We 3/4', 'day ?-3-4(2)'],
    ['R 3/14: Review', 'day ?-3-14(3)'],
    ['1/9 (Mon)', 'day ?-1-9(0)'],
    ['Jan. 9 (M)', 'day ?-1-9(0)'],
    ['Thurs Jan 5: Introduction', 'day ?-1-5(3)'],
    ['Monday,\u00a0January 8', 'day ?-1-8(0)'],
    ['Monday, August 21, 2023', 'day 2023-8-21(0)'],
    ['Thu 11 Feb', 'day ?-2-11(3)'],
    ['26th of January 2023', 'day 2023-1-26'],
    ['15-Jan-24', 'day 2024-1-15'],
    ['15- Jan-24', 'day 2024-1-15'],
    ['15- Jan', 'day ?-1-15'],
    ['01Feb', 'day ?-2-1'],
    ['3 juin', 'day ?-6-3'],
    ['28/Ago', 'day ?-8-28'],
    ['07/out', 'day ?-10-7'],
    ['3-dic-2031', 'day 2031-12-3'],
    ['Jan-11', 'day ?-1-11'],
    ['Feb, 19th (5 pm)', 'day ?-2-19'],
    ['due February, 5 (5 pm)', 'day ?-2-5'],
    ["Sept. 4th, '23", 'day 2023-9-4'],
    ['2023-08-21', 'day 2023-8-21'],
    ['2023/8/21', 'day 2023-8-21'],
    ['21.08.2023', 'day 2023-8-21'],
    ['8/30/22', 'day 2022-8-30'],
    ['due 6.11.', 'day ?-6-11'],
    ['due 6.11', 'day ?-6-11'],
    ['deadline: 24.10.', 'day ?-10-24'],
    ['due on 3. 12.', 'day ?-3-12'],
    ['by 5.10. at noon', 'day ?-5-10'],
    ['Fri 13.11.', 'day ?-11-13(4)'],
    ['Essay 2 (7.12.)', 'day ?-7-12'],
    ['due the 32nd of May', 'day ?-5-32'],
    ['20261020T235900', 'day 2026-10-20'],
    ['due 20261020', 'day 2026-10-20'],
    ['week of Sept 4', 'week of day ?-9-4'],
    ['w/c 4 September', 'week of day ?-9-4'],
    ['Week beginning 9/4', 'week of day ?-9-4'],
    ['8/30 - 09/01', 'range ?-8-30 ?-9-1'],
    ['8/23-25', 'range ?-8-23 ?-8-25'],
    ['Oct. 3–7', 'range ?-10-3 ?-10-7'],
    ['January 8-12, 2024', 'range 2024-1-8 2024-1-12'],
    ['January 10, 2022 - January 16, 2022', 'range 2022-1-10 2022-1-16'],
    ['11 September–27 November 2014', 'range 2014-9-11 2014-11-27'],
    ['11–15 September', 'range ?-9-11 ?-9-15'],
    ['Mon Oct 3 – Fri Oct 7', 'range ?-10-3(0) ?-10-7(4)'],
    ['19/20.04.2016: Salz', 'list 2016-4-19 2016-4-20'],
    ['14./15.06.', 'list ?-6-14 ?-6-15'],
    ['12.–16.05.2016', 'range 2016-5-12 2016-5-16'],
    ['Jan 26/28th', 'list ?-1-26 ?-1-28'],
    ['March 30th / April 1st', 'list ?-3-30 ?-4-1'],
    ['January 24 & 26', 'list ?-1-24 ?-1-26'],
    ['MW 9/12, 9/14', 'list ?-9-12 ?-9-14'],
    ['T/Th 1/24-1/26', 'range ?-1-24 ?-1-26'],
    ['Jan 10, 12: Memory', 'list ?-1-10 ?-1-12'],
    ['Sept 6th and 8th', 'list ?-9-6 ?-9-8'],
    ['Tuesday, May 5, 8–10 am', 'day ?-5-5(1)'],
    ['May 5, 9 to noon', 'day ?-5-5'],
    ['Jan 22 & 24 Intro', 'list ?-1-22 ?-1-24'],
    ['9/5\n9/7', 'list ?-9-5 ?-9-7'],
    ['Jan10', 'day ?-1-10'],
    ['T1/10', 'day ?-1-10(1)'],
    ['lunes 4 de septiembre', 'day ?-9-4(0)'],
    ['Montag, 4. September 2023', 'day 2023-9-4(0)'],
    ['jeudi 12 octobre', 'day ?-10-12(3)'],
    ['Aprli 5th', 'day ?-4-5'],
    ['Wendesday, Septmber 9', 'day ?-9-9(2)'],
    ['Febuary 3', 'day ?-2-3'],
  ])('reads %j', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it.each([
    'Read chapters 3/4 and pp. 1/2',
    'about 1/2 hour, 24/7, 50/50',
    'It may 5 times',
    'at 9:30 on Mondays',
    'January 2023',
    'In March, 5 students met',
    'Ch. 3–14',
    'the sun 3 times',
    'office hours M 9-12',
    'the fall of 1989',
    'Oct 3:30pm',
    'due 9.30',
    'due 11.59 p.m.',
    'sections 3.2. and 4.1.',
    'Read 6.11.',
    'sections 2/3.1.4',
    'ch. 4.1-4.2. Salt',
    'ch. 12.2–12.3.',
    '20.08 - Salt',
    'ticket 20261020',
  ])('finds none in %j', (text) => {
    expect(read(text)).toEqual([]);
  });

  it('finds a misprint with a year as a date that no calendar has', () => {
    expect(read('due 14/45/2026')).toEqual(['day 2026-14-45']);
    expect(read('a score of 14/45')).toEqual([]);
  });

  it('takes the number in front of the month for the day where the document counts behind it', () => {
    expect(read('28 Aug 1', { countBehindMonth: true })).toEqual(['day ?-8-28']);
    expect(read('3 Mar 4')).toEqual(['day ?-3-4']);
  });

  it('takes two numbers around a dot for a day at the beginning of a line, where the document opens lines so', () => {
    expect(read('20.08 - Salt, section 3.02', { dottedLead: true })).toEqual(['day ?-8-20']);
  });

  it('keeps a range apart from a number of pages', () => {
    expect(read('Jan 5 – 10 pages of Plato')).toEqual(['day ?-1-5']);
  });

  it('keeps a day apart from a number of things behind a comma', () => {
    expect(read('Jan 5, 10 pages of Plato')).toEqual(['day ?-1-5']);
  });

  it('finds several dates in a sentence, each with its place', () => {
    const text = 'The draft is due Oct 3 and the paper on Fri, Oct. 7.';
    expect(findDates(text).map((m) => text.slice(m.start, m.end))).toEqual(['Oct 3', 'Fri, Oct. 7']);
  });

  it('takes "9-12" and "26.1." for dates in a date column only', () => {
    expect(read('9-12', { dateColumn: true })).toEqual(['day ?-9-12']);
    expect(read('26.1.', { dateColumn: true })).toEqual(['day ?-1-26']);
    expect(read('9-12')).toEqual([]);
  });
});
