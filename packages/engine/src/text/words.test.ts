import { describe, expect, it } from 'vitest';
import { contentStems, words } from './words.ts';

const folded = (text: string): string[] => words(text).map((word) => word.folded);

describe('words', () => {
  it('folds case, accents and possessives, and knows where each word stands', () => {
    const text = 'Jérôme’s naïve café';
    expect(folded(text)).toEqual(['jerome', 'naive', 'cafe']);
    expect(words(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Jérôme’s', 'naïve', 'café']);
  });

  it('reads numbers, number words and Roman numerals as the same', () => {
    expect(folded('1,500 men, 3.14, Type II, type two, in the 1940’s')).toEqual([
      '1500',
      'men',
      '3.14',
      'type',
      '2',
      'type',
      '2',
      'in',
      'the',
      '1940s',
    ]);
  });

  it('keeps acronyms apart from the function words they look like', () => {
    expect(contentStems('the US and the WHO told us who it was, the U.S. said')).toEqual([
      'US',
      'WHO',
      'told',
      'US',
      'said',
    ]);
  });

  it('cuts scripts without spaces into pairs', () => {
    expect(folded('光合作用')).toEqual(['光合', '合作', '作用']);
  });

  it('ends a word where the script changes', () => {
    expect(folded('DNA是分子, 1903年的pH値')).toEqual(['dna', '是分', '分子', '1903', '年的', 'ph', '値']);
    expect(folded('ATP는 3D프린터')).toEqual(['atp', '는'.normalize('NFKD'), '3d', '프린터'.normalize('NFKD')]);
    expect(folded('コーヒー')).toEqual(['コー', 'ーヒ', 'ヒー']);
  });

  it('hears stress in a function word in capitals, where it spells no acronym', () => {
    expect(contentStems('WHAT the WHO says')).toEqual(['WHO', 'sai']);
  });

  it('takes no more than the beginning of an endless word', () => {
    expect(folded('x'.repeat(100_000))).toEqual(['x'.repeat(64)]);
  });
});

describe('contentStems', () => {
  it('leaves function words out and brings inflected forms together', () => {
    expect(contentStems('the melting of glaciers')).toEqual(
      contentStems('glacier melts'.split(' ').reverse().join(' ')),
    );
  });
});
