import { expect, it } from 'vitest';
import { cutPassages } from '../passages/cut.ts';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { readStudyText } from './study-text.ts';
import { swapsOf } from './swaps.ts';

const context =
  'Formal sanctions are ways to enforce norms officially. Informal sanctions emerge in talk between people who meet every day in the town.';

/** The statements that a swap makes of a sentence. */
function swapped(sentence: string): string[] {
  const text = readStudyText(cutPassages(buildDocument([context, sentence]), 'reading'));
  const [known] = text.corpus.sentences;
  const own = text.corpus.sentences.find((candidate) => candidate.text === sentence);
  if (!known || !own) throw new Error('the reading lost its sentence');
  return swapsOf({ sentence: own, weight: 1, terms: [] }, new Map(), text.corpus, 1).map(({ statement }) => statement);
}

it.each([
  ['The tax raised the price of grain in the whole valley.', 'The tax lowered the price of grain in the whole valley.'],
  [
    'Courts and schools use formal sanctions on their own members.',
    'Courts and schools use informal sanctions on their own members.',
  ],
])('turns "%s" round', (sentence, wrong) => {
  expect(swapped(sentence)).toContain(wrong);
});

it.each([
  ['some cases', 'Some cells release products that increase the response of the body.'],
  ['a possibility', 'A tax may raise the price and increase the harm to the poor.'],
  ['what names a kind that the text does not have', 'Ships in the harbour carry foreign pathogens from the islands.'],
  ['a fixed phrase', 'A turbine consists of one or more rotors that stand on a shaft.'],
  ['a verb that looks like an adjective', 'Cells far from the ridge slow their rates of division and change.'],
  ['an adverb before a verb', 'Researchers study genetics in order to better understand the sources of behavior.'],
  ['a word of time or degree', 'The dam was an early work of the guild of the town.'],
  ['a quotation', 'The union was to “support and increase” the efforts of its members.'],
])('leaves %s alone', (_, sentence) => {
  expect(swapped(sentence)).toEqual([]);
});
