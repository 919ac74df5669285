import { expect, it } from 'vitest';
import { anyOf, pickItem } from './pick-item.ts';

const titles = [
  'Quiz 1',
  'Quiz 2',
  'Field report',
  'Essay',
  'Essay proposal',
  'Why Rivers Bend',
  'The Hundred-Year Flood',
];
const pick = (words: string) => pickItem(words, titles, (title) => title);

it.each([
  ['quiz 2', 'Quiz 2'],
  ['the second quiz, Quiz 2', 'Quiz 2'],
  ['essay', 'Essay'],
  ['the essay', 'Essay'],
  ['my essay', 'Essay'],
  ['my field report', 'Field report'],
  ['the report', 'Field report'],
  ['the hundred year flood reading', 'The Hundred-Year Flood'],
  ['“Why Rivers Bend”', 'Why Rivers Bend'],
])('%s means %s', (words, title) => {
  expect(pick(words)).toEqual({ one: title });
});

it('says which ones may be meant', () => {
  expect(pick('the quiz')).toEqual({ several: ['Quiz 1', 'Quiz 2'] });
  expect(anyOf(['Quiz 1', 'Quiz 2', 'Quiz 2', 'Essay'])).toBe('“Quiz 1”, “Quiz 2” or “Essay”');
});

it.each(['Quiz 3', 'the lab', 'the', ''])('means none by "%s"', (words) => {
  expect(pick(words)).toBe('none');
});

const work = [
  'Garden essay proposal',
  'Garden essay. 1,200',
  'Garden essay',
  'Map 1',
  'Map 2',
  'Walk report',
  'Report draft',
];
const pickWork = (words: string) => pickItem(words, work, (title) => title);

it.each([
  ['my garden essay', 'Garden essay'],
  ['the essay', { several: ['Garden essay. 1,200', 'Garden essay'] }],
  ['garden essay proposal', 'Garden essay proposal'],
  ['the walk report', 'Walk report'],
  ['report', 'Walk report'],
  ['map', { several: ['Map 1', 'Map 2'] }],
  ['map 2', 'Map 2'],
  ['walk report or draft', { several: ['Walk report', 'Report draft'] }],
])('takes “%s” for what is called nothing else', (words, expected) => {
  const found = pickWork(words);
  expect(found === 'none' || 'several' in found ? found : found.one).toEqual(expected);
});
