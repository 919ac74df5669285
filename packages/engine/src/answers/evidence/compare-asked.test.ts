import { describe, expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const filler = 'The council of the island met twice a year in the old customs house, and its minutes are lost.';
const chapter = `# Boats

## Planks

Builders of the north laid each plank over the one below, and the edges were riveted. This came to be known as clinker building. ${filler}

Builders of the south set the planks edge to edge upon a frame; they used carvel building wherever oak was dear. ${filler}

## Summary

In sum the ways of the yards, clinker and carvel building, caulking and tarring, became common along the coast. ${filler}

## Sails

A lugsail is a sail hung from a yard. A gaff sail is a sail held out by a gaff.

| | Lugsail | Gaff sail |
| --- | --- | --- |
| Crew | one | three |
| Weather | calm | rough |
`;
const ask = (question: string) => askChapter(chapter, question);

describe('two things set side by side', () => {
  it('are told of each where the text only lists them together', async () => {
    const said = await ask('Compare clinker and carvel building.');
    expect(said).toMatch(/over the one below[\s\S]*edge to edge/);
    expect(said).not.toContain('In sum');
  });

  it('are told by what each is, and not by what it is also used for', async () => {
    const said = await askChapter(
      `# Knots\n\nIn a bowline, a loop is made that does not slip. A bowline is also used often on ferries. ${filler}\n\nA noose is a loop that closes on what it holds. ${filler}\n`,
      'difference between a bowline and a noose',
    );
    expect(said).toMatch(/\| bowline \| In a bowline, a loop is made/);
  });

  it('are shown as the table that has a column for each', async () => {
    const said = await ask('what is the difference between a lugsail and a gaff sail');
    expect(said).toMatch(/\| {2}\| Lugsail \| Gaff sail \|[\s\S]*\| Crew \| one \| three \|[\s\S]*\| Weather \|/);
  });
});
