import { expect, it } from 'vitest';
import { makePassages } from '../testing/passages.ts';
import { passagesOfDocument } from './of-document.ts';
import { buildIndex } from './passage-index.ts';

const [plan = [], reading = []] = [
  makePassages(['The mill opens in May.', 'It closes in June.'], 'plan'),
  makePassages(['A mill grinds.'], 'reading'),
];

it('gives the passages of a document in their order', () => {
  const index = buildIndex([...plan, ...reading]);
  expect(passagesOfDocument(index, 'plan')).toEqual(plan);
  expect(passagesOfDocument(index, 'reading')).toEqual(reading);
  expect(passagesOfDocument(index, 'another')).toEqual([]);
  expect(passagesOfDocument(index, undefined)).toEqual([]);
});

it('knows a folder that has changed as another one', () => {
  const before = buildIndex(plan);
  expect(passagesOfDocument(before, 'reading')).toEqual([]);
  expect(passagesOfDocument(buildIndex([...plan, ...reading]), 'reading')).toEqual(reading);
});
