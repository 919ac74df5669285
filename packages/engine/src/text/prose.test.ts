import { expect, it } from 'vitest';
import { isSentenceOfProse } from './prose.ts';

it.each(['In this class we write a lot', 'It should quote one passage', 'Essay topics should be on your mind by now'])(
  '%s speaks to its readers',
  (text) => {
    expect(isSentenceOfProse(text)).toBe(true);
  },
);

it.each(['What We Owe to Harbors', 'How we know what we know', 'Roman harbors', 'Why size matters', 'The mill town'])(
  '%s may be a title',
  (text) => {
    expect(isSentenceOfProse(text)).toBe(false);
  },
);
