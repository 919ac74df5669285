import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const filler = 'The tallies were kept in the lamp room of the pit, and the banksman read them out on Fridays.';
const chapter = `# The Pits of Garrow

## Seams

A seam is a layer of coal between two beds of rock. ${filler}

Some seams are called W-type seams (“W” for warm). They lie deep, and the rock around them is hot to the hand. ${filler}

The second class of seams is dry and burns with little smoke. These are known as D-type seams. They lie near the top. ${filler}

The third class is thin and is left where it lies. Such layers are called T-type seams. ${filler}

## Ladders

Rope ladders: A rope ladder is hung from the top and sways. ${filler}

Iron ladders: An iron ladder is bolted to the rock and lasts for forty years. ${filler}

A dry pit has no use for either. ${filler}
`;
const ask = (...questions: string[]) => askChapter(chapter, ...questions);

it.each(['what about the other kinds?', 'and the others?', 'what other types are there?'])(
  'takes “%s” for what is named alike beside it',
  async (asked) => {
    const said = await ask('what are W-type seams?', asked);
    expect(said).toMatch(/D-type seams/);
    expect(said).toMatch(/T-type seams/);
    expect(said).not.toMatch(/W-type/);
  },
);

it('tells of one where one is asked for', async () => {
  expect(await ask('what is a rope ladder?', 'and the other ladder?')).toMatch(
    /\*\*Iron ladders: An iron ladder is bolted/,
  );
});

it('takes “not the … one, the other” for the one that is left', async () => {
  const said = await ask('which ladders did they use?', 'not the rope one, the other');
  expect(said).toMatch(/iron ladder is bolted/);
  expect(said).not.toMatch(/hung from the top/);
});
