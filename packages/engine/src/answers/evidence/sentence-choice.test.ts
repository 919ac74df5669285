import { describe, expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const filler = 'The kiln yard lay between the road and the river, and clay came to it by barge.';
const chapter = `# Tiles

## Decline of Roof Tiles

Roof tiles of the north suffer in wet winters. Frost drives the glaze off the clay, resulting in a damage known as shelling. When shelling occurs, rain enters the tile and the next frost splits it. ${filler}

A split tile lets the roof leak. Roof tiles were dear, and many a roof leaked for years.

## Gas and Wood

Gas is best where the load is small and the heat must be even. ${filler}

Gas firing is dear. Wood firing is cheap.

Source: https://example.org/gas-firing

## Body and Slip

Body is easy to carve. Potters of the north were proud of their body. ${filler}

Analysts took body apart in 1890. The body is composed of two parts clay and one part burnt flint. ${filler}

## The Tile Tax

The Tile Tax in the North

The Tile Tax of 1712 was laid on every roof. ${filler}

Reeves counted the tiles from the road, and some went up with ladders. The Tile Tax led owners to strip their barns, and thatch came back to half of the valley. ${filler}

## Hand Pressing

A hand pressed tile cracks in the kiln, because the clay dries first at its edge. ${filler}

## Summary: Slip vs. Glaze

Slip is clay and water. It hides the colour of the body.

Glaze melts to glass. It keeps water out.
`;
const ask = (question: string) => askChapter(chapter, question);

describe('an answer', () => {
  it.each(['what is roof tile shelling', 'Define roof tile shelling.', 'roof tile shelling meaning'])(
    'takes the last word of a term for it where its section speaks of the rest: %s',
    async (question) => {
      expect(await ask(question)).toContain('resulting in a damage known as shelling.**');
    },
  );

  it.each(['what did the tile tax lead to', 'consequences of the tile tax', 'effects of the tile tax'])(
    'tells what came of a thing though no word says that it is an effect: %s',
    async (question) => {
      const said = await ask(question);
      expect(said).toContain('**The Tile Tax led owners to strip their barns, and thatch came back');
      expect(said).not.toContain('The Tile Tax in the North');
    },
  );

  it.each(['what is body made of', 'what does the body consist of?'])(
    'tells what a thing is made of: %s',
    async (question) => {
      expect(await ask(question)).toContain('**The body is composed of two parts clay and one part burnt flint.**');
    },
  );

  it('gives the condition and no date for "when is it best to"', async () => {
    expect(await ask('when is gas best')).toContain('Gas is best where the load is small');
  });

  it('takes no line that says where a text is from for what it says', async () => {
    expect(await ask('what about gas firing')).not.toContain('example.org');
  });

  it('tells why something is not so though the reason has no "not"', async () => {
    expect(await ask('why is a hand pressed tile not sound')).toContain('the clay dries first at its edge');
  });

  it.each(['slip vs glaze', 'what is the difference between slip and glaze?'])(
    'is the section that sets two things side by side: %s',
    async (question) => {
      const said = await ask(question);
      expect(said).toContain('Slip is clay and water.');
      expect(said).toContain('It keeps water out.');
      expect(said).not.toContain('What your files say of each');
    },
  );
});
