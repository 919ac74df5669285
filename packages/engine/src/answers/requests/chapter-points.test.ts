import { expect, it } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { answer } from '../answer.ts';
import { sayAnswer } from '../render/say-answer.ts';
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

it('keeps the files in their order, and tells no opening story beside their summaries', async () => {
  const files = [
    ['4-0.md', '# Chapter 4: Introduction\n\nThe sun came up over the quay. A gull sat on the last of the boats.'],
    ...things.map((what, i) => [
      `4-${i + 1}.md`,
      `# 4.${i + 1} On ${what}\n\n${'The wind was cold. '.repeat(i)}\n\n${section(i + 1, what)}`,
    ]),
  ] as const;
  const passages = await Promise.all(
    files.map(async ([name, text]) => cutPassages(await readDocument(new TextEncoder().encode(text), name), name)),
  );
  const documents = files.map(([name]) => ({ id: name, name }));
  const index = buildIndex(passages.flat());
  for (const request of ['main points of chapter 4', 'summarise chapter 4']) {
    const said = sayAnswer(answer(request, index, { documents })).join('');
    const places = things.map((what) => said.indexOf(`Good ${what} are made of oak`));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((x, y) => x - y));
    expect(said).not.toContain('gull');
  }
});
