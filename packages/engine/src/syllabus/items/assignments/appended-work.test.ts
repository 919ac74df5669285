import { expect, it } from 'vitest';
import { understandSession } from '../../labelling/understand-session.ts';
import { entry, fall2024 } from '../../testing/pieces.ts';

function read(text: string, label: string | null = 'Topic') {
  const date = '2024-09-12';
  const found = understandSession(
    { date, unit: null, entries: [entry(text, { label, place: 'cell', column: 1 })] },
    { dates: fall2024, anchor: { session: date, weekStart: '2024-09-09' }, isKnown: () => false },
  );
  return { topics: found.topics.map((topic) => topic.text), works: found.works.map((work) => work.title) };
}

it.each([
  ['Tides and currents (quiz #3 and assignment #2)', ['Tides and currents'], ['Quiz #3', 'Assignment #2']],
  ['Salt marshes, sea grass, lab practical 2', ['Salt marshes, sea grass'], ['Lab practical 2']],
  ['Harbour walls (Exam 1)', ['Harbour walls'], ['Exam 1']],
  ['Salt marshes, sea grass, midterm 2', ['Salt marshes, sea grass'], ['Midterm 2']],
  ['Survey lab: reading a chart (Assignment 4)', ['Survey lab: reading a chart'], ['Assignment 4']],
])('finds numbered work behind a topic: %s', (text, topics, works) => {
  expect(read(text)).toEqual({ topics, works });
});

it('finds a test behind its review', () => {
  expect(read('Review, Test 1', null).works).toEqual(['Test 1']);
});

it.each([
  'Prepare your boats (quiz 3)',
  'Harbour walls (part 2 of 3)',
  'Tides and currents (see quiz 3)',
  'Salt marshes, chapter 2',
])('leaves what only mentions work or counts something else: %s', (text) => {
  expect(read(text).works).toEqual([]);
});

it('parts pieces that are named by short forms', () => {
  expect(read('Quiz 2, PS3', 'Assignments').works).toEqual(['Quiz 2', 'PS3']);
});
