import { expect, it } from 'vitest';
import { copiedAnswer } from './copied-answer.ts';
import type { Citation } from './turn.ts';

const citation = (number: number, change: Partial<Citation> = {}): Citation => ({
  number,
  passageId: 'p',
  fileId: 'f',
  fileName: 'levees.pdf',
  page: 4,
  pageLabel: '212',
  block: 0,
  lastBlock: 0,
  heading: 'Banks',
  quote: 'A levee is a bank.',
  ...change,
});

it('copies quotations as clean text, each with its source below', () => {
  const answer =
    '> … **A levee is a bank.** It is \\*not\\* a dam. …\n>\n> | Weir | Built |\n> | --- | --- |\n> | Sill \\| End | 1936 |\n>\n> [1] [2]\n\n> Two.\n>\n> [3]';
  const citations = [citation(1), citation(2), citation(3, { heading: null, fileName: 'notes.md', page: null })];
  expect(copiedAnswer({ answer, citations })).toBe(
    '… A levee is a bank. It is *not* a dam. …\n\nWeir\tBuilt\nSill | End\t1936\n\n— Banks, levees.pdf, p. 212\n\nTwo.\n\n— notes.md',
  );
});

it('leaves the numbers of other claims, and says at the end what they are', () => {
  const answer = '**When?**\n\nMidterm: February 6. [1]';
  expect(copiedAnswer({ answer, citations: [citation(1)] })).toBe(
    'When?\n\nMidterm: February 6. [1]\n\n[1] Banks, levees.pdf, p. 212',
  );
});
