import { describe, expect, it } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { answer } from '../answer.ts';
import { sayAnswer } from '../render/say-answer.ts';
import { numberedSection } from './numbered-section.ts';

async function ask(name: string, source: string, question: string): Promise<string> {
  const passages = cutPassages(await readDocument(new TextEncoder().encode(source), name), name);
  return sayAnswer(answer(question, buildIndex(passages), { documents: [{ id: name, name }] })).join('');
}

const bees =
  'A skep is a basket of straw in which a swarm is kept. Keepers lift it each autumn to weigh what the bees have stored.';
const summaryOfBees =
  'Skeps are baskets of straw that hold one swarm each. They are weighed in autumn, before the heather ends.';
const wax =
  'Cappings are the lids of wax that bees set on full cells. A press squeezes what is left of the honey out of them.';
const summaryOfWax =
  'Cappings close the cells once these are full of honey. A press empties them, and the wax is rendered.';
const markdown = `# 5 Bees\n\n## 5.1 Skeps\n\n${bees}\n\n### Summary\n\n${summaryOfBees}\n\n## 5.2 Wax\n\n${wax}\n\n### Summary\n\n${summaryOfWax}\n`;
const terms =
  'cappings: lids of wax on full cells\npress: a tool that squeezes honey out of wax\nrender: to melt wax and let the dirt sink';
const text = `5 Bees\n\n\nIntroduction\n\n${bees}\n\n\n5.1 Skeps\n\n${bees}\n\n\nWeighing a Skep\n\nA steelyard hangs from a beam, and the keeper reads the weight from its arm before noon.\n\n\nSummary\n\n${summaryOfBees}\n\n\nKey Terms\n\nskep: a basket of straw in which a swarm is kept\nsteelyard: a scale that hangs from a beam\n\n\n5.2 Wax\n\n${wax}\n\n\nRendering\n\nWax is rendered in a kettle of rain water, and the dirt sinks while it is still warm to the hand.\n\n\nSummary\n\n${summaryOfWax}\n\n\nKey Terms\n\n${terms}\n`;

describe('a section that is known by its number in the file of its chapter', () => {
  it.each([
    ['bees-chapter-5.md', markdown],
    ['bees_ch5.txt', text],
  ])('is summed up alone: %s', async (name, source) => {
    const said = await ask(name, source, 'summarize 5.2 for me');
    expect(said).toMatch(/Cappings close the cells/);
    expect(said).not.toMatch(/Skeps are baskets|basket of straw/);
  });

  it('has its own key terms where headings are not nested', async () => {
    const said = await ask('bees_ch5.txt', text, 'key terms for ch 5.2 pls');
    expect(said).toMatch(/cappings[\s\S]*render/i);
    expect(said).not.toMatch(/steelyard/);
  });

  it('has its turn in the main points of the chapter', async () => {
    const summaries = `# 5 Bees\n\n## 5.1 Skeps\n\n${bees}\n\n### Summary\n\n${'A skep is of straw. It holds a swarm. It is lifted in autumn. It is weighed by day. It is dried in May. It is mended in June. '}\n\n## 5.2 Wax\n\n${wax}\n\n### Summary\n\n${summaryOfWax}\n`;
    expect(await ask('bees-chapter-5.md', summaries, 'main points of the bees chapter')).toMatch(/Cappings close/);
  });

  it('is all that stands under its heading where each paragraph is a file of its own', () => {
    const paragraphs = [
      'Cappings are the lids of wax that bees set on full cells of honey.',
      'A press squeezes what is left of the honey out of the cappings.',
      'The wax is rendered in a kettle of rain water before the first frost.',
    ];
    const passages = paragraphs.flatMap((text, i) => makePassages([['5.2 Wax', text]], `wax-${i}`));
    expect(numberedSection([5, 2], passages)).toEqual(passages);
  });
});
