import { describe, expect, it } from 'vitest';
import type { Assignment } from '../course.ts';
import type { GradedList, GradedPart } from '../facts/grading/part.ts';
import { findSchedule } from '../structure/find-schedule.ts';
import { buildDocument } from '../testing/build-document.ts';
import { understandSchedule } from './understand-schedule.ts';

/** The grading of a course, which stands in no block of the test's document. */
function gradingOf(weights: [string, number][]): GradedList {
  const [block] = buildDocument(['Grading']).blocks;
  if (!block) throw new Error('A document of one line has one block.');
  const evidence = { page: null, block: 0, start: 0, end: 7, text: 'Grading' };
  const parts = weights.map(([name, value]): GradedPart => {
    return { name, value, unit: 'percent', leads: false, from: 'line', evidence, block };
  });
  return { parts, unit: 'percent', sum: 100, whole: 100, heading: 'Grading', said: true };
}
const brief = (a: Assignment) =>
  `${a.title} | ${a.dueDate ?? '-'} | ${a.type}${a.weight === null ? '' : ` | ${a.weight}`}`;

function read(lines: string[], weights: [string, number][] = []) {
  const document = buildDocument(lines);
  const schedule = findSchedule(document, { today: '2024-08-01' });
  const { weeks, outside } = understandSchedule(schedule, document, {
    gradedLists: weights.length > 0 ? [gradingOf(weights)] : [],
  });
  return {
    weeks: weeks.map((week) => ({
      topic: week.topic?.value ?? null,
      readings: week.readings.map((r) => [r.title, r.author, r.pages].filter((part) => part !== null).join(' | ')),
      work: week.assignments.map(brief),
    })),
    outside: outside.map(brief),
  };
}

describe('understandSchedule', () => {
  it('nursing: modules by week with a list of due dates elsewhere', () => {
    const found = read(
      [
        '# NURS 310: Adult Health, Fall 2024',
        'Due dates are as follows:',
        '- Care Plan - Friday, September 13, 2024',
        '- Simulation Reflection - Friday, September 20, 2024',
        '# Schedule',
        '## Week 1 (September 2 - September 8): Safety',
        '- Read: Hinkle ch. 1',
        '## Week 2 (September 9 - September 15): Pain',
        '- Read: Hinkle ch. 9',
        '- Due: Care Plan',
        '## Week 3 (September 16 - September 22): Fluids',
        '- Read: Hinkle ch. 10 (optional)',
        '- Exam 1',
      ],
      [
        ['Care Plan', 20],
        ['Exams', 50],
        ['Final Exam', 30],
      ],
    );
    expect(found.weeks.map((week) => week.topic?.split(';')[0])).toEqual(['Safety', 'Pain', 'Fluids']);
    expect(found.weeks[1]).toMatchObject({
      readings: ['Hinkle ch. 9 | Hinkle | ch. 9'],
      work: ['Care Plan | 2024-09-13 | homework | 20'],
    });
    expect(found.weeks[2]?.work).toEqual(['Exam 1 | - | exam | 50', 'Simulation Reflection | 2024-09-20 | homework']);
    expect(found.outside).toEqual(['Final Exam | - | exam | 30']);
  });

  it('statistics: a table of dates; the homework named twice is one, and its own day of hand-in holds', () => {
    const found = read([
      '# STAT 201, Fall 2024',
      '|= Date | Topic | Reading | Homework',
      'Tue Sep 3 | Sampling | 1.1–1.3 | HW 1 assigned',
      'Thu Sep 5 | Bias | 1.4 | ',
      'Tue Sep 10 | Spread | 2.1, 2.2 | HW 1 due; HW 2 assigned',
      'Thu Sep 12 | Midterm 1 |  | ',
      'Tue Sep 17 | Regression | 3.1 | HW 2 due',
      '---',
      'Homework 1 is due on Tuesday, September 10. Homework 2 is due on Thursday, September 19.',
    ]);
    expect(found.weeks.map((week) => week.work)).toEqual([
      [],
      ['HW 1 | 2024-09-10 | homework', 'Midterm 1 | 2024-09-12 | exam'],
      ['HW 2 | 2024-09-17 | homework'],
    ]);
    expect(found.weeks[1]?.topic).toBe('Spread; Midterm 1');
  });

  it('music: units give the topic where the sessions have none; an author is remembered', () => {
    const found = read([
      '# MUS 220: Song, Fall 2024',
      '## Unit 1: Ballads',
      '### Tue Sep 3',
      '- Ana Ruiz (1901–1980), “Night Ferry” (read all)',
      '### Thu Sep 5',
      '- “Night Ferry” (finish)',
      '## Unit 2: Hymns',
      '### Tue Sep 10',
      '- **Exam 1**',
    ]);
    expect(found.weeks).toEqual([
      { topic: 'Ballads', readings: ['Night Ferry | Ruiz | read all', 'Night Ferry | Ruiz | finish'], work: [] },
      { topic: 'Hymns', readings: [], work: ['Exam 1 | 2024-09-10 | exam'] },
    ]);
  });

  it('history: short citations resolved in the bibliography, a citation in full one level below', () => {
    const found = read([
      '# HIST 40, Fall 2024',
      '## Week 1: Salt (September 2)',
      '- Read Osei (2000)',
      '  - Read Park et al. (2012)',
      '    - Park, Mina, Ana Ruiz, and Leo Hart. 2012. “Drifting.” Sea Letters 4: 7–30.',
      '## Week 2: Iron (September 9)',
      '- Okafor, “Forge,” 1–20',
      '# References',
      'Osei, Kwame. 2000. “Salt in the Bones.” Journal of Trade 12: 1–20.',
    ]);
    expect(found.weeks[0]?.readings).toEqual(['Salt in the Bones | Osei', 'Drifting | Park, Ruiz, and Hart | 7–30']);
    expect(found.weeks[1]?.readings).toEqual(['Forge | Okafor | 1–20']);
  });

  it('studio art: what is due later than it is told stands in the week of its date', () => {
    const found = read([
      '# ART 101, Fall 2024',
      '## Week 1: Line (September 3)',
      '- Complete Sketchbook 1 for Tuesday, September 10',
      '## Week 2: Shade (September 10)',
      '- Critique in class',
    ]);
    expect(found.weeks.map((week) => week.work)).toEqual([[], ['Sketchbook 1 | 2024-09-10 | homework']]);
  });

  it('has nothing to say of a document without a schedule', () => {
    expect(read(['# A letter', 'Dear student, welcome.'])).toEqual({ weeks: [], outside: [] });
  });
});
