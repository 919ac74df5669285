import { describe, expect, it } from 'vitest';
import { readSyllabus } from '../../read-syllabus.ts';
import { buildDocument } from '../../testing/build-document.ts';

const read = (lines: string[], head = '# Printmaking, Fall 2026') => readSyllabus(buildDocument([head, ...lines]));
const worksOf = (course: ReturnType<typeof read>) => [
  ...course.weeks.flatMap((week) => week.assignments),
  ...course.assignmentsOutsideSchedule,
];
/** Works of a table with a row for each text, in weeks that begin on Mondays. */
const inRows = (...cells: string[]) => {
  const mondays = ['Sep 7', 'Sep 14', 'Sep 21', 'Sep 28', 'Oct 5', 'Oct 12'];
  const rows = cells.map((cell, i) => `${i + 1} | ${mondays[i]} | Topic ${'abcdef'[i]} | ${cell}`);
  return worksOf(read(['|= Week | Date | Topic | Due', ...rows]));
};

describe('a date in doubt', () => {
  it('is none where the calendar has no such day: what is printed and the days around it are kept', () => {
    const works = inRows('Linocut due September 31', 'Woodcut due 9/31', 'Etching due 13/45/2026', 'Essay due Sept 32');
    expect(works.map(({ title, dueDate, dueDoubt }) => [title, dueDate, dueDoubt?.printed, dueDoubt?.days])).toEqual([
      ['Linocut', null, 'September 31', ['2026-09-30', '2026-10-01']],
      ['Woodcut', null, '9/31', ['2026-09-30', '2026-10-01']],
      ['Etching', null, '13/45/2026', []],
      ['Essay', null, 'Sept 32', ['2026-09-30', '2026-10-01']],
    ]);
  });

  it('is none where brackets say of which classes an exam asks', () => {
    const days = [1, 3, 8, 10, 15].map((day) => `Sep ${day} | Salt`);
    const works = worksOf(read(['|= Date | Topic', ...days, 'Sep 17 | Exam 1 (Sep 1-Sep 15 lectures)']));
    expect(works.map(({ title, dueDate }) => [title, dueDate])).toEqual([['Exam 1', '2026-09-17']]);
  });

  it('takes the place of the day of its row where a column of due dates prints it alone', () => {
    const rows = [
      '1 | Sep 7 | Relief | Linocut | 9/31',
      '2 | Sep 14 | Ink | Woodcut | 9/18',
      '3 | Sep 21 | Oil | Etching | TBA',
    ];
    const works = worksOf(read(['|= Week | Date | Topic | Assignment | Due date', ...rows]));
    expect(works.map(({ title, dueDate, dueDoubt }) => [title, dueDate, dueDoubt?.printed])).toEqual([
      ['Linocut', null, '9/31'],
      ['Woodcut', '2026-09-18', undefined],
      ['Etching', null, undefined],
    ]);
  });

  it('offers the printed day and the day of the printed weekday', () => {
    const [first, second] = inRows('Linocut due Friday, September 12', 'Woodcut due Wed, September 16');
    expect(first).toMatchObject({ dueDate: '2026-09-12', dueDoubt: { days: ['2026-09-12', '2026-09-11'] } });
    expect(second?.dueDoubt).toBeUndefined();
  });

  it('offers both orders of day and month where nothing settles them, of weeks too', () => {
    const course = read(['- Field notebook due 03/04/2027', '- Portfolio due 07/08/2027'], '# Cells');
    expect(course.dayOrder).toEqual({ dayFirst: false, from: 'assumed', example: '03/04/2027' });
    expect(worksOf(course).map(({ dueDoubt }) => dueDoubt?.days)).toEqual([
      ['2027-03-04', '2027-04-03'],
      ['2027-07-08', '2027-08-07'],
    ]);
    const weeks = read(['|= Week | Date | Topic', '1 | 01/02/2027 | Roots', '2 | 04/05/2027 | Stems'], '# Cells').weeks;
    expect(weeks.map(({ startDate }) => startDate?.doubt?.reason)).toEqual(['day-order', 'day-order']);
  });

  it('keeps the day that an event or the reader’s own day would give for the student to decide', () => {
    const works = inRows('Linocut due two weeks from today', 'Woodcut due the day after the exam');
    expect(works.map(({ dueDate, dueDoubt }) => [dueDate, dueDoubt?.days])).toEqual([
      [null, ['2026-09-21']],
      [null, []],
    ]);
  });

  it('names both days where two places of the document disagree', () => {
    const lines = ['## Schedule', ...['Sep 8', 'Sep 10', 'Sep 15'].map((day) => `- ${day}: Final project`)];
    const [work] = worksOf(read(lines));
    expect(work).toMatchObject({
      dueDate: '2026-09-15',
      dueDoubt: { reason: 'places', days: ['2026-09-15', '2026-09-10'] },
    });
  });
});

