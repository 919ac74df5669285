import { expect, it } from 'vitest';
import { askChapter } from '../testing/ask-chapter.ts';

const section = (number: number, what: string) => `## 4.${number} On ${what}

The ${what} of the coast are old. Nobody knows who made the first of them.

### Summary

Good ${what} are made of oak. Bad ${what} are made of pine. Each town paid for its ${what}. The ${what} were sold in 1850. Many ${what} are lost.
`;
const things = ['boats', 'nets', 'lamps', 'bells'];
const chapter = `# Chapter 4: Harbours\n\n${things.map((what, i) => section(i + 1, what)).join('\n')}`;

it.each(['main points of the harbours chapter in a few sentences', 'key takeaways of the harbours chapter pls'])(
  '“%s” gives each section its points, in order',
  async (request) => {
    const said = await askChapter(chapter, request);
    const places = things.map((what) => said.indexOf(`Good ${what} are made of oak`));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((x, y) => x - y));
    expect(said.match(/^- /gm)?.length).toBeLessThanOrEqual(10);
  },
);
