import { describe, expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

const sentences = (text: string): string[] => splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('splitSentences', () => {
  it.each([
    [
      'titles and initials',
      'Dr. Adler met J. A. Brandt. They talked.',
      ['Dr. Adler met J. A. Brandt.', 'They talked.'],
    ],
    ['mountains', 'They went up Mt. Orre in May. It snowed.', ['They went up Mt. Orre in May.', 'It snowed.']],
    [
      'references',
      'See Fig. 3 and pp. 12–14 of vol. 2. It is clear.',
      ['See Fig. 3 and pp. 12–14 of vol. 2.', 'It is clear.'],
    ],
    ['authors', 'Brandt et al. (2004) agree. So do we.', ['Brandt et al. (2004) agree.', 'So do we.']],
    ['acronyms', 'It was in the U.S. The war ended.', ['It was in the U.S.', 'The war ended.']],
    ['acronyms before names', 'The U.S. Senate met.', ['The U.S. Senate met.']],
    ['a letter that is no initial', 'They need vitamin D. Not all do.', ['They need vitamin D.', 'Not all do.']],
    ['units', 'It boils at 100 °C. Nothing else does.', ['It boils at 100 °C.', 'Nothing else does.']],
    [
      'names of cases',
      'The case is called Harbor Union v. Dane. It rose at speed v. Then it fell.',
      ['The case is called Harbor Union v. Dane.', 'It rose at speed v.', 'Then it fell.'],
    ],
    [
      'a call in brackets',
      'If you miss nine (for us, that means three! ), you fail. Come!',
      ['If you miss nine (for us, that means three! ), you fail.', 'Come!'],
    ],
    ['the word "no"', 'She said no. Then she left.', ['She said no.', 'Then she left.']],
    ['decimals', 'It costs 3.50 today. Buy it.', ['It costs 3.50 today.', 'Buy it.']],
    ['quotes', 'He asked "Why?" and left. "Go." She went.', ['He asked "Why?" and left.', '"Go."', 'She went.']],
    [
      'footnote marks',
      'It rose.[12] It fell.[citation needed] Both.',
      ['It rose.[12]', 'It fell.[citation needed]', 'Both.'],
    ],
    ['East Asian stops', '東京は大きい。京都は古い。', ['東京は大きい。', '京都は古い。']],
    ['list markers', '1. Read the text.\n2. Write.', ['1. Read the text.', '2. Write.']],
    ['lines that the author broke', 'Sliding\nDeforming', ['Sliding', 'Deforming']],
    [
      'lines that the page broke',
      'a narrow page breaks\nlines where they end\nand goes on. Then stops.',
      ['a narrow page breaks\nlines where they end\nand goes on.', 'Then stops.'],
    ],
  ])('knows %s', (_, text, expected) => {
    expect(sentences(text)).toEqual(expected);
  });

  it('cuts text without stops at a clause or a space, and loses none of it', () => {
    const text = `${'a long list of words, '.repeat(200)}the end`;
    const parts = sentences(text);
    expect(parts.every((part) => part.length <= 1200)).toBe(true);
    expect(parts.join(' ')).toBe(text);
  });

  it.each([
    ['stops', '.'.repeat(200_000)],
    ['line breaks', '\n'.repeat(200_000)],
    ['brackets', '['.repeat(200_000)],
    ['one word', 'x'.repeat(200_000)],
  ])('reads a flood of %s in time proportional to it', (_, text) => {
    expect(splitSentences(`${text} end`).length).toBeGreaterThan(0);
  });
});
