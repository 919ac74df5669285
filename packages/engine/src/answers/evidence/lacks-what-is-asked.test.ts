import { expect, it } from 'vitest';
import { readQuestion } from '../question/question.ts';
import { lacksWhatIsAsked } from './lacks-what-is-asked.ts';

const lacks = (question: string, text: string): boolean => lacksWhatIsAsked(readQuestion(question), text, 1);

it.each([
  ['Who built the kiln?', 'Like a kiln, the Earth keeps its warmth.'],
  ['How many rooms has the kiln?', 'The kiln has a remarkable number of rooms.'],
  ['How hot is the floor of the kiln?', 'The floor of the kiln is 3 feet thick and solid.'],
  ['What temperature does the kiln reach?', 'In winter the kiln is lit for 12 hours.'],
])('misses what is asked: %s', (question, text) => {
  expect(lacks(question, text)).toBe(true);
});

it.each([
  ['Who built the kiln?', 'The kiln is the work of Tove Ahl.'],
  ['Who built the kiln?', 'Ahlqvist laid out the kiln.'],
  ['Who built the kiln?', 'Monks raised the kiln in a summer.'],
  ['How many rooms has the kiln?', 'The kiln has twelve rooms.'],
  ['How many rooms has the kiln?', 'The kiln has several rooms.'],
  ['How hot is the floor of the kiln?', 'The floor of the kiln climbs to 700 °C.'],
  ['What temperature does the kiln reach?', 'The kiln reaches 1200 degrees.'],
])('has what is asked: %s %s', (question, text) => {
  expect(lacks(question, text)).toBe(false);
});

it('asks for nobody else where the text speaks of the same', () => {
  expect(lacksWhatIsAsked(readQuestion('Who built the kiln?'), 'The kiln was built by order.', 2)).toBe(false);
});
