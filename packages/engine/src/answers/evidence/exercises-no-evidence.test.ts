import { describe, expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const chapter = `# 4 Keeping Time

## 4.1 Water Clocks

An outflow clock is a vessel that empties through a small hole, so that the falling water shows the hour. An inflow
clock, by contrast, is a vessel that fills at an even rate from a tank above it. The keepers of Velm trusted the inflow
clock more, since its rate did not fall with the water.

Frost was the enemy of both. A keeper who let the tank freeze lost the hour for the whole town, and had to wait for noon
to set the clock again by the sun.

### Section Quiz

The biggest difference between an outflow clock and an inflow clock is that

- an outflow clock is sacred, whereas an inflow clock is a toy
- an outflow clock empties, whereas an inflow clock fills
- an outflow clock needs sand, whereas an inflow clock needs oil

A keeper whose tank froze set the clock again by:

- the moon
- the sun
- the bell of Karsa

### Short Answer

What would an inflow clock be worth to a town without a bell? Describe a keeper’s morning.
`;

describe('the questions of a chapter', () => {
  it.each([
    'whats the difference between an outflow clock and an inflow clock',
    'outflow clock vs inflow clock',
    'what is an outflow clock',
    'how did a keeper set the clock again when the tank froze',
    'what was the inflow clock worth to a town',
  ])('are no evidence: %s', async (question) => {
    const said = await askChapter(chapter, question);
    expect(said).not.toMatch(/sacred|sand|oil|moon|Karsa|morning|Section Quiz|Short Answer/);
  });

  it('leave the text to answer', async () => {
    expect(await askChapter(chapter, 'outflow clock vs inflow clock')).toMatch(/empties.*\n.*fills at an even rate/);
  });
});
