import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { mendSpelling } from './mend-spelling.ts';

const index = buildIndex(
  makePassages([
    'Sedimentary rocks form when deposits harden. Limestone is a sedimentary rock.',
    'The geologist Halvorsen described foliation and the mica of the Ronco valley.',
    'A plateau is a raised plain. It captures the rain. Escarpments have steep scenery.',
    'Phosphorus is carried by rivers. Loans for harbors were paid back. A trench is deep.',
    'The surveyor Orsola Merch walked the ridge. A lich of Hale is a mound.',
  ]),
);

describe('mendSpelling', () => {
  it.each([
    ['waht is limstone', 'what is limestone'],
    ['wat is teh mica', 'what is the mica'],
    ['diffrence betwen sedimentry rocks and mica', 'difference between sedimentary rocks and mica'],
    ['who paid the lones', 'who paid the loans'],
    ['what carries fosforus', 'what carries phosphorus'],
    ['who was halvorson', 'who was halvorsen'],
    ['what did Halvorson describe', 'what did Halvorsen describe'],
    ['explian foliaton', 'explain foliation'],
    ['wat is a plato', 'what is a plateau'],
    ['y do people blive in it', 'y do people believe in it'],
    ['the senery', 'the scenery'],
    ['who was orsola march', 'who was orsola merch'],
  ])('mends "%s"', (typed, meant) => expect(mendSpelling(typed, index)).toBe(meant));

  it.each([
    'what is a rift',
    'What is the Moran index?',
    'what is a sag curve',
    'who was Hale',
    'the bur reed',
    'mail me at ronko@example.org',
    'what is osmoregulation',
    'how do cactuses and walruses live',
    'when does the march begin',
    'is orsola like march weather',
  ])('leaves "%s" as it is', (typed) => expect(mendSpelling(typed, index)).toBe(typed));
});
