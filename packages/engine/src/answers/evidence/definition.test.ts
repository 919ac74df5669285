import { expect, it } from 'vitest';
import { definitionStrength, termStems } from './definition.ts';

it.each([
  ['Firn is a granular ice.', 1],
  ['Firn (old snow) is the granular stage of ice.', 1],
  ['Firn: granular ice older than a winter.', 1],
  ['Firn refers to granular ice.', 0.9],
  ['Granular ice of this age is called firn.', 0.9],
  ['Granular ice, or firn, is dense.', 0.7],
  ['Below lies firn, a granular ice.', 0.7],
  ['Firn lies below fresh snow.', 0.25],
  ['They walked over firn (Marrow, 1887).', 0],
  ['They walked over ice.', 0],
  ['An important part of firn is the air in it.', 0],
  ['The formation of firn is a slow matter.', 1],
  ['In firn, grains of ice have grown together.', 0.7],
  ['Snow turns into firn, in which the grains have grown together.', 0.7],
  ['They dug through firn, wherein grains touch at few points.', 0.7],
  ['Firn—literally “of last year”—is hard to dig.', 0.7],
  ['The pit showed firn—that is, granular ice.', 0.7],
  ['They studied firn, also called “névé,” which is granular ice.', 0.7],
  ['“Firn” became the common name for old snow.', 0.9],
  ['An ingredient of firn is the air in it.', 0],
  ['They walked over firn, which they had feared.', 0],
  ['They measured firn, which reflects the age of the snow.', 0.7],
  ['Climbers call the snow that has lain for a summer firn.', 0.9],
  ['Climbers call it firn.', 0.9],
  ['Climbers call from the firn below.', 0],
])('how much "%s" defines firn: %s', (sentence, strength) => {
  expect(definitionStrength(sentence, termStems('firn'))).toBe(strength);
});

it('finds a term of several words in any form', () => {
  expect(definitionStrength('Lateral moraines are ridges at the sides.', termStems('a lateral moraine (LM)'))).toBe(1);
});

it.each([
  ['The draught (d) of a barge is the depth of water that it needs.', 'draught', 0.8],
  ['Ash mass = Σ (ash share × load), where the sum runs over all loads.', 'ash', 0.25],
  ['They burn peat ash (potash), which is sold by weight.', 'potash', 0.7],
])('takes brackets and "of a" for what they say: %s', (sentence, term, strength) => {
  expect(definitionStrength(sentence, termStems(term))).toBe(strength);
});
