import { describe, expect, it } from 'vitest';
import type { ScheduleEntry, ScheduleSession } from '../schedule.ts';
import { entry, fall2024 } from '../testing/pieces.ts';
import { understandSession } from './understand-session.ts';

const read = (entries: ScheduleEntry[], date: string | null = '2024-09-12', known: string[] = []) => {
  const session: ScheduleSession = { date, unit: null, entries };
  const found = understandSession(session, {
    dates: fall2024,
    anchor: { session: date, weekStart: '2024-09-09' },
    isKnown: (title) => known.includes(title),
  });
  return {
    topics: found.topics.map((topic) => topic.text),
    readings: found.readings.map(({ found: { citation } }) => citation.title),
    works: found.works.map((work) => `${work.title} ${work.dueDate ?? ''}`.trim()),
  };
};
const cell = (label: string, text: string) => entry(text, { label, place: 'cell', column: 1 });
const bullet = (text: string, depth = 0) => entry(text, { depth });
const heading = (text: string) => entry(text, { place: 'heading' });

describe('columns say what their cells are', () => {
  it('chemistry: topic, reading and what is due', () => {
    expect(
      read([
        cell('Topic', 'Acids and bases'),
        cell('Reading', 'Ch. 5, 6.1–6.3'),
        cell('Due', 'Problem set 2'),
        cell('Lab', 'Titration'),
      ]),
    ).toMatchObject({ readings: ['Ch. 5, 6.1–6.3'], works: ['Problem set 2 2024-09-12'] });
  });

  it('finds what is to be read in brackets behind a topic', () => {
    const found = read([cell('Topic', 'Measures of distance (Read: Okafor 2015; Lindt, ch. 2)')]);
    expect(found).toMatchObject({ topics: ['Measures of distance'], readings: ['Okafor 2015', 'Lindt, ch. 2'] });
  });

  it('law: cases are readings, a memo under "Assignment" is not', () => {
    expect(
      read([cell('Readings', 'Harlan v. Port Authority; Casebook pp. 112–130'), cell('Assignments', 'Memo 1')]),
    ).toMatchObject({
      readings: ['Harlan v. Port Authority', 'Casebook pp. 112–130'],
      works: ['Memo 1 2024-09-12'],
    });
  });

  it('a chapter in a column of assignments is read, problems are done', () => {
    expect(read([cell('Homework', 'Ch. 4'), cell('Homework', 'Ch. 4 problems 1–10')])).toMatchObject({
      readings: ['Ch. 4'],
      works: ['Ch. 4 problems 1–10 2024-09-12'],
    });
  });

  it('a line that is only a due date dates the work before it', () => {
    const found = read([bullet('Final map report'), bullet('Due October 10th by 5pm (day of the harbour fair)')]);
    expect(found.works).toEqual(['Final map report 2024-10-10']);
  });

  it('a cell that is only the time by which something is due is the time of the work beside it', () => {
    const found = read([cell('Details', 'Assignment 2'), cell('', 'due by 6:10pm')]);
    expect(found).toMatchObject({ works: ['Assignment 2 2024-09-12'] });
    expect(read([cell('Details', 'Tides'), cell('', 'due by 6:10pm')]).works).toEqual([]);
  });

  it('statements, questions and citations among homework are none', () => {
    const found = read([
      cell('Homework', 'We will begin the maps in class'),
      cell('Homework', 'How do the authors measure tides?'),
      cell('Homework', 'By then I expect a rough outline of the map'),
      cell('Homework', 'Mara Quill, “Tides and Towns” Coastal Review'),
      cell('Homework', 'All papers'),
      cell('Homework', 'Withdrawal deadline (no fee)'),
      cell('Homework', 'Draw the tide tables'),
    ]);
    expect(found.works).toEqual(['Draw the tide tables 2024-09-12']);
  });

  it('exams and hand-ins in a column of readings are none', () => {
    const found = read([
      cell('Reading', 'Midterm'),
      cell('Reading', 'Paper Draft Due'),
      cell('Reading', 'Review for Test 1'),
      cell('Reading', 'TBD'),
      cell('Reading', 'Syllabus'),
    ]);
    expect(found).toMatchObject({ readings: [], works: ['Midterm 2024-09-12', 'Paper Draft 2024-09-12'] });
  });

  it('an exam where the topic stands is the topic too', () => {
    expect(read([cell('Topic', 'EXAM 1')])).toEqual({ topics: ['EXAM 1'], readings: [], works: ['EXAM 1 2024-09-12'] });
  });

  it('two works in a cell keep their own days', () => {
    expect(read([cell('Due', 'Field report due Sept 16; Essay due Sept 18')]).works).toEqual([
      'Field report 2024-09-16',
      'Essay 2024-09-18',
    ]);
    expect(read([cell('Due this week', 'HW 1 (Wed), Lab 1 (Fri)')], null).works).toEqual([
      'HW 1 2024-09-11',
      'Lab 1 2024-09-13',
    ]);
  });

  it('a column may say itself when its work is due', () => {
    expect(read([cell('Assignments (due Sundays, 11:59 pm)', 'Quiz 2')], null).works).toEqual(['Quiz 2 2024-09-15']);
  });

  it('bare numbers count what the column is headed by', () => {
    expect(read([cell('Chapter', '3, 4.1-4.5')]).readings).toEqual(['Chapter 3, 4.1-4.5']);
  });

  it('a citation in a column of readings is not cut at its stops', () => {
    expect(
      read([
        cell(
          'Readings',
          'Ch. 4; Sims, D. J., & Chan, C. F. (1999). A test of the final draft. *Letters*, 28, 1059-1074.',
        ),
      ]),
    ).toMatchObject({
      readings: ['Ch. 4', 'A test of the final draft'],
      works: [],
    });
  });

  it('brackets behind a topic say where to read about it', () => {
    expect(read([cell('Topic', 'Rates of reaction (Ch. 5, pp. 20–30)')])).toMatchObject({
      topics: ['Rates of reaction'],
      readings: ['Ch. 5'],
    });
  });

  it('what is given out is not due', () => {
    expect(read([entry('**Assign:**', { label: 'Homework', place: 'cell' }), cell('Homework', 'HW 3')]).works).toEqual([
      'HW 3 2024-09-12',
    ]);
    expect(read([cell('Homework', 'Assign:\nHW 4\nDue:\nHW 3')]).works).toEqual(['HW 3 2024-09-12']);
    expect(read([cell('Homework', 'Assignment 1 Due\nAssignment 2 Out')]).works).toEqual(['Assignment 1 2024-09-12']);
    expect(read([cell('Homework', 'HW 3 due, HW 4 is out')]).works).toEqual(['HW 3 2024-09-12']);
  });
});

