import { expect, it } from 'vitest';
import { formatBytes, keepRange, listOf, spellOut } from './text.ts';

it('spells numbers that open a sentence', () => {
  expect([spellOut(1), spellOut(12), spellOut(13)]).toEqual(['One', 'Twelve', '13']);
});

it('gives sizes as people read them', () => {
  expect([0, 999, 1_000, 48_300, 2_400_000, 26_000_000].map(formatBytes)).toEqual([
    '0 B',
    '999 B',
    '1 kB',
    '48 kB',
    '2.4 MB',
    '26 MB',
  ]);
});

it('keeps page ranges on one line', () => {
  expect(keepRange('44 - 67')).toBe('44\u2060–\u206067');
});

it('lists names', () => {
  expect([listOf(['Ada']), listOf(['Ada', 'Grace']), listOf(['mail', 'phone', 'Google'], 'disjunction')]).toEqual([
    'Ada',
    'Ada and Grace',
    'mail, phone, or Google',
  ]);
});
