import { describe, expect, it } from 'vitest';
import type { DateContext } from '../../dates/date-context.ts';
import { type OpeningOptions, readOpening } from './opening.ts';

const spring: DateContext = { dayFirst: false, year: 2024, firstMonth: 1, from: 'term' };

const read = (text: string, options?: OpeningOptions) => {
  const opening = readOpening(text, spring, options);
  if (!opening) return null;
  const { week, session, unit, number, date, rest } = opening;
  const parts = [
    week && `week ${week.number}${week.lastNumber === week.number ? '' : `–${week.lastNumber}`}`,
    session && `session ${session.number}`,
    unit && `unit ${unit.number}`,
    number !== null && `number ${number}`,
    date && (date.to === date.from ? date.from : `${date.from}…${date.to}`),
    ...rest.map(([start, end]) => `"${text.slice(start, end)}"`),
  ];
  return parts.filter(Boolean).join(', ');
};

describe('readOpening', () => {
  it.each([
    ['Week 3', 'week 3'],
    ['4.1. Session 2 (Feb 5)', 'session 2, 2024-02-05'],
    ['Class IV: February 5/6', 'session 4, 2024-02-05…2024-02-06'],
    ['2.3 Week 4: Brine', 'week 4, "Brine"'],
    ['February 5 --- February 9: Looms', '2024-02-05…2024-02-09, "Looms"'],
    ['Wk 02¹⁷', 'week 2'],
    ['wk 02–03 · Jan 23, Jan 30 · Looms', 'week 2–3, 2024-01-23…2024-01-30, "Looms"'],
    ['Tues Jan 23; Thurs Jan 25 Looms', '2024-01-23, "Thurs Jan 25 Looms"'],
    ['Tues Jan 23; Thurs Jan 25', '2024-01-23'],
    ['Tues Jan 23; Mon Mar 11', '2024-01-23, "Mon Mar 11"'],
    ['Week 2¹⁷ Tides', 'week 2, "Tides"'],
    ['WEEK 02, 01/30 - 02/01: Structures, I', 'week 2, 2024-01-30…2024-02-01, "Structures, I"'],
    ['Week One: Gearing Up (Monday, January 22, 2024)', 'week 1, 2024-01-22, "Gearing Up"'],
    ['Week Three: Strings (Holiday - Online)', 'week 3, "Strings (Holiday - Online)"'],
    ['Week Two: Tides (opens Monday, January 29)', 'week 2, 2024-01-29, "Tides"'],
    ['Week Two: Tides (essay due January 31)', 'week 2, "Tides (essay due January 31)"'],
    ['Class 4 Data cleaning Feb 7', 'session 4, 2024-02-07, "Data cleaning"'],
    ['Class 4 Drafts are returned on Feb 7', 'session 4, "Drafts are returned on Feb 7"'],
    ['Class 4 Essay 1 Feb 7', 'session 4, "Essay 1 Feb 7"'],
    ['Week 1 week of January 22', 'week 1, 2024-01-22'],
    ['Week 10, March 26th / April 2nd: Sound', 'week 10, 2024-03-26…2024-04-02, "Sound"'],
    ['Weeks 3–4: Projects', 'week 3–4, "Projects"'],
    ['Lectures 4 and 5: Knots', 'session 4, "Knots"'],
    ['Sessions 6 & 7 (Feb 5 and Feb 7) Looms', 'session 6, 2024-02-05…2024-02-07, "Looms"'],
    ['Aula 4 e 5 - (5/2 e 12/2) Nós', 'session 4, 2024-05-02…2024-12-02, "Nós"'],
    ['Clases 4 y 5: Nudos', 'session 4, "Nudos"'],
    ['Third Week – Montage', 'week 3, "Montage"'],
    ['Module 2 / Week 3: Cells', 'week 3, unit 2, "Cells"'],
    ['Meeting 3-1 - Monday, Feb 5 - Social Class', 'session 1, 2024-02-05, "Social Class"'],
    ['Class 12 (Thurs., Feb. 8). Torts', 'session 12, 2024-02-08, "Torts"'],
    ['Thurs Jan 25: Introduction', '2024-01-25, "Introduction"'],
    ['1. Thursday, 25 January', '2024-01-25'],
    ['Feb 2 (Week 2) Waves', 'week 2, 2024-02-02, "Waves"'],
    ['Unit II: Drama', 'unit 2, "Drama"'],
    ['Part I: Greek', 'unit 1, "Greek"'],
    ['2/6 T The mind', '2024-02-06, "The mind"'],
    ['II. February 6 The songs', '2024-02-06, "The songs"'],
    ['2/6 R basics', '2024-02-06, "R basics"'],
  ])('opens with %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    'Week 3 will be spent on projects',
    'January 25 was the day on which it began',
    'Weekly readings',
    'Part of the grade',
    'Class participation counts',
    'The paper is due Feb 2',
  ])('is not opened by %j', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    ['2\nJan 29', 'number 2, 2024-01-29'],
    ['Overview\nMay 22', '2024-05-22, "Overview"'],
    ['7', 'number 7'],
    ['1-22', '2024-01-22'],
    ['Finals May 11-17', '2024-05-11…2024-05-17, "Finals"'],
    ['Two', 'number 2'],
    ['W4', 'number 4'],
    ['Week 1\nAug. 22', 'week 1, 2024-08-22'],
    ['Week 1\n8/27, 8/29', 'week 1, 2024-08-27…2024-08-29'],
  ])('in a key column %j opens too', (text, expected) => {
    expect(read(text, { keyColumn: true, dateColumn: true })).toBe(expected);
  });
});