it('is never sure of work whose date is in doubt', () => {
  const works = [
    ...inRows('Linocut report due September 31', 'Essay 2 due Friday, September 12', 'Quiz 3 due Friday, September 25'),
    ...worksOf(read(['- Essay 1 due 03/04/2027', '- Lab report 2 due 07/08/2027'], '# Cells')),
  ];
  expect(works.map(({ dueDoubt, confidence }) => [dueDoubt?.reason, confidence < 0.8])).toEqual([
    ['no-such-day', true],
    ['weekday', true],
    [undefined, false],
    ['day-order', true],
    ['day-order', true],
  ]);
});

it('names no day that does not hold any more', () => {
  const works = inRows(
    'Linocut due Sep 11 (extended from Sep 9)',
    'Woodcut due date extended to Sep 20, was Sep 16',
    'Etching due Sep 24, now Sep 28',
    'Essay 1 postponed from Oct 1 to Oct 5',
    'Essay 2 originally due Oct 8; new deadline Oct 12',
  );
  expect(works.map(({ title, dueDate }) => `${title} ${dueDate}`)).toEqual([
    'Linocut 2026-09-11',
    'Woodcut 2026-09-20',
    'Etching 2026-09-28',
    'Essay 1 2026-10-05',
    'Essay 2 2026-10-12',
  ]);
});

it('asks for nothing where a text says that nothing is due', () => {
  expect(
    inRows(
      'Portfolio is not due until further notice',
      'No homework this week',
      'Essay 1 is not due today',
      'Essay 2 returned',
      'Essay 2 will not be due this week',
      'Lab 3 cancelled',
      'cancelled',
    ),
  ).toEqual([]);
});

it('keeps the zone of a time, and says which words settled the order of day and month', () => {
  const [work] = inRows('Linocut due 2026-09-10T23:59:00-07:00');
  expect(work).toMatchObject({ dueDate: '2026-09-10', dueTime: '23:59', dueZone: 'UTC-7' });
  expect(read(['- Essay due 05/06/2027', '- Exam 21/06/2027'], '# Cells').dayOrder).toEqual({
    dayFirst: true,
    from: 'numbers',
    example: '21/06/2027',
  });
  expect(read(['- Essay due May 4'], '# Cells').dayOrder).toBeUndefined();
});

it('gives no day of a row to work whose day is told elsewhere or later', () => {
  const works = [
    ...inRows(
      'Linocut: due date announced in class',
      'Woodcut report due: see Canvas',
      'Etching memo (due: N/A)',
      'Print proposal: date forthcoming',
      'Essay 2. The due date will be posted on the portal.',
      'Quiz 3, deadline to follow',
    ),
    ...inRows(
      'Essay 1: see the portal for the due date',
      'Essay 2 due the 31st of September',
      'Essay 3, due when announced',
      'Essay 4 due date: check Moodle',
      'Essay 5 (due date not yet fixed)',
      'Essay 6 deadline: unknown',
    ),
  ];
  expect(works.map(({ title, dueDate }) => `${title} ${dueDate}`)).toEqual([
    'Linocut null',
    'Woodcut report null',
    'Etching memo null',
    'Print proposal null',
    'Essay 2 null',
    'Quiz 3 null',
    'Essay 1 null',
    'Essay 2 null',
    'Essay 3 null',
    'Essay 4 null',
    'Essay 5 null',
    'Essay 6 null',
  ]);
});

it('keeps the day of the row where a remark says nothing of the date', () => {
  const works = inRows('Essay 1 due (see Canvas)', 'Essay 2 due in class', 'Essay 3 due: bring two copies');
  expect(works.map(({ dueDate }) => dueDate)).toEqual(['2026-09-07', '2026-09-14', '2026-09-21']);
});

