import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';
import { spreadSections } from './telling-sentence.ts';

const filler = 'Carts took the lime to the fields each spring, and the drivers were paid by the load.';
const stages = [
  'Quarry',
  'Hopper',
  'Draw Arch',
  'Flue',
  'Hearth',
  'Slaking Pit',
  'Lime Store',
  'Cart Road',
  'Quay',
  'Toll House',
  'Weigh Beam',
  'Last Yard',
];
const part = (name: string) => `## The ${name}

For example, the kiln at Ness had one of oak. You might have seen one like it:

Figure 7: The ${name} at Ness, where the drivers were said to be the tallest of the coast.

The ${name.toLowerCase()} is the place where the lime is handed to the next crew. ${filler}
`;
const chapter = `# Lime Kilns

## Learning Objectives

In this chapter, you will learn about: the quarry, the hearth and the yard.

${stages.map(part).join('\n')}
## Link It Up

Visit this website for films of kilns.

## Worksheet

Trace each load from the quarry to the yard. Evidence: a table of all loads.
`;

it.each(['summarise the lime kilns chapter', 'key takeaways from the lime kilns chapter'])(
  '“%s” goes through to the end, with what tells something',
  async (request) => {
    const said = await askChapter(chapter, request);
    expect(said).toMatch(/last yard is the place/);
    expect(said).toMatch(/quarry is the place|hopper is the place/);
    expect(said.match(/^- /gm)?.length).toBeGreaterThan(7);
    expect(said).not.toMatch(/Figure 7|For example|might have seen|you will learn|website|Evidence:/);
  },
);

it('gives a long part of few more than a line', async () => {
  const long = `# Reeds\n\n## Cutting\n\nReeds are cut in frost. The frost takes the leaves off the stems. A cutter works from a punt. The punt is pushed with a pole. Bundles are tied with bramble. The bramble lasts for sixty years. ${filler}\n\n## Thatch\n\nA thatch sheds rain because its reeds lie one upon the other. ${filler}\n\n## Ridges\n\nA ridge is made of sedge. ${filler}\n`;
  const said = await askChapter(long, 'summarise the reeds chapter');
  expect(said.match(/^- /gm)?.length).toBeGreaterThan(3);
  expect(said).toMatch(/thatch sheds rain[\s\S]*made of sedge/);
});

it('takes the larger section of each stretch of a text', () => {
  const sections = [9, 1, 1, 9, 9, 1, 1, 9].map((size, at) => ({ size, at }));
  expect(spreadSections(sections, 4).map(({ at }) => at)).toEqual([0, 3, 4, 7]);
});

it('names a section by what it is about, whatever its number', async () => {
  const text = `# Book\n\n## 4.2 Rope Walks and How They Were Laid\n\nA rope walk is a long shed in which strands are laid into rope. ${filler}\n\n## New Views of Rope Walks\n\nNobody builds a walk now, and the old ones are stores. ${filler}\n`;
  expect(await askChapter(text, 'summarise the part about rope walks')).toContain('long shed');
});

it('tells what happened in a part, and how it ended', async () => {
  const quiet = 'The keepers of the coast wrote of it in their books, and drew the yard as it was. ';
  const story = `# The Fire at Ness\n\nThe yard at Ness stood by the sea. ${quiet.repeat(3)}\n\nIn the night the straw caught fire, killing two drivers. ${quiet.repeat(3)}\n\n${quiet.repeat(3)}In the end the yard was closed for good.\n`;
  const said = await askChapter(story, 'summarise the fire at ness');
  expect(said).toMatch(/stood by the sea[\s\S]*killing two drivers[\s\S]*closed for good/);
});

const summed = `# Tide Mills

## The Pond

A tide pond is a basin that fills at high water and is closed by a gate. ${filler}

## Millers and Their Guild

Millers of the coast founded a guild that set the price of grinding. Guild members paid a fee. ${filler}

## Summary

A tide mill grinds with the water of its pond, which a gate holds back until the tide has fallen.
`;

it.each(['summarise the tide mills chapter', 'summary of the tide mills chapter please'])(
  '“%s” adds what the summary of the text leaves out, and nothing that it tells',
  async (request) => {
    const said = await askChapter(summed, request);
    expect(said).toMatch(/A tide mill grinds[\s\S]*Millers and Their Guild: Millers of the coast founded a guild/);
    expect(said).not.toContain('tide pond is a basin');
  },
);
