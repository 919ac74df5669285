import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

const runs = { seed: 27, numRuns: 400 };
/** What decides about a cut, mixed with anything else. */
const sign = fc.constantFrom(
  '. ',
  '! ',
  '? ',
  '\n',
  '\n\n',
  ' ',
  '。',
  '… ',
  ') ',
  '” ',
  ' [12] ',
  'Dr. ',
  'J. A. ',
  '3. ',
);
const word = fc.constantFrom(
  'ice',
  'Ice',
  'e.g.',
  'U.S.',
  'No. 4',
  'Fig. 2',
  'melt',
  'The',
  'vitamin D',
  '3.5',
  'p.m.',
);
const text = fc
  .array(fc.oneof(word, sign, fc.string({ unit: 'grapheme', maxLength: 8 })), { maxLength: 60 })
  .map((parts) => parts.join(''));

it('cuts any text into sentences that join back to it, white space aside', () => {
  fc.assert(
    fc.property(text, (written) => {
      let last = 0;
      for (const { start, end } of splitSentences(written)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(written.slice(last, start).trim()).toBe('');
        expect(written.slice(start, end).trim()).toBe(written.slice(start, end));
        last = end;
      }
      expect(written.slice(last).trim()).toBe('');
    }),
    runs,
  );
});

it('cuts plain sentences where they end, however many there are', () => {
  const plain = fc
    .array(fc.constantFrom('glaciers', 'move', 'slowly', 'across', 'their', 'beds'), { minLength: 3, maxLength: 12 })
    .map((words) => `The ${words.join(' ')}.`);
  fc.assert(
    fc.property(fc.array(plain, { minLength: 1, maxLength: 20 }), (sentences) => {
      const written = sentences.join(' ');
      expect(splitSentences(written).map(({ start, end }) => written.slice(start, end))).toEqual(sentences);
    }),
    runs,
  );
});

it('never splits a pair of surrogates', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('😀', 'a', '.', ' ', '𝒜'), maxLength: 1500, minLength: 1200 }),
      (written) => {
        for (const { start, end } of splitSentences(written))
          expect(written.slice(start, end).isWellFormed()).toBe(true);
      },
    ),
    { ...runs, numRuns: 60 },
  );
});
