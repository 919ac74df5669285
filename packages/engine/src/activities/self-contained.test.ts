import { expect, it } from 'vitest';
import { isSelfContained } from './self-contained.ts';

it.each([
  'Marie Curie isolated radium in her laboratory after years of work.',
  'After the trial, Watson left the university and took his methods to advertising.',
  'A child learns the words of his or her parents long before school.',
])('says by itself who is meant: %s', (sentence) => {
  expect(isSelfContained(sentence)).toBe(true);
});

it.each([
  'Although the parts of her brain that control thought were completely damaged, the brainstem was still intact.',
  'During the operation, the surgeons removed a part of his temporal lobe.',
])('leaves open who is meant: %s', (sentence) => {
  expect(isSelfContained(sentence)).toBe(false);
});

it.each([
  'Name one fact that spoke for the old theory and one against it.',
  'Work out the share of each group in the whole of the table.',
])('is what an exercise asks for, and no statement: %s', (sentence) => {
  expect(isSelfContained(sentence)).toBe(false);
});

it.each([
  'Lists of the dead were printed in London every week of the year.',
  'Use of the river for drinking ended after the third epidemic.',
])('begins with a noun that could be a verb: %s', (sentence) => {
  expect(isSelfContained(sentence)).toBe(true);
});

it.each([
  'Mara, a weaver in the valley, recalls a morning when she forgot to oil the loom.',
  'Ilse Marrow remembers the day that the great dam of the valley broke.',
  'Tobin, an engineer, often tells of a time when the old mill stood still.',
])('tells a story, and nothing to be asked about: %s', (sentence) => {
  expect(isSelfContained(sentence)).toBe(false);
});

it.each([
  'Brunel, an engineer, sends his plans for the bridge to London in 1830.',
  'Mills stood still at times when the river fell too low for the wheel.',
])('tells what happened in a place or a time: %s', (sentence) => {
  expect(isSelfContained(sentence)).toBe(true);
});
