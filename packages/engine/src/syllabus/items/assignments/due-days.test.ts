import { describe, expect, it } from 'vitest';
import { readSyllabus } from '../../read-syllabus.ts';
import { buildDocument } from '../../testing/build-document.ts';

/** "title → due date time" of every piece of work, in order. */
const workOf = (lines: string[]) => {
  const course = readSyllabus(buildDocument(['# Printmaking, Fall 2026', ...lines]));
  const works = [...course.weeks.flatMap((week) => week.assignments), ...course.assignmentsOutsideSchedule];
  return works.map((work) => `${work.title} → ${work.dueDate ?? '?'}${work.dueTime ? ` ${work.dueTime}` : ''}`);
};

describe('the due date of work', () => {
  it('is the date of the due column beside it', () => {
    const rows = [
      '|= Week | Assignment | Due Date',
      '1 | Linocut | September 6, 2026 11:59PM',
      '2 | Woodcut / Essay 1 | September 13, 2026 11:59PM',
      '3 | Etching | TBA',
    ];
    expect(workOf(rows)).toEqual([
      'Linocut → 2026-09-06 23:59',
      'Woodcut → 2026-09-13 23:59',
      'Essay 1 → 2026-09-13 23:59',
      'Etching → ?',
    ]);
  });

  it('has a time that is spelled out, which is no part of the title', () => {
    const rows = [
      '|= Week | Date | Topic | Due',
      '1 | Sep 7 | Relief | Linocut due noon on Friday',
      '2 | Sep 14 | Ink | Quiz 1 at half past four on Sep 16',
      '3 | Sep 21 | Paper | Report due Friday at quarter to five',
      '4 | Sep 28 | Stone | Essay due by eight on Thursday',
      '5 | Oct 5 | Press | Etching due Oct 7, nine in the evening',
    ];
    expect(workOf(rows)).toEqual([
      'Linocut → 2026-09-11 12:00',
      'Quiz 1 → 2026-09-16 16:30',
      'Report → 2026-09-25 16:45',
      'Essay → 2026-10-01 08:00',
      'Etching → 2026-10-07 21:00',
    ]);
  });

  it('is a date alone on the line below the work, not the date of its row', () => {
    const rows = [
      'The class meets Tuesdays and Thursdays.',
      '|= Date | Topic | Notes',
      'Sep 8 | Relief | Quiz 1 / (Sep 11)',
      'Sep 10 | Ink | Report 1 / 9/16',
      'Sep 15 | Paper | Essay 2 / • Friday, Sep 25, 5 pm',
      'Sep 17 | Stone / Problem set 3 / [Oct 2] |',
      'Sep 22 | Press | Quiz 2 / Essay 3 / (Sep 29)',
      'Sep 24 | Oil | Quiz 4',
    ];
    expect(workOf(rows).sort()).toEqual([
      'Essay 2 → 2026-09-25 17:00',
      'Essay 3 → 2026-09-29',
      'Problem set 3 → 2026-10-02',
      'Quiz 1 → 2026-09-11',
      'Quiz 2 → 2026-09-22',
      'Quiz 4 → 2026-09-24',
      'Report 1 → 2026-09-16',
    ]);
  });

  it('is the bracketed date below it, also in a column of what is due', () => {
    const rows = [
      '|= Week | Date | Topic | Due',
      '1 | Sep 7 | Relief | Linocut / Essay 1 / (Sep 11)',
      '2 | Sep 14 | Ink | Woodcut / (Sep 18) / Quiz 1 / (Sep 16)',
      '3 | Sep 21 | Paper | Etching',
    ];
    expect(workOf(rows).filter((work) => !work.startsWith('Linocut'))).toEqual([
      'Essay 1 → 2026-09-11',
      'Woodcut → 2026-09-18',
      'Quiz 1 → 2026-09-16',
      'Etching → 2026-09-21',
    ]);
  });

  it('is a date that is nested under the work in a list', () => {
    const lines = [
      '## Week 1, Sep 7: Relief',
      '- Quiz 1',
      '  - Sep 11',
      '## Week 2, Sep 14: Ink',
      '- Quiz 2',
      '- (Sep 17)',
    ];
    expect(workOf([...lines, '## Week 3, Sep 21: Press', '- Quiz 3'])).toEqual([
      'Quiz 1 → 2026-09-11',
      'Quiz 2 → 2026-09-17',
      'Quiz 3 → 2026-09-21',
    ]);
  });

  it('is the day of the weekday column, whatever the heading adds', () => {
    const rows = [
      '|= Week | Dates | Mon (Lecture) | Wed (Lecture) | Fri (Lab)',
      '1 | 9/7–9/11 | Relief | Ink | Press',
      '2 | 9/14–9/18 | Paper | Exam 1 | Press',
      '3 | 9/21–9/25 | Stone | Ink | Press',
    ];
    expect(workOf(rows)).toEqual(['Exam 1 → 2026-09-16']);
  });

  it('is that of a deadline set as a heading among the sessions', () => {
    const lines = [
      '## Schedule',
      'Tu, September 8 – Relief',
      'Th, September 10 – Ink',
      '### Mon, September 14 – Report on the museum due at noon',
      'Tu, September 15 – Paper',
      'Th, September 17 – Presses',
      '### Essay on Goya due at class time',
      'Tu, September 22 – Stone',
    ];
    expect(workOf(lines)).toEqual(['Report on the museum → 2026-09-14 12:00', 'Essay on Goya → 2026-09-17']);
  });

  it('is each its own where a line holds several works with dates in brackets', () => {
    const lines = ['## Work', 'Essay 1 - Relief (Due 9/8) Essay 2 - Ink (Due 9/15) Essay 3 - Stone (Due 9/22)'];
    expect(workOf(lines)).toEqual([
      'Essay 1 - Relief → 2026-09-08',
      'Essay 2 - Ink → 2026-09-15',
      'Essay 3 - Stone → 2026-09-22',
    ]);
  });

  it('is not the end of a week that a table prints beside its work', () => {
    const lines = [
      '## Course calendar',
      'Week 1 | 9/7/26 – 9/13/26 | Relief',
      'Week 2 | 9/14/26 – 9/20/26 | Ink',
      'Week 3 | 9/21/26 – 9/27/26 | Stone',
      '## Overview',
      '|= No. | Days | Content',
      'A | 9/7-13 | Relief',
      'B | 9/14-20 | Exam 1',
      'C | 9/21-27 | Stone',
    ];
    expect(workOf(lines).filter((work) => !work.endsWith('?'))).toEqual([]);
  });

  it('is the last day under which one work stands several times', () => {
    const lines = ['## Schedule', ...['Sep 8', 'Sep 10', 'Sep 15', 'Sep 17'].map((day) => `- ${day}: Final project`)];
    expect(workOf(lines)).toEqual(['Final project → 2026-09-17']);
  });
});
