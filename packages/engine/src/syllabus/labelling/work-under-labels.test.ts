import { describe, expect, it } from 'vitest';
import type { ScheduleEntry, ScheduleSession } from '../schedule.ts';
import { entry, fall2024 } from '../testing/pieces.ts';
import { understandSession } from './understand-session.ts';

const date = '2024-09-12';

const read = (entries: ScheduleEntry[]) => {
  const session: ScheduleSession = { date, unit: null, entries };
  const anchor = { session: date, weekStart: '2024-09-09' };
  const found = understandSession(session, { dates: fall2024, anchor, isKnown: () => false });
  return {
    topics: found.topics.map((topic) => topic.text),
    readings: found.readings.map(({ found: { citation } }) => citation.title),
    works: found.works.map((work) => `${work.title} ${work.dueDate ?? ''}`.trim()),
  };
};
const cell = (label: string, text: string) => entry(text, { label, place: 'cell', column: 1 });
const bullet = (text: string, depth = 0) => entry(text, { depth });

it('what a column of recordings or slides holds is nothing to read or to hand in', () => {
  const under = (label: string) =>
    read([cell(label, 'Class 1.2 (part 1)'), cell(label, 'Project 2 presentations'), cell(label, 'Final project')]);
  const nothing = { topics: [], readings: [], works: [] };
  expect([under('Recordings'), under('Lecture slides')]).toEqual([nothing, nothing]);
  expect(read([cell('Slides', 'Report due Oct 4')]).works).toEqual(['Report 2024-10-04']);
});

it('counts the work of a column by its numbers where each has a day of its own', () => {
  const { works } = read([
    cell('Quiz (Wed)', '3 (Sep 11)'),
    cell('Exercise (Fri)', '4 (Sep 13)'),
    cell('Lecture', '5'),
  ]);
  expect(works).toEqual(['Quiz 3 2024-09-11', 'Exercise 4 2024-09-13']);
});

describe('a date on a line of its own', () => {
  const lines = (...texts: string[]) => texts.map((text) => bullet(text));

  it('is that of the work on the line above or below it in the same list item', () => {
    expect(read(lines('Friday, Oct 4 at 23:59', 'Due assignment 1')).works).toEqual(['Assignment 1 2024-10-04']);
    expect(read(lines('Due assignment 2', 'Friday, Oct 11 at 23:59')).works).toEqual(['Assignment 2 2024-10-11']);
  });

  it('is no due date where the line below it asks for nothing, or stands elsewhere', () => {
    expect(read(lines('Friday, Oct 4', 'Exam 1')).works).toEqual(['Exam 1 2024-09-12']);
    const [date, due] = lines('Friday, Oct 4', 'Due assignment 1') as [ScheduleEntry, ScheduleEntry];
    const elsewhere = { ...due, evidence: { ...due.evidence, block: due.evidence.block + 1 } };
    expect(read([date, elsewhere]).works).toEqual(['Assignment 1 2024-09-12']);
  });
});

describe('a label of work', () => {
  it('is "Do:" beside "Read:"', () => {
    const found = read(
      ['Read:', 'Okafor, Looms and Trades, ch. 2', 'Do:', 'Tutorial on warps'].map((text) => cell('To prepare', text)),
    );
    expect(found.readings).toEqual(['Looms and Trades']);
    expect(found.works).toEqual(['Tutorial on warps 2024-09-12']);
  });

  it('one homework told in several bullets is one, under the same heading', () => {
    const under = (text: string) => entry(text, { label: 'Assignments', place: 'list-item', depth: 1 });
    const found = read([
      under('Choose a harbour and collect what was written on it'),
      under('Group by decade'),
      under('Notice what the maps of the harbour leave out'),
      under('Essay 2'),
    ]);
    expect(found.works).toEqual([
      'Choose a harbour and collect what was written on it 2024-09-12',
      'Essay 2 2024-09-12',
    ]);
  });

  it('citations under "due before class" are to be read', () => {
    const found = read([
      bullet('Due before class:'),
      bullet('Map 2: The salt road', 1),
      bullet('Hart, Lena. 2019. “Counting the Ferries.” *Coastal Review* 12 (3): 40–58.', 1),
    ]);
    expect(found).toEqual({
      topics: [],
      readings: ['Counting the Ferries'],
      works: ['Map 2: The salt road 2024-09-12'],
    });
  });

  it('entries of a list of references and materials among assignments are none', () => {
    const found = read([
      cell('Assignments', 'Harbour Office. (2013). Tide tables of the coast. https://tides.example.org/tables'),
      cell('Assignments', 'Rising water in the old port. Coast Daily. https://coast.example.org/rising'),
      cell('Assignments', 'Drawing the tide (slides)'),
      cell('Assignments', 'Sea charts (notebook + solutions)'),
      cell('Assignments', 'Sea charts'),
    ]);
    expect(found.works).toEqual(['Sea charts 2024-09-12']);
  });

  it('statements and days of the calendar among homework are none', () => {
    const found = read([
      cell('Homework', 'Everybody will pitch an idea for the port'),
      cell('Homework', 'The choice of port is important for what follows'),
      cell('Homework', 'Quiz on tides: none'),
      cell('Homework', 'Last day of class'),
      cell('Homework', 'Draw the tide tables'),
    ]);
    expect(found).toEqual({ topics: [], readings: [], works: ['Draw the tide tables 2024-09-12'] });
  });

  it('numbers of exercises are homework, and no readings', () => {
    const numbers = ['1.1, 1.3, 1.11', 'p. 33: 17, 18ab, 22–25 odd', 'Ch. 2: 4 and 6'];
    expect(read(numbers.map((text) => cell('Homework', text)))).toEqual({
      topics: [],
      readings: [],
      works: numbers.map((text) => `Homework ${text} 2024-09-12`),
    });
    expect(read([cell('Exercises', '2.4, 2.6')]).works).toEqual(['Exercises 2.4, 2.6 2024-09-12']);
    expect(read([cell('Homework', 'p. 33 # 1–10 (due 9/19)')]).works).toEqual(['Homework p. 33 # 1–10 2024-09-19']);
    // The day on which they are given out is not the day on which they are due.
    expect(read([cell('Assigned problems', '2.4, 2.6')]).works).toEqual(['Problems 2.4, 2.6']);
  });

  it('numbers are sections under a heading of readings, and days or a place in the book are no exercises', () => {
    expect(read([cell('Reading', '2.4, 2.6')])).toMatchObject({ readings: ['2.4, 2.6'], works: [] });
    expect(read([cell('Reading / Homework', '2.4, 2.6')]).works).toEqual([]);
    const others = ['3-15 thru 3-23', 'Ch. 3', 'pp. 30–35, 40'];
    expect(read(others.map((text) => cell('Homework', text))).works).not.toContainEqual(
      expect.stringContaining('Homework'),
    );
  });

  it('what a class does is no work, unless it names some', () => {
    const found = read([cell('Activities', 'Write down 3 questions'), cell('Activities', 'Take Quiz 2')]);
    expect(found.works).toEqual(['Quiz 2 2024-09-12']);
  });
});

it('a label that says for which day work is set is no part of its name', () => {
  const under = (label: string) => read([bullet(`${label}:`), bullet('Draw a map of the harbour', 1)]).works;
  expect(under('Assignment for Wednesday, 18 September')).toEqual(['Draw a map of the harbour 2024-09-18']);
  expect(under('Homework Sep-18')).toEqual(['Homework Sep-18: Draw a map of the harbour 2024-09-18']);
});
