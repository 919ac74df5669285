import { expect, it } from 'vitest';
import { comparedThings } from './compared-things.ts';

it.each([
  'warp vs weft, simple pls',
  'warp vs weft simple please',
  'warp vs weft in simple words',
  'warp vs weft i always mix them up',
  'warp vs weft, i keep confusing the two',
  'warp vs weft whats the difference, quick',
  'warp vs weft. help',
])('“%s” compares two things and says how it is wanted', (question) => {
  expect(comparedThings(question)).toEqual(['warp', 'weft']);
});

it.each([
  ['compound vs simple', ['compound', 'simple']],
  ['short and long looms compared', ['short', 'long looms']],
])('“%s” keeps the word that is a thing', (question, things) => {
  expect(comparedThings(question)).toEqual(things);
});
