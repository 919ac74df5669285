import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const chapter = `# 4.2 The Glass Towns of Orvane

## The Glass Panic

In the spring of 1882 the glass market of Orvane collapsed within three weeks. Furnaces went cold along the whole river. The collapse of the glass market ruined the towns that had lived by it, and the panic reached the capital by June.

## Causes of the Collapse

The collapse of the market had been building for a decade. Furnace owners had borrowed heavily to enlarge their works, a foreign tariff closed the largest port to their wares, and the sand pits were nearly empty. When one bank called in its loans, the others followed.

## The Lantern Guild

Glassblowers met in cellars at first. By 1890 they had a hall, a chest for the sick, and nine hundred members. The guild asked for a shorter shift and for shutters against the heat.

## Section Summary

The glass market of Orvane collapsed in 1882, and the collapse of the glass market left the towns in need. The Lantern Guild of the glassblowers was an answer to the hardship of the glass towns, and a sign of what was to come.
`;

it('answers why from the section on causes, not from what names the event', async () => {
  const said = await askChapter(chapter, 'why did the glass market collapse in 1882');
  expect(said).toMatch(/borrowed heavily/);
});

it.each(['how did the lantern guild help glassblowers', 'list what the lantern guild asked for'])(
  'answers from the section that treats a thing, not from the summary: %s',
  async (question) => {
    const said = await askChapter(chapter, question);
    expect(said).toMatch(/a chest for the sick|shorter shift/);
    expect(said).not.toMatch(/sign of what was to come/);
  },
);