describe('labels inside the text', () => {
  it('governs nested bullets until the next label', () => {
    const found = read([
      heading('Cutting on motion'),
      bullet('*The Long Take* (Ana Reyes, 1971)'),
      bullet('Read:'),
      bullet('Lena Hart, “Shots and Scenes”', 1),
      bullet('TBD', 1),
      bullet('Due: Shot list due Sunday'),
    ]);
    expect(found).toEqual({
      topics: ['Cutting on motion'],
      readings: ['Shots and Scenes'],
      works: ['Shot list 2024-09-15'],
    });
  });

  it('reads several lead-ins in one line', () => {
    expect(read([bullet('Read: Okafor ch. 2. Due: Essay 1')])).toMatchObject({
      readings: ['Okafor ch. 2'],
      works: ['Essay 1 2024-09-12'],
    });
  });

  it('one homework told in several sentences is one', () => {
    const homework = (text: string) => entry(text, { label: 'Readings and Homework', place: 'cell', column: 3 });
    expect(
      read([
        homework('Homework Sep-16:'),
        homework('Choose a city and state a question about its water supply.'),
        homework('List the sources you will use.'),
        homework('(due on Mon, Sep 16)'),
      ]).works,
    ).toEqual(['Homework Sep-16: Choose a city and state a question about its water supply 2024-09-16']);
  });
});

