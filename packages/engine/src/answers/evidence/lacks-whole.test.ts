import { expect, it } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { lacksWhole } from './lacks-whole.ts';

const chapter = `# Kilns

## Stages of a firing

A firing passes through three stages: drying, heating and soaking. In the first stage of the firing the ware loses its
water. In the second stage the heat rises by a hundred degrees an hour, and in the last it stays where it is.

## Glazes

A glaze melts on the ware while the kiln soaks. Salt, ash and lead were the oldest kinds, and ash is still in use.
`;

const document = await readDocument(new TextEncoder().encode(chapter), 'kilns.md');
const index = buildIndex(cutPassages(document, 'kilns'));

const shown = index.passages
  .filter(({ text }) => text.includes('three stages'))
  .map((passage) => ({ passage, start: 0, end: passage.text.length }));

it.each(['what are the stages of weaving', 'stages of weaving?', 'name the three stages of the weaving'])(
  'misses the thing whose parts are asked for: %s',
  (question) => {
    expect(lacksWhole(question, shown)).toBe(true);
  },
);

it.each(['what are the stages of a firing', 'stages of firing', 'what is a stage?', 'why is weaving hard?'])(
  'misses nothing: %s',
  (question) => {
    expect(lacksWhole(question, shown)).toBe(false);
  },
);
