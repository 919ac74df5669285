import { expect, it } from 'vitest';
import { readDocument } from '../documents/read-document.ts';
import { cutPassages } from '../passages/cut.ts';
import type { Activity } from './activity.ts';
import { makeActivities } from './make-activities.ts';

const lamps = `# Light on the coast

## Lamps

A lighthouse is a tower with a light that warns ships of danger or shows them a way. An Argand lamp is an oil lamp with a hollow wick that draws air through its middle. A Fresnel lens is a lens that is built of rings of glass, each of which bends light into the same direction. A fog signal is a device that warns ships by sound. A sun valve is a switch that turns a gas lamp on at dusk.

Refraction is the bending of light as it passes from one material into another. Automation is the replacement of keepers by machines. Curd is the solid part of curdled milk, and whey is the liquid that drains from it.

## Characters

An occulting light is dark for a shorter time than it shines, whereas a flashing light shines for a shorter time than it is dark. Sailors tell both apart by counting the seconds between two eclipses. Mercury baths replaced rollers because a lens that floats turns with hardly any friction. A tall tower increases the geographic range of a light, but in places with low clouds it hides the light.

## Maps

A cartogram is a map in which the size of areas is distorted to match a value such as population. A dot map places one dot for a fixed number of things. A choropleth map shades areas according to a value. An isoline map joins places of equal value.

Displacement means moving a feature slightly from its true place so that it does not overlap another one.
`;
const document = await readDocument(new TextEncoder().encode(lamps), 'lamps.md');
const passages = cutPassages(document, 'lamps');
const make = <T extends Activity['type']>(type: T, count = 40) =>
  makeActivities(passages, { type, count }).activities.filter(
    (each): each is Extract<Activity, { type: T }> => each.type === type,
  );

it('offers beside a thing what else is called by its kind', () => {
  const asked = make('multiple-choice').find(({ options, answerIndex }) => options[answerIndex] === 'cartogram');
  expect(asked?.options.toSorted()).toEqual(['cartogram', 'choropleth map', 'dot map', 'isoline map']);
});

it('says each side of a contrast of the other one, to be judged', () => {
  const swapped = make('true-false').find(({ statement }) => statement.startsWith('A flashing light is dark'));
  expect(swapped).toMatchObject({ answer: false });
  expect(swapped?.statement).toContain('whereas an occulting light shines for a shorter time than it is dark');
});

it('learns what a device is that ships hear, and nothing of a liquid that drains from something', () => {
  const cards = make('flashcards');
  const sides = cards.map(({ front, back }) => `${front} ${back}`).join('\n');
  expect(sides).toMatch(/a device that warns ships by sound/i);
  expect(cards.map(({ back }) => back)).not.toContain('The liquid that drains from it');
});

it('says what a term means without saying that it means it', () => {
  const cards = make('flashcards').filter(({ form }) => form === 'term' || form === 'definition');
  expect(cards.map(({ front, back }) => `${front} ${back}`).join('\n')).not.toMatch(/means moving/i);
});

it('asks for the reason of a short claim, and for an effect without what stands against it', () => {
  const cards = make('flashcards');
  const cause = cards.find(({ front }) => front.startsWith('“Mercury baths replaced rollers.” Why'));
  expect(cause?.back).toBe('Because a lens that floats turns with hardly any friction');
  const effect = cards.find(({ front }) => /what does a tall tower increase/i.test(front));
  expect(effect?.back ?? 'The geographic range of a light').toBe('The geographic range of a light');
});
