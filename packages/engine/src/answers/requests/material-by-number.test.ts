import { describe, expect, it } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { answer } from '../answer.ts';
import { filesOfParts, partsOfSeries } from '../question/part-numbers.ts';
import { sayAnswer } from '../render/say-answer.ts';

const looms = '# Looms\n\nA heddle lifts one thread of the warp. Weavers tie it by hand, and it wears out in a year.\n';
const dyes =
  '# Dyes\n\nMadder gives a red that does not fade. Dyers boil it with alum, and they dry the cloth in shade.\n';
const kilns =
  '# Kilns\n\nA damper closes the flue of a kiln. Potters close it at dusk, and the heat stays until noon.\n';

async function ask(files: Record<string, string>, question: string): Promise<string> {
  const read = Object.entries(files).map(async ([name, text]) =>
    cutPassages(await readDocument(new TextEncoder().encode(text), name), name),
  );
  const passages = (await Promise.all(read)).flat();
  const documents = Object.keys(files).map((name) => ({ id: name, name }));
  return sayAnswer(answer(question, buildIndex(passages), { documents })).join('');
}

describe('a file that is named by its number', () => {
  const modules = { 'module-01.md': looms, 'module-02.md': dyes, 'module-12.md': kilns };
  it.each([
    ['key takeaways from module 12', modules],
    ['summarise module 12 pls', modules],
    ['what is unit 3 about', { 'Unit 2.md': looms, 'Unit 3.md': kilns }],
    ['tldr of lec 4', { 'Lecture04.md': kilns, 'Lecture05.md': dyes }],
    ['summarise lecture 2-3', { '2-1 cloth.md': dyes, '2-3 heat.md': kilns }],
    ['summary of ch. 9', { '08_cloth.md': looms, '09_heat.md': kilns }],
  ])('“%s”', async (question, files) => {
    const said = await ask(files, question);
    expect(said).toContain('damper');
    expect(said).not.toMatch(/heddle|Madder/);
  });

  it.each(['summarise module 7', 'key points of chapter 7'])('“%s” is said to be missing', async (question) => {
    expect(await ask(modules, question)).toMatch(/^I cannot find (?:module|chapter) 7 among your files\./);
  });
});

it('tells a module from a chapter of the same number', () => {
  const files = [{ name: 'ch05-looms.pdf' }, { name: 'module_05.html' }];
  expect(filesOfParts(files, partsOfSeries('module 5'))).toEqual([{ name: 'module_05.html' }]);
  expect(filesOfParts(files, [[5]])).toEqual([{ name: 'ch05-looms.pdf' }]);
});

it.each(['summarise the kiln lecture', 'tldr of the slides on kilns', 'key points of the kiln powerpoint'])(
  '“%s” means the slides, where notes are called the same',
  async (question) => {
    const notes =
      '# Notes\n\nA kiln is fed with ash wood. Stokers weigh it, and they keep the splinters for the start.\n';
    const said = await ask({ 'kiln reading.md': notes, 'kiln slides.md': kilns }, question);
    expect(said).toContain('damper');
    expect(said).not.toContain('ash wood');
  },
);
