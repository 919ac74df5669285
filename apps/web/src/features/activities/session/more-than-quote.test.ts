import { expect, test } from 'vitest';
import { moreThanQuote } from './more-than-quote.ts';

test.each([
  ['the same sentence is not said twice', 'A neck is narrow.', { quote: 'A neck is narrow. ' }, null],
  ['what says more is shown', 'So a flood can cut it.', { quote: 'A neck is narrow.' }, 'So a flood can cut it.'],
  ['without its passage the sentence stays', 'A neck is narrow.', null, 'A neck is narrow.'],
  ['nothing is nothing', ' ', null, null],
])('%s', (_, explanation, passage, shown) => {
  expect(moreThanQuote(explanation, passage)).toBe(shown);
});
