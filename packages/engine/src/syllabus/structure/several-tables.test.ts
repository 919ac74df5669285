import { describe, expect, it } from 'vitest';
import { readSyllabus } from '../read-syllabus.ts';
import { buildDocument } from '../testing/build-document.ts';
import { printSchedule } from '../testing/outline.ts';
import { findSchedule } from './find-schedule.ts';

const read = (lines: string[]) => findSchedule(buildDocument(lines));
const outline = (lines: string[]) => printSchedule(read(lines));

describe('several tables, and what stands around them', () => {
  it('takes tables of one shape under unit headings for one schedule', () => {
    const lines = [
      '# Nursing 310, Fall 2023',
      '## Unit 1: Maternity',
      '|= Date | Topic',
      '8/28 | Labor',
      '8/30 | Delivery',
      '## Unit 2: Pediatrics',
      '|= Date | Topic',
      '9/4 | Growth',
      '9/6 | Fever',
    ];
    expect(outline(lines)).toEqual([
      '1 2023-08-28: 08-28 [Unit 1: Maternity] Topic=Labor; 08-30 [Unit 1: Maternity] Topic=Delivery',
      '2 2023-09-04: 09-04 [Unit 2: Pediatrics] Topic=Growth; 09-06 [Unit 2: Pediatrics] Topic=Fever',
    ]);
  });

  it('goes on with the last row of a table whose rest stands below it', () => {
    const lines = [
      '# Salt, Fall 2031',
      'All are read.',
      '|= Date | Topics and readings',
      '9/1 | Brine / Lind, ch. 1',
      '9/3 | Pans',
    ];
    lines.push('- Lind, ch. 2', '## SHORT PAPER DUE ON 9/7', '9/8 | Trade / Lind, ch. 3', '9/10 | Tax / Lind, ch. 4');
    lines.push(
      'Continued on next page',
      'Table 1 – Continued from previous page',
      '9/15 | War / Lind, ch. 5',
      '9/17 | Law',
    );
    const label = 'Topics and readings=';
    expect(outline(lines).map((week) => week.replaceAll(label, ''))).toEqual([
      '1 2031-09-01: 09-01 Brine / Lind, ch. 1; 09-03 Pans / Lind, ch. 2 / SHORT PAPER DUE ON 9/7',
      '2 2031-09-08: 09-08 Trade / Lind, ch. 3; 09-10 Tax / Lind, ch. 4',
      '3 2031-09-15: 09-15 War / Lind, ch. 5; 09-17 Law',
    ]);
  });

  it('leaves a form over the headings of a schedule out of it', () => {
    const lines = [
      '# Salt',
      'Responsible: | Audience | Places',
      'Ida Thorn | Bachelor | 20',
      'Period: | Term: | Points',
    ];
    lines.push('July 19–23 | Summer | 5', '|= # day | Contents', '1 | Brine', '2 | Pans', '3 | Trade', '4 | Tax');
    expect(outline(lines)).toEqual(['1: Contents=Brine', '2: Contents=Pans', '3: Contents=Trade', '4: Contents=Tax']);
  });

  it('reads months in a column beside their days, and rows that a reader took for one', () => {
    const lines = ['# Salt, Fall 2031', '|= Date | | Day | Topic', 'Sept | 1 | M | Brine', ' | 3 | W | Pans'];
    lines.push(' | 8 | M | Trade', ' | 29 / 30 | M / T | Tax / War', 'Oct | 6 / 8 | M / W | Law / Peace');
    expect(outline(lines).map((week) => week.replaceAll('Topic=', '').replace(/Day=\w+ \/ /g, ''))).toEqual([
      '1 2031-09-01: 09-01 Brine; 09-03 Pans',
      '2 2031-09-08: 09-08 Trade',
      '3 2031-09-29: 09-29 Tax; 09-30 War',
      '4 2031-10-06: 10-06 Law; 10-08 Peace',
    ]);
  });

  it('reads dates side by side that go on from column to column, line by line', () => {
    const lines = ['# Salt, Fall 2031', 'Date: September 1 | Date: October 6', 'Reading: Lind, ch. 1 | Reading: Holm'];
    lines.push('Date: September 8 | Date: October 13', 'Reading: Lind, ch. 2 | Reading: Berg, ch. 1');
    lines.push('Date: September 15 | Date: October 20', 'Reading: Lind, ch. 3 | Reading: Berg, ch. 2');
    expect(outline(lines)).toEqual([
      '1 2031-09-01: 09-01 Reading: Lind, ch. 1',
      '2 2031-09-08: 09-08 Reading: Lind, ch. 2',
      '3 2031-09-15: 09-15 Reading: Lind, ch. 3',
      '4 2031-10-06: 10-06 Reading: Holm',
      '5 2031-10-13: 10-13 Reading: Berg, ch. 1',
      '6 2031-10-20: 10-20 Reading: Berg, ch. 2',
    ]);
    const { weeks } = readSyllabus(buildDocument(lines));
    expect(weeks.map(({ topic, readings }) => [topic, readings.length])).toEqual(weeks.map(() => [null, 1]));
  });

  it('takes days that stand one below the other with "through" for those of one row', () => {
    const lines = ['# Salt, Fall 2031', '|= Dates | Topic', 'Sept 1 through | Brine', 'Sept 12 | Pans', ' | Trade'];
    lines.push('Sept 15 | Exam 1', 'Sept 16 through | Tax', 'Sept 26 | War', ' | Law', 'Sept 29 | Exam 2');
    expect(outline(lines).map((week) => week.replaceAll('Topic=', ''))).toEqual([
      '1 2031-09-01: Brine / Pans / Trade',
      '2 2031-09-15: 09-15 Exam 1; Tax / War / Law',
      '3 2031-09-29: 09-29 Exam 2',
    ]);
  });

  it('leaves finals without a number outside', () => {
    const schedule = read([
      '# Tidal Power, Spring 2024',
      '|= Week | Topic | Due',
      '14 / Apr 22 | Faces | Quiz 9',
      '15 / Apr 29 | Review | Quiz 10',
      'Finals May 11-17 | | ',
      'FINAL EXAM DUE MONDAY, MAY 13 | |',
    ]);
    expect(printSchedule(schedule)).toEqual([
      '14 2024-04-22: 04-22 Topic=Faces / Due=Quiz 9',
      '15 2024-04-29: 04-29 Topic=Review / Due=Quiz 10',
    ]);
    expect(schedule.outside.map((e) => e.text)).toEqual(['Finals May 11-17', 'FINAL EXAM DUE MONDAY, MAY 13']);
  });

  it('goes on with a table of one row that repeats the header', () => {
    const schedule = read([
      '# Tidal Power, Spring 2024',
      '|= Week of | Topic | Due',
      'Apr 15 | Hands |',
      'Apr 22 | Faces | Quiz 9',
      'Page 1 of 2',
      '|= Week of | Topic | Due',
      'Apr 29 | Review | Quiz 10',
    ]);
    expect(printSchedule(schedule).at(-1)).toBe('3 2024-04-29: Topic=Review / Due=Quiz 10');
  });

  it('moves a misprinted month between its neighbours and says that it did', () => {
    const [, week] = read([
      '# Tidal Power, Spring 2024',
      '|= Week | Topic',
      '5 / Feb 19 | Muscles',
      '6 / Mar 26 | Minds',
      '7 / Mar 4 | Theories',
    ]).weeks;
    expect(week?.startDate?.value).toBe('2024-02-26');
    expect(week?.startDate?.confidence).toBeLessThan(0.65);
  });

  it('adds a schedule of labs to the weeks that it numbers, and leaves an overview alone', () => {
    const lines = [
      '# Chemistry, Spring 2021',
      '## Course overview',
      'Week 1 | Kinetics',
      'Week 2 | Equilibrium',
      'Week 3 | Acids and bases',
      '## Lecture Schedule',
      '|= Week | Dates | Topics | Chapter',
      '1 | Jan 11–15 | Kinetics | 14',
      '2 | Jan 18–22 | Equilibrium | 15',
      '3 | Jan 25–29 | Acids and bases | 16',
      '## Laboratory Schedule',
      '|= Week | Experiment',
      '1 | Check-in',
      '2 | Rates of reaction',
      '3 | Titration',
    ];
    expect(outline(lines)).toEqual([
      '1 2021-01-11: Topics=Kinetics / Chapter=14; Experiment=Check-in',
      '2 2021-01-18: Topics=Equilibrium / Chapter=15; Experiment=Rates of reaction',
      '3 2021-01-25: Topics=Acids and bases / Chapter=16; Experiment=Titration',
    ]);
  });

  it('does not take a table of deadlines for the schedule', () => {
    const lines = [
      '# Novel, Fall 2023',
      '|= Assignment | Points | Due date',
      'Essay 1 | 10 | 9/15',
      'Essay 2 | 20 | 10/6',
      'Essay 3 | 20 | 11/3',
      '## Schedule',
      '- 9/5: Austen',
      '- 9/12: Dickens',
      '- 9/19: Eliot',
    ];
    expect(outline(lines)).toEqual([
      '1 2023-09-05: 09-05 Austen',
      '2 2023-09-12: 09-12 Dickens',
      '3 2023-09-19: 09-19 Eliot',
    ]);
  });
});
