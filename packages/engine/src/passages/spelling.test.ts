import { expect, test } from 'vitest';
import { closestWord, spellingGuesser, spellingTable } from './spelling.ts';

const ends = 'bdfgklmnprst'.split('');
/** Words of one beginning, no two of which are one slip apart. */
const longWords = ends.map((end) => `${end.repeat(2)}onglo${end}merate${end}`);
const table = spellingTable([...longWords, 'meander']);

test('a word that is spelt wrong is guessed, and guessed again', () => {
  const guess = closestWord(table, 'meandr');
  expect(guess?.word).toBe('meander');
  expect(closestWord(table, 'meandr')).toBe(guess);
  expect(closestWord(table, 'floodplain')).toBeNull();
});

test('of one text a dozen words are looked for, each as often as it stands there', () => {
  const guess = spellingGuesser();
  const slips = longWords.map((word) => word.replace('merate', 'merat'));
  const found = slips.map((slip) => guess(table, slip)?.word);
  expect(found).toEqual(longWords);
  expect(guess(table, 'meandr')).toBeNull();
  expect(guess(table, slips[0] ?? '')?.word).toBe(longWords[0]);
  expect(spellingGuesser()(table, 'meandr')?.word).toBe('meander');
});

test('a word is compared with some thousands of those that begin like it', () => {
  const letters = (n: number): string => n.toString(16).replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
  const many = Array.from({ length: 5_000 }, (_, n) => `ba${letters(n + 65_536)}${letters(n + 65_536)}`);
  const words = spellingTable(many);
  expect(closestWord(words, `${many[3_000]}`)?.slips).toBe(0);
  expect(closestWord(words, `${many[4_500]}`)?.slips).not.toBe(0);
});
