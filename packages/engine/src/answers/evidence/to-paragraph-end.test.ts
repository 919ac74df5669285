import { describe, expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const opening = `The salt cooperative of Karsa was founded by forty families who shared one pan, one shed and one boat. Every
family sent a worker to the pan in the dry months and was paid in sacks, and the sacks were sold on the quay of Osmer to
the fishermen. The salt cooperative failed because its members could not agree on who should mend the dyke in winter.
Those whose fields lay behind it said that the pan gained most, and those who lived off the pan said that the fields did.
For three winters nobody carried a stone, while the council looked on and the boatmen warned of what would come. The shed
lost its roof in the first of these winters and its doors in the second, and the sacks were kept in the chapel.`;
const rest = `In the fourth winter the sea broke through and took the pan within a night. The families divided the boat's
price among them, and most of them left for the towns.`;
const chapter = (more: string): string => `# 9 Karsa

## The cooperative

${opening} ${more}

## Lamps

Lamps of tin were made in Osmer. They cost a day's wage, and most families had one that hung beside the door.
`;

describe('an answer that breaks off shortly before the end of its paragraph', () => {
  it.each([
    'why did the salt cooperative fail',
    'explain the failure of the salt cooperative',
    'salt cooperative failed',
  ])('goes on to there: %s', async (question) => {
    expect(await askChapter(chapter(rest), question)).toMatch(/could not agree[\s\S]*left for the towns\./);
  });

  it('stays short where a number is asked for', async () => {
    const said = await askChapter(chapter(rest), 'how many families founded the salt cooperative');
    expect(said).toContain('forty families');
    expect(said).not.toContain('left for the towns');
  });

  it('stops before what the book has its reader do', async () => {
    const task = `${rest} Explain in your own words which of the two sides was right.`;
    expect(await askChapter(chapter(task), 'why did the salt cooperative fail')).not.toContain('Explain in your');
  });
});
