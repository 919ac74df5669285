import { expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { answer } from '../answer.ts';

const said = 'The survey of the valley counted nine terraces above the river';
const [first, second, elsewhere] = makePassages([
  `${said}, wrote Pell. Its author stayed for a year.`,
  `${said}, wrote Marrow. Its author stayed for a month.`,
  'A glacier is a body of dense ice that moves under its own weight.',
]);
if (!first || !second || !elsewhere) throw new Error('No passages');
const index = buildIndex([first, second, elsewhere]);
const citedFor = (question: string, week: number | null) =>
  answer(question, index, {
    openWeek: week,
    passagesOf: (number) => (number === 1 ? [first] : number === 2 ? [second] : []),
  }).citations[0]?.passageId;

it('the passage of the open week comes first where two are equally good', () => {
  const question = 'How many terraces did the survey of the valley count?';
  expect([1, 2].map((week) => citedFor(question, week))).toEqual([first.id, second.id]);
});

it('a question plainly about something else still finds it', () => {
  expect(citedFor('What is a glacier?', 1)).toBe(elsewhere.id);
  expect(citedFor('Who stayed for a month, Marrow?', 1)).toBe(second.id);
});
