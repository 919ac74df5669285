import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const filler = 'The tallies were kept in the lamp room of the pit, and the banksman read them out on Fridays.';
const chapter = `# The Pits of Garrow

## The great wheel

The great wheel is a water wheel that lifts the tubs out of Nether Pit. ${filler} It is twelve feet across and weighs three tons. The wood came from the wreck of a ship at Ost. Before it was built, forty men pulled the tubs up by hand. Mary Venn invented it in 1851. It was named for Tom Great, who paid for it. ${filler}

## The pumps

The pumps of the west seam are eighty feet long. Pumps came from the foundry at Lorn, and pumps weigh nine tons each. Jane Orr invented the pumps in 1870. The men of the west seam sang at work, and in winter they kept a fire beside the shaft.
`;
const ask = (asked: string) => askChapter(chapter, 'what is the great wheel?', asked);

it.each([
  ['how big is it?', /\*\*It is twelve feet across/],
  ['how heavy is it?', /\*\*It is twelve feet across and weighs three tons/],
  ['where did the wood of it come from?', /The wood came from the wreck/],
  ['how did they do it before that?', /\*\*Before it was built, forty men/],
  ['who came up with it?', /\*\*Mary Venn invented it/],
  ['why is it called that?', /It was named for Tom Great/],
])('answers “%s” from beside what was told, not from what has the same words elsewhere', async (asked, said) => {
  expect(await ask(asked)).toMatch(said);
});

it('tells again what has answered, where it holds the fact that is asked for', async () => {
  const text = `# Pits\n\n## Nether Pit\n\nThe largest pit of Garrow is Nether Pit, with a shaft of 900 feet. ${filler}\n\n## Ost\n\nThe pit of Ost has a shaft of 700 feet. ${filler}`;
  expect(await askChapter(text, 'what is the largest pit?', 'how deep is it?')).toMatch(/900 feet/);
});

it('hears a verb in “how long do they last”, no place in a list', async () => {
  const text = `# Pits\n\n## Props\n\n- Larch props carry one beam.\n- Steel props carry two beams.\n\nThe props stay up for a few months, and their lifetime depends on the damp. ${filler}`;
  expect(await askChapter(text, 'what are the props?', 'how long do they last?')).toMatch(/few months/);
});
