import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const filler = 'Carts took what was made there to the towns inland, and the carters were paid by the load.';
const chapter = `# The Salt Works of Orr

## The charter

The Charter of Orr names five duties of a salt master: heat, brine, pans, carts, and books. ${filler}

## Ponds

The works had four ponds in the first year. After the flood the works had six ponds, and the old walls were left to the gulls. ${filler}

## Kilns

The three kilns of the north bank burnt peat, and the two kilns of the south bank burnt coal. ${filler}
`;

it.each([
  ['what are the seven duties of a salt master', /^Your files say five, not seven:\n\n> .*five duties/],
  ['list the 3 duties of a salt master', /^Your files say five, not 3:/],
  ['tell me the 12 duties a salt master has', /^Your files say five, not 12:/],
])('“%s” has its number put right first', async (asked, expected) => {
  expect(await askChapter(chapter, asked)).toMatch(expected);
});

it.each([
  'what are the five duties of a salt master',
  'name three duties of a salt master',
  'give me 2 of the duties of a salt master',
  'what are the four ponds of the works',
  'what were the five ponds of the works',
  'what are the four songs of a salt master',
  'what were the two kilns of the north bank',
  'explain the four kilns of the north bank',
])('“%s” is not corrected', async (asked) => {
  expect(await askChapter(chapter, asked)).not.toMatch(/^Your files say/);
});