describe('text without a label', () => {
  it('parts a topic from the work run into it', () => {
    expect(read([heading('Linear growth and decay Assignment 1 is due & Assignment 2 is assigned')])).toEqual({
      topics: ['Linear growth and decay'],
      readings: [],
      works: ['Assignment 1 2024-09-12'],
    });
  });

  it('reads what verbs ask for', () => {
    const found = read([
      bullet('Read Okafor (2010)'),
      bullet('Watch “Tides” (Kanopy) and complete the accompanying ticket'),
      bullet('Complete Field Notes 1 for Monday, September 16 (Canvas)'),
      bullet('Make sure you are wrapping up Paper 1 for Friday'),
      bullet('Study for Quiz 1'),
    ]);
    expect(found).toEqual({ topics: [], readings: ['Okafor (2010)'], works: ['Field Notes 1 2024-09-16'] });
  });

  it('keeps subjects that sound like work', () => {
    const found = read([
      bullet('The personal essay'),
      bullet('Immune response'),
      bullet('Hypothesis tests'),
      bullet('Midterm review'),
    ]);
    expect(found.works).toEqual([]);
    expect(found.topics).toEqual(['The personal essay', 'Immune response', 'Hypothesis tests', 'Midterm review']);
  });

  it('takes for work what the grading table knows', () => {
    expect(read([bullet('Care plan')], '2024-09-12', ['Care plan']).works).toEqual(['Care plan 2024-09-12']);
    expect(read([heading('Care plan')], '2024-09-12', ['Care plan']).works).toEqual([]);
  });

  it('cuts a heading into its subject and what is read for it', () => {
    expect(read([heading('Vicarious liability: FRG 16–30; *Hart v. Lane*')])).toEqual({
      topics: ['Vicarious liability'],
      readings: ['FRG 16–30', 'Hart v. Lane'],
      works: [],
    });
    expect(read([heading('Limits (Ch. 2)')])).toMatchObject({ topics: ['Limits'], readings: ['Ch. 2'] });
    expect(read([heading('The locus classicus. Mira Odell, "Luck," 20-39; Leo Hart, “Chance,” 24-38.')])).toMatchObject(
      {
        topics: ['The locus classicus'],
        readings: ['Luck', 'Chance'],
      },
    );
    expect(read([heading('Chapter 5: Gases')])).toMatchObject({ topics: ['Chapter 5: Gases'], readings: [] });
    expect(read([heading('Sonatas. Read: Grau, pp. 454–480')])).toMatchObject({
      topics: ['Sonatas'],
      readings: ['Grau, pp. 454–480'],
    });
  });

  it('a day to do it by makes work of a discussion', () => {
    expect(
      read([bullet('Discussion 1: Introduce yourself (initial post by Thursday, replies by Sunday)')]).works,
    ).toEqual(['Discussion 1: Introduce yourself 2024-09-15']);
  });

  it('knows the words of coursework in the languages that are taught', () => {
    expect(read([heading('pp. 226-231; Tarea 1')])).toEqual({
      topics: ['Tarea 1'],
      readings: ['pp. 226-231'],
      works: ['Tarea 1 2024-09-12'],
    });
  });

  it('parts a presentation from the paper handed in with it', () => {
    expect(read([bullet('Final paper and presentation due')]).works).toEqual([
      'Final paper 2024-09-12',
      'Final presentation 2024-09-12',
    ]);
  });

  it('does not read a page of prose entry by entry', () => {
    expect(read([bullet('“'.repeat(5000))])).toEqual({ topics: [], readings: [], works: [] });
  });

  it('cuts a line behind a stop where work with a number follows, and leaves the title of a citation whole', () => {
    const line = 'Salt and water, ch. 4.3-4.6. Unit Test 2, Friday, September 13';
    expect(read([heading(line)]).works).toEqual(['Unit Test 2 2024-09-13']);
    expect(read([bullet('Lund, Ada. Essays on Salt. Bergen: Fjord Press, 1990.')]).works).toEqual([]);
  });

  it('finds an exam told in a sentence', () => {
    expect(
      read([heading('Okafor, Chapter 6, the midterm examination will be given in the last hour of class.')]),
    ).toEqual({
      topics: [],
      readings: ['Okafor, Chapter 6'],
      works: ['Midterm examination 2024-09-12'],
    });
  });

  it('a label that says when is no part of the name', () => {
    expect(read([heading('Due September 20: map exercise')]).works).toEqual(['Map exercise 2024-09-20']);
  });

  it('drops what is struck out', () => {
    expect(read([cell('Due', '~Quiz 1~ Quiz 2')]).works).toEqual(['Quiz 2 2024-09-12']);
  });

  it('knows no due date in a week without days', () => {
    expect(read([bullet('Assignment 2')], null).works).toEqual(['Assignment 2']);
  });
});
