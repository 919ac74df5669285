import { describe, expect, it } from 'vitest';
import { glaciers, makePassages } from '../testing/passages.ts';
import { buildIndex } from './passage-index.ts';
import { placeOfWords } from './place-of-words.ts';

const index = buildIndex(makePassages(glaciers, 'ice'));

describe('placeOfWords', () => {
  it.each([
    ['word for word', 'Basal sliding happens when meltwater lubricates the bed.', 1],
    ['in other case and spacing', 'BASAL   sliding — happens, when meltwater\nlubricates the beds', 1],
    [
      'across two sentences',
      'left behind? no: Smaller glaciers lose mass more quickly than larger ones. Of the 42 glaciers',
      4,
    ],
    [
      'in the middle of words of one’s own',
      'My note: the snow turns into firn, which is granular ice older, I think.',
      0,
    ],
  ])('finds what is copied %s', (_, text, block) => {
    expect(placeOfWords(index, text)).toEqual({ documentId: 'ice', block });
  });

  it.each([
    'Glaciers move, snow melts, and ridges stay where the ice has been.',
    'A moraine is a ridge of debris.',
    'Meltwater works beneath: sliding on the bed happens by it.',
    '',
  ])('takes nothing for a copy that shares words with the reading: %s', (text) => {
    expect(placeOfWords(index, text)).toBeNull();
  });
});
