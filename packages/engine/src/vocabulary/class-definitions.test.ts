import { expect, it } from 'vitest';
import { definitionsIn } from './definitions.ts';

/** What a sentence says of a term surely enough for a card, by term. */
const read = (sentence: string): Record<string, string> =>
  Object.fromEntries(
    definitionsIn(sentence)
      .filter(({ strength }) => strength >= 0.55)
      .map(({ term, explanation }) => [
        sentence.slice(term.start, term.end),
        sentence.slice(explanation.start, explanation.end),
      ]),
  );

it('reads “wherein” behind a thing in general as what it is', () => {
  expect(
    read('The valley lived on drip irrigation, wherein a farmer lets water out of a pipe drop by drop.'),
  ).toHaveProperty('drip irrigation', 'wherein a farmer lets water out of a pipe drop by drop');
  expect(read('They met in the old mill, in which a farmer kept his pipes.')).toEqual({});
});

it('reads what a theory is said to hold', () => {
  expect(read('She borrowed from diffusionism, which held that every craft was found out once.')).toHaveProperty(
    'diffusionism',
    'held that every craft was found out once',
  );
});

it('reads the class that an aside names, before a further clause too', () => {
  expect(
    read(
      'It was also an answer to sharecropping, a system of renting land by the harvest, where nobody is paid in money.',
    ),
  ).toHaveProperty('sharecropping');
});
