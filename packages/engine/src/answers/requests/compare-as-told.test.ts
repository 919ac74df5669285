import { describe, expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const chapter = `# 2 Wages

## Kinds of pay

Table 2.1. Kinds of pay

| Kind | Fine | Pay |
| --- | --- | --- |
| Weekly | None | Coins are handed over on Friday by the clerk of the yard |

A hidden pay is a sum that is left off the list so that a worker stays longer. It was common in the salt yards.

A fine is a sum that is kept back so that a worker does not come late again. It was written on the door of the yard.

Many people take a hidden pay for a fine, but they are two very different things. A hidden pay always makes a worker
stay. In contrast, a fine always makes a worker hurry. Both were forbidden in 1902.

## Boats

A punt is a flat boat that is moved by a pole. It draws a hand of water.

A skiff is a narrow boat that is rowed by one. It draws two hands of water.

Punts and skiffs are often used to ferry the workers of the yards, and to carry their tools.
`;

describe('a comparison', () => {
  it('goes on to what a sentence announces as different', async () => {
    const said = await askChapter(chapter, 'is a hidden pay the same as a fine?');
    expect(said).toMatch(/very different things\. A hidden pay always[^\n]*In contrast, a fine always makes/);
  });

  it('takes no name from two cells that stand side by side', async () => {
    expect(await askChapter(chapter, 'is a hidden pay the same as a fine?')).not.toMatch(/fine pay|\\\|/);
  });

  it('does not show what they share as what sets them apart', async () => {
    const said = await askChapter(chapter, 'punt vs skiff');
    expect(said).toMatch(/moved by a pole[\s\S]*rowed by one/);
    expect(said).not.toContain('ferry');
  });
});
