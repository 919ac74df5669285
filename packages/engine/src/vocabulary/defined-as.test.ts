import { expect, it } from 'vitest';
import { definitionsIn } from './definitions.ts';

it.each([
  ['Silt can be defined as the finest part of what a river carries.', 'Silt'],
  ['A weir may be described as a low dam that lets the river run over it.', 'weir'],
  ['Backwater can be thought of as a long step in the level of a river.', 'Backwater'],
])('“%s” defines its subject', (sentence, term) => {
  const [found] = definitionsIn(sentence);
  expect(found && sentence.slice(found.term.start, found.term.end)).toBe(term);
  expect(found?.strength).toBeGreaterThan(0.55);
  expect(found && sentence.slice(found.explanation.start, found.explanation.end)).toMatch(/^(?:an?|the) /);
});

it('takes what can be done with a thing for no definition', () => {
  expect(definitionsIn('Silt can be found in every slow river of the plain.')).toEqual([]);
});
