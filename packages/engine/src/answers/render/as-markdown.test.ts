import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asMarkdown, comparable, mayHoldWord, unescaped } from './as-markdown.ts';

it('shows words of a document as they are, whatever they would mean in Markdown', () => {
  const said: Record<string, string> = {
    'Take 5*7 samples.': 'Take 5*7 samples.',
    'The *filter_signal* of <b>labs</b> is `odd`.': 'The \\*filter_signal\\* of \\<b>labs\\</b> is \\`odd\\`.',
    '1986. It was over.': '1986\\. It was over.',
    '# of samples': '\\# of samples',
    'It costs $5 to $10.': 'It costs $5 to $10.',
  };
  for (const [words, markdown] of Object.entries(said)) {
    expect(asMarkdown(words)).toBe(markdown);
    expect(unescaped(markdown)).toBe(words);
  }
});

it('sets what stands above or below a line as maths, and leaves names of a program alone', () => {
  expect(asMarkdown('The power falls with 1/f^2 if x_1 ≤ 10^-3 and e^(iωt) is the phase.')).toBe(
    'The power falls with 1/$f^{2}$ if $x_{1}$ ≤ $10^{-3}$ and $e^{iωt}$ is the phase.',
  );
  expect(asMarkdown('The window_length of filter_signal is odd.')).toBe('The window_length of filter_signal is odd.');
});

it('compares what was said with what the document has', () => {
  const words = 'The power falls with 1/f^2 for a *large* x_1, *always*, at $5.';
  expect(comparable(asMarkdown(words))).toBe(comparable(words));
});

it('takes a number with a point for one sign', () => {
  expect(asMarkdown('The chance is 0.97^20, of 1,000^2.')).toBe('The chance is $0.97^{20}$, of $1{,}000^{2}$.');
});

const signs = fc.string({ unit: fc.constantFrom(...'ab1 \n_^$`\\{}()*.:/w'), maxLength: 40 });

it('never passes over a text that has a word as it is compared', () => {
  fc.assert(
    fc.property(signs, (text) => {
      for (const word of comparable(text).split(' ')) expect(mayHoldWord(text, word)).toBe(true);
    }),
  );
  expect(mayHoldWord('The weir holds the river back.', 'glacier')).toBe(false);
});
