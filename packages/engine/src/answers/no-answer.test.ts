import { describe, expect, it } from 'vitest';
import { askChapter } from './testing/ask-chapter.ts';
import { askRivers } from './testing/river-course.ts';

describe('what the syllabus has nothing of', () => {
  it.each([
    'whats the wifi password in room 114',
    'what is the parking situation at the lecture hall',
    'what did freud say about dreams',
    'how do i bake bread',
    'does dr lindqvist have a dog or kids',
  ])('“%s” is answered with nothing else', (question) => {
    const { abstained, citations, text } = askRivers(question);
    expect(abstained, text).toBe(true);
    expect(citations).toEqual([]);
  });
});

const chapter = `# Keepers of the Coast

## The lamp at Orrin Head

Tolm Varrick kept the lamp at Orrin Head for forty years. Varrick wrote that a lamp is worth no more than its wick, and he trimmed his every night. Last year the lamp was lit again for visitors.

## Wages and quarrels

The keepers were paid once a year. Different guilds on the quay asked the young keepers to join them, and some of the guilds protested against the price of oil.

## False lights

Some villages lit false lamps. Priests called it an ethical question and preached against the wreckers.`;

describe('what a chapter has nothing of', () => {
  it.each(['who won the regatta last year', 'what is the parking situation on the quay', 'what is a black hole'])(
    '“%s” is answered with nothing else',
    async (question) => {
      expect(await askChapter(chapter, question)).toBe("I couldn't find this in your files.");
    },
  );

  it('does not take what somebody said for what they said on another matter', async () => {
    const said = await askChapter(chapter, 'what did varrick mean by the protestant ethic');
    expect(said).toBe('“Varrick” is in your files, but nowhere where they speak of this, so I cannot tell.');
    expect(await askChapter(chapter, 'what did varrick say about the wick')).toContain('no more than its wick');
  });
});
