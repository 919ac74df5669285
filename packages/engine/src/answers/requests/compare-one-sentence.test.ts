import { expect, test } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const told =
  'Breast wheels create another channel for the same pond; overshot wheels store a fall of water to use later.';
const chapter = `# Mills

## Wheels

A mill race is returned by the weir; it refers through the pond to a stream and its current height. A sluice is opened
through gates and is not itself the way of the water. ${told} Removing one gate may leave the leat open through another.

Worked gate trace: digging the first gives its leat one name; a second breast raises the count of the same leat to two;
an overshot creates a leat that stores the water. Removing the first leaves the breast able to turn but makes the
overshot stand.

## Practice

Build a breast wheel and an overshot wheel inside the yard; compare how they turn after removing the first gate.
`;

test.each([
  'difference between breast wheel and overshot wheel',
  'how does a breast wheel differ from an overshot wheel',
])('a sentence that one thing begins tells of both: %s', async (question) => {
  expect(await askChapter(chapter, question)).toMatch(new RegExp(`^> ${told}`));
});