it('reads a day with dots and no year in the order of the document', () => {
  const lines = [
    '- Week 1 (5.10.2026): Relief',
    '- Week 2 (12.10.2026): Ink',
    '- Week 3 (2.11.2026): Oil',
    '- Essay 1 due 6.11.',
  ];
  expect(worksOf(read([...lines, '- Essay 2 due 11.12.'])).map(({ dueDate }) => dueDate)).toEqual([
    '2026-11-06',
    '2026-12-11',
  ]);
  expect(inRows('Essay due 18.9.', 'Quiz due Fri 25.9.').map(({ dueDate }) => dueDate)).toEqual([
    '2026-09-18',
    '2026-09-25',
  ]);
});

it('gives each of several works on one line its own date and time', () => {
  const text =
    'Map 1 due 2026-10-06T23:59:00-05:00 Map 2 due 2026-10-14T04:59Z Map 3 due Oct 20 at 5 pm Map 4 due 20261103T120000';
  expect(worksOf(read([text])).map(({ title, dueDate, dueTime }) => `${title} ${dueDate} ${dueTime}`)).toEqual([
    'Map 1 2026-10-06 23:59',
    'Map 2 2026-10-14 04:59',
    'Map 3 2026-10-20 17:00',
    'Map 4 2026-11-03 12:00',
  ]);
});

it('gives no day of a row where the column of due dates tells none, and reads dotted days there', () => {
  const cells = ['announced in class', 'see Canvas', 'N/A', '6.11.', 'forthcoming', '32nd of November'];
  const rows = cells.map((cell, i) => `${i + 1} | Oct ${5 + i} | Topic ${'abcdef'[i]} | Essay ${i + 1} | ${cell}`);
  const works = worksOf(read(['|= Week | Date | Topic | Assignment | Due date', ...rows]));
  const told = works.map(({ title, dueDate, dueDoubt }) =>
    `${title} ${dueDate} ${dueDoubt?.days.join(' ') ?? ''}`.trim(),
  );
  expect(told.sort()).toEqual([
    'Essay 1 null',
    'Essay 2 null',
    'Essay 3 null',
    'Essay 4 2026-11-06',
    'Essay 5 null',
    'Essay 6 null 2026-11-30 2026-12-01',
  ]);
});

it('reads no label out of brackets, and no rule for all work over what one piece says', () => {
  const works = [
    ...inRows('Essay (due date: ask the instructor)', 'Sketch isn’t due until Sep 18'),
    ...worksOf(
      read([
        'All papers are due on Fridays.',
        '|= Week | Date | Topic | Due',
        '1 | Sep 7 | Relief | Paper 1: due date announced in class',
        '2 | Sep 14 | Ink | Quiz 2',
      ]),
    ),
  ];
  expect(works.map(({ title, dueDate }) => `${title} ${dueDate}`)).toEqual([
    'Essay null',
    'Sketch 2026-09-18',
    'Paper 1 null',
    'Quiz 2 2026-09-14',
  ]);
});

it('takes the first of two dotted numbers for the day where nothing else settles it, and asks', () => {
  const [work] = worksOf(read(['- Essay due 6.11.2027'], '# Cells'));
  expect(work).toMatchObject({ dueDate: '2027-11-06', dueDoubt: { days: ['2027-11-06', '2027-06-11'] } });
});

it('takes the day of the schedule where another place names a day that does not fall on its weekday', () => {
  const lines = [
    '|= Part | Share | Date',
    'Chart | 40% | ',
    'Final exam | 60% | Friday, May 1, 8:30 AM',
    '---',
    '|= Date | Topic',
    ...['Nov 3 | Relief', 'Nov 10 | Ink', 'Nov 17 | Paper', 'Nov 24 | Press', 'Dec 15 | Final exam'],
  ];
  const works = worksOf(read(lines, '# Prints, Fall 2026'));
  expect(works.filter(({ type }) => type === 'exam').map(({ dueDate }) => dueDate)).toEqual(['2026-12-15']);
});

it.each(['May 14, 8 am, 05/11 - 05/15: Final exam', 'Final exam (5/11–5/15): Thursday, May 14'])(
  'takes the day for what is due in its week: %s',
  (text) => {
    const [work] = worksOf(read([`- ${text}`], '# Prints, Spring 2026'));
    expect(work?.dueDate).toBe('2026-05-14');
  },
);
