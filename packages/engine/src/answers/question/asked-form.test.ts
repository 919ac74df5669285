import { expect, test } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const chapter = `# Salt works

## Yield and Loss

The yield of a pan is the salt drawn over the salt in the brine.

Pan loss = (salt left in the pan / salt drawn) × 100

## Balancing the Salt Equation

First, weigh the brine. Then weigh the salt that is drawn. At last, add what the pan keeps, and both sides agree.

S + W = B
`;

test('a formula of another thing under the same heading is not the one that is asked for', async () => {
  expect(await askChapter(chapter, 'what is the formula for the yield')).not.toContain('Pan loss =');
});

test.each(['what are the steps for balancing the salt equation', 'how do you balance a salt equation'])(
  'who asks how an equation is worked gets no equation for it: %s',
  async (question) => {
    expect(await askChapter(chapter, question)).toContain('weigh the brine');
  },
);

test('a formula that is asked for is shown', async () => {
  expect(await askChapter(chapter, 'formula for pan loss')).toContain('Pan loss =');
});
