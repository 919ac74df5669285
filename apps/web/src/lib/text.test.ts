import { expect, it, vi } from 'vitest';
import { formatBytes, formatShare, formatWeight, inLine, keepRange, listOf, spellOut } from './text.ts';

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

it('gives shares, and facts in one line without those that there are not', () => {
  expect([formatShare(0.24), formatShare(0.996), formatWeight(12.5), formatWeight(35)]).toEqual([
    '24%',
    '100%',
    '12.5%',
    '35%',
  ]);
  expect(inLine(['Okafor', null, 2014, false, '', undefined])).toBe('Okafor, 2014');
  expect(inLine([])).toBe('');
});

it.each([
  ['de', '12,5 %', '2,4 MB', 'Okafor, 2014 und Lund', '17:00'],
  ['ar-EG', '١٢٫٥٪؜', '٢٫٤ MB', 'Okafor، و2014، وLund', '٥:٠٠ م'],
])('numbers, facts and times are written as in %s', async (tag, share, size, facts, time) => {
  vi.resetModules();
  vi.doMock('#lingui', async (original) => ({ ...(await original<object>()), languageTag: () => tag }));
  const text = await import('./text.ts');
  const { formatTime } = await import('./dates.ts');
  expect(text.formatWeight(12.5)).toBe(share);
  expect(text.formatBytes(2_400_000)).toBe(size);
  expect(text.inLine(['Okafor', 2014, 'Lund'])).toBe(facts);
  expect(formatTime('17:00')).toBe(time);
  vi.doUnmock('#lingui');
});
