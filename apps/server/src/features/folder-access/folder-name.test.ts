import { folderName } from '@weekwise/contracts/folders.ts';
import { describe, expect, it } from 'vitest';
import { freeName, nameKey } from './folder-name.ts';

describe('what a folder may be called', () => {
  it.each([
    'a',
    '講義ノート 2026',
    'مقدمة في الفلسفة',
    'می‌خواهم',
    'שלום\u200f!',
    '👩🏽‍🔬 Lab',
    'Ünïçödé — “quotes” / slashes \\ & <b>tags</b>',
    'CON',
    '../..',
    '...',
    '😀'.repeat(120),
    'e\u0301'.repeat(60),
  ])('%j', (name) => {
    expect(folderName.parse(name)).toBe(name);
  });

  it('is trimmed', () => {
    expect(folderName.parse(' \u00a0\u3000Biology\ufeff\t')).toBe('Biology');
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \u3000 '],
    ['what shows nothing', '\u200b\u2060\u200d'],
    ['a blank that is a letter', '\u3164\u2800'],
    ['121 characters', '😀'.repeat(121)],
    ['a NUL', 'a\u0000b'],
    ['a line break', 'a\nb'],
    ['another line break', 'a\u2028b'],
    ['a C1 control', 'a\u0085b'],
    ['a turned direction', 'Course \u202Efdp.exe'],
    ['an isolate', 'a\u2066b'],
    ['half a character', 'a\ud800b'],
  ])('never %s', (_what, name) => {
    expect(folderName.safeParse(name).success).toBe(false);
  });
});

describe('one name to a reader', () => {
  it.each([
    ['Économie', 'E\u0301CONOMIE'],
    ['Straße', 'STRASSE'],
    ['ΟΔΟΣ', 'οδος'],
    ['İstanbul', 'istanbul'],
    ['ISPARTA', 'ısparta'],
    ['Biology', 'Bio\u200blogy'],
    ['Biology', 'Biology\u200f'],
    ['Math １', 'math 1'],
    ['A  B', 'a\u00a0b'],
    ['ﬁeld', 'FIELD'],
  ])('%j and %j', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  it.each([
    ['Café', 'Cafe'],
    ['Math 1', 'Math 2'],
    ['A B', 'AB'],
  ])('but not %j and %j', (one, other) => {
    expect(nameKey(one)).not.toBe(nameKey(other));
  });
});

it('finds a free name that is not too long', () => {
  const taken = new Set([nameKey('Art (2)')]);
  expect(freeName('Art', (key) => taken.has(key))).toBe('Art (3)');
  const long = freeName('😀'.repeat(120), () => false);
  expect(folderName.parse(long)).toBe(`${'😀'.repeat(116)} (2)`);
});
