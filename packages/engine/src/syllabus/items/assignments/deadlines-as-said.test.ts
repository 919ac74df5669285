import { describe, expect, it } from 'vitest';
import { readSyllabus } from '../../read-syllabus.ts';
import { buildDocument } from '../../testing/build-document.ts';

const read = (lines: string[], head = '# Printmaking, Fall 2026') => readSyllabus(buildDocument([head, ...lines]));
const worksOf = (course: ReturnType<typeof read>) => [
  ...course.weeks.flatMap((week) => week.assignments),
  ...course.assignmentsOutsideSchedule,
];
const datesOf = (course: ReturnType<typeof read>) => worksOf(course).map(({ title, dueDate }) => [title, dueDate]);
/** Works of a table with a row for each text, in weeks that begin on Mondays. */
const inRows = (...cells: string[]) => {
  const mondays = ['Sep 7', 'Sep 14', 'Sep 21', 'Sep 28', 'Oct 5', 'Oct 12'];
  const rows = cells.map(
    (cell, i) => `${i + 1} | ${mondays[i]} | ${['Relief', 'Ink', 'Oil', 'Paper', 'Rollers', 'Presses'][i]} | ${cell}`,
  );
  return read(['|= Week | Date | Topic | Due', ...rows]);
};

describe('a deadline as it is said', () => {
  it('is none where it is counted from a day of the term that nobody prints', () => {
    const course = inRows(
      'Linocut due on the last day of classes',
      'Woodcut due at the end of the semester',
      'Etching due by the end of the month',
      'Drypoint due during finals week',
      'Monotype due date varies by section',
      'Aquatint due the first day of exams',
    );
    expect(worksOf(course).map(({ title, dueDate }) => [title, dueDate])).toEqual(
      ['Linocut', 'Woodcut', 'Etching', 'Drypoint', 'Monotype', 'Aquatint'].map((title) => [title, null]),
    );
    expect(worksOf(course)[0]?.dueDoubt).toMatchObject({ reason: 'no-anchor' });
  });

  it('is the new one of two, however the text names them', () => {
    const course = inRows(
      'Lino essay: new deadline Oct 20 (old deadline Sep 10)',
      'Ink report, revised due date Sep 17 (original due date Sep 15)',
      'Press essay postponed until further notice',
      'Quiz 1, originally scheduled for Sep 30, has been rescheduled to Oct 2',
    );
    expect(datesOf(course).sort()).toEqual([
      ['Ink report', '2026-09-17'],
      ['Lino essay', '2026-10-20'],
      ['Press essay', null],
      ['Quiz 1', '2026-10-02'],
    ]);
    expect(course.weeks.map(({ topic }) => topic?.value ?? null)).toEqual(['Relief', 'Ink', 'Oil', 'Paper']);
  });

  it('is not the day until which late work is taken', () => {
    const course = read([
      '- Essay 2: submit by 23:59 on Sunday, October 11; late submissions until October 18 lose a grade.',
      '- Lab report 1 is due October 14 (late work accepted until October 16).',
    ]);
    expect(datesOf(course)).toEqual([
      ['Essay 2', '2026-10-11'],
      ['Lab report 1', '2026-10-14'],
    ]);
    expect(course.code).toBeNull();
  });

  it('is found in each sentence of a line, above a schedule too', () => {
    const schedule = [
      '|= Week | Date | Topic',
      '1 | 01/02/2027 | Roots',
      '2 | 08/02/2027 | Stems',
      '3 | 15/02/2027 | Buds',
    ];
    const course = read(
      [
        'Coursework 1: 12 noon, 04/06/2027. Coursework 2: 12 noon, 11/06/2027.',
        'Exam: 03/04/2027. Essay due 05/05/2027.',
        '## Schedule',
        ...schedule,
      ],
      '# Cells',
    );
    expect(datesOf(course).sort()).toEqual([
      ['Coursework 1', '2027-06-04'],
      ['Coursework 2', '2027-06-11'],
      ['Essay', '2027-05-05'],
      ['Exam', '2027-04-03'],
    ]);
  });

  // The notation of these tests takes a bar between plain spaces for that of a table.
  const bar = '\u00a0|\u00a0';
  it('stands on the line below the name, as learning platforms print it', () => {
    const course = read([
      `- Problem set 1\nDue Sep 11 at 11:59pm${bar}20 pts`,
      `- Woodcut portfolio\nAvailable until Oct 2${bar}Due Sep 25 at 5pm${bar}-/40 pts`,
      `- Project proposal\nNo due date${bar}10 pts`,
    ]);
    expect(worksOf(course).map(({ title, dueDate, dueTime }) => [title, dueDate, dueTime])).toEqual([
      ['Problem set 1', '2026-09-11', '23:59'],
      ['Woodcut portfolio', '2026-09-25', '17:00'],
      ['Project proposal', null, null],
    ]);
  });

  it('is a mere time beside what is due on the day of the row', () => {
    const rows = [
      'Fri Sep 11, 2026 | Problem set 1 | due by 11:59pm',
      'Mon Sep 21, 2026 | Quiz 2 | due by 9am',
      'Fri Sep 25, 2026 | Problem set 3 | due at noon',
    ];
    expect(
      worksOf(read(['|= Date | Details | Due', ...rows])).map((work) => [work.title, work.dueDate, work.dueTime]),
    ).toEqual([
      ['Problem set 1', '2026-09-11', '23:59'],
      ['Quiz 2', '2026-09-21', '09:00'],
      ['Problem set 3', '2026-09-25', '12:00'],
    ]);
  });

  it('belongs to work whose name begins like a verb', () => {
    const course = read([
      '## Assignments',
      '- Plan drawing – due October 9',
      '- Study guide 2 is due October 16',
      '- Work log: due October 23',
      '- Study chapter 3 for the quiz on October 30',
    ]);
    expect(datesOf(course)).toEqual([
      ['Plan drawing', '2026-10-09'],
      ['Study guide 2', '2026-10-16'],
      ['Work log', '2026-10-23'],
    ]);
  });
});

describe('the order of day and month', () => {
  it.each([
    ['All dates are given as dd/mm/yyyy.', true],
    ['Dates: DD.MM.YYYY', true],
    ['(day/month/year)', true],
    ['We write dates day first.', true],
    ['All dates are mm/dd/yy.', false],
    ['Dates are written MM/DD.', false],
  ])('is what the document says of it: %j', (line, dayFirst) => {
    const { dayOrder } = read([line, '- Field book due 07/05/2027', '- Portfolio due 07/08/2027'], '# Cells');
    expect(dayOrder).toMatchObject({ dayFirst, from: 'names' });
  });
});
