import { expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { answer } from '../answer.ts';

const texts = [
  'The loom room opens at eight and closes at half past four. Its floor is swept every evening.',
  'The dye shop opens at nine. Bring gloves for the indigo.',
  'The bell of the mill rings at quarter to six. Nobody works after it.',
  'The gallery tour leaves by noon.',
  'The weavers of Corrin mend their nets by two.',
];

it.each([
  ['When does the loom room open?', 'The loom room opens at eight and closes at half past four.'],
  ['What time does the loom room close?', 'The loom room opens at eight and closes at half past four.'],
  ['When does the dye shop open?', 'The dye shop opens at nine.'],
  ['When does the bell of the mill ring?', 'The bell of the mill rings at quarter to six.'],
  ['When does the gallery tour leave?', 'The gallery tour leaves by noon.'],
  ['When do the weavers of Corrin mend their nets?', null],
])('%s', (question, quote) => {
  const { abstained, citations } = answer(question, buildIndex(makePassages(texts)));
  expect(abstained ? null : citations[0]?.quote).toBe(quote);
});
