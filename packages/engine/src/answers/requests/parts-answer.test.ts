import { expect, test } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { answer } from '../answer.ts';

const text = `# Salt making

## Evaporation

Evaporation is the loss of water from brine as vapour.

### Solar Evaporation

The oldest works need no fuel. Solar evaporation leaves brine in shallow ponds under the sun.

### Pan Boiling

Pan boiling heats brine over a fire until crystals form.

### Work Song: The Long Pan

Boilers sang of a pan without an end.

### Watch this

Watch this video on salt pans.

## Classes of Brine Pumps

### Screw Pumps

Screw pumps lift brine with a turning blade.

### Bucket Chains

Bucket chains carry brine in buckets on a loop.

## Harvest

Salt is drawn in three ways, depending on the strength of the brine: each has its own rake.

### Raking

Raking draws coarse salt to the edge of the pond.

### Skimming

Skimming takes the fine flower of salt off the brine.

### Breaking

Breaking lifts the crust of the last pond with iron bars.

### The Sound of the Rakes

Old harvesters told the days by their sound.

## Refining

Refining takes the bitter salts out.

### Work Song: The Bitter Water

Refiners sang of bitter water.

### Watch this

Watch this video on refining.

## Tolls

Four tolls were laid on salt: by weight, by cart, by gate and by hearth.

### The Gate

The gate toll was paid at the wall.

### The Hearth

The hearth toll was paid in spring.
`;

const index = buildIndex(cutPassages(await readDocument(new TextEncoder().encode(text), 'salt.md'), 'salt'));

test.each(['what are the types of evaporation', 'kinds of evaporation?', 'list the main ways of evaporation'])(
  'answers %j by the parts of the section that it names',
  (question) => {
    const { answer: said, citations, abstained } = answer(question, index);
    expect(abstained).toBe(false);
    expect(said).toContain('Evaporation is the loss of water from brine as vapour.');
    expect(said).toContain('Solar Evaporation: Solar evaporation leaves brine in shallow ponds under the sun.');
    expect(said).toContain('Pan Boiling: Pan boiling heats brine over a fire until crystals form.');
    expect(said).not.toMatch(/Watch this|sang of/);
    expect(citations).toHaveLength(3);
  },
);

test('leaves alone what asks for one thing, and a section of one part', () => {
  expect(answer('what is evaporation', index).answer).not.toContain('has 2 parts');
  expect(answer('what are the types of refining', index).answer).not.toContain('parts in your files');
});

test('lists by their headings what a section says the number of', () => {
  const { answer: said } = answer('what are the ways in which salt is drawn', index);
  expect(said).toContain('Salt is drawn in three ways');
  for (const way of ['Raking: Raking draws', 'Skimming: Skimming takes', 'Breaking: Breaking lifts'])
    expect(said).toContain(way);
  expect(said).not.toContain('told the days');
});

test.each(['types of pumps', 'what kinds of pumps are there', 'list the 2 types of pumps'])(
  'takes a section of classes for the kinds that are asked for: %s',
  (question) => {
    const { answer: said } = answer(question, index);
    expect(said).toContain('Screw Pumps: Screw pumps lift brine');
    expect(said).toContain('Bucket Chains: Bucket chains carry brine');
  },
);

test('is silent where a section counts other things than its parts', () => {
  expect(answer('what are the kinds of tolls', index).answer).not.toContain('parts in your files');
});
