import { describe, expect, it } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { buildIndex } from '../../passages/passage-index.ts';
import { answer } from '../answer.ts';
import { sayAnswer } from './say-answer.ts';

const filler = 'The keepers wrote down the weather of every night in a book that the inspector read in spring.';
const chapter = `# Lighthouses

## Keeping the light

${filler} ${filler} Keeping a light burning follows these rules:

- Trim the wick before dusk, so that it burns evenly and leaves little soot on the glass of the lantern.
- Clean the lens at dawn with spirits of wine and a soft cloth that is used for nothing else in the house.
- Wind the clockwork every four hours, because a weight that has run down stops the lens from turning.
- Enter every lamp that fails in the book, with the hour and what was done about it until morning.

Figure 3.1. The lantern of the Skerry light burning after dark. (credit: E. Moss)

## The lens

A Fresnel lens is a lens cut into rings, each of which bends the light of the lamp into one beam. However, its rings cast thin shadows. In a revolving light, the lens turns around a lamp that stands still.
`;
const ask = async (question: string): Promise<string> => {
  const passages = cutPassages(await readDocument(new TextEncoder().encode(chapter), 'a.md'), 'a');
  return sayAnswer(answer(question, buildIndex(passages))).join('');
};

describe('a passage in an answer', () => {
  it('brings the list that it leads in, whole', async () => {
    const said = await ask('What rules does keeping a light burning follow?');
    expect(said).toMatch(
      /rules:.*\n>\s*\n> - Trim the wick[\s\S]*- Clean the lens[\s\S]*- Wind the clockwork[\s\S]*- Enter every lamp/,
    );
  });

  it.each([
    ['Pros', 'Cons'],
    ['Advantages', 'Disadvantages'],
  ])('begins a list with the label above what it shows: %s', async (good, bad) => {
    const items = [
      `${good}:`,
      'Price.',
      `${bad}:`,
      'A wool wick smokes, and the lens has to be cleaned twice a night.',
    ];
    const more = ['Slow: a wool wick burns down slowly, and is trimmed by hand.', 'It does not work in wind.'];
    const slide = `# Lamps\n\n${filler}\n\n## Wool wicks\n\n${[...items, ...more].map((item) => `- ${item}`).join('\n')}\n`;
    const passages = cutPassages(await readDocument(new TextEncoder().encode(slide), 'b.md'), 'b');
    const said = sayAnswer(answer('pros and cons of wool wicks', buildIndex(passages)))
      .join('')
      .replaceAll('**', '');
    expect(said).toContain(`:\n\n> - ${good}:\n> - Price.\n> - ${bad}:\n> - A wool wick smokes`);
  });

  it.each(['The story goes like this:', 'The keeper’s book has it so:'])(
    'shows what is told below its lead: %s',
    async (lead) => {
      const story = `A ship came in from the north with her lamps out. She was not seen until she struck. Nobody was lost.`;
      const chapter = `# Lamps\n\n${filler}\n\n## The blind ship\n\nThe blind ship is a tale that every keeper knows and tells to those who are new. ${filler} ${lead}\n\n> ${story}\n`;
      const passages = cutPassages(await readDocument(new TextEncoder().encode(chapter), 'b.md'), 'b');
      const said = sayAnswer(answer('What is the blind ship?', buildIndex(passages))).join('');
      expect(said).toContain(story);
    },
  );

  it('sets the sentence that answers in bold and keeps what takes it back', async () => {
    const said = await ask('What is a Fresnel lens?');
    expect(said).toMatch(/\*\*A Fresnel lens is a lens cut into rings.*one beam\.\*\*/);
    expect(said).toContain('However, its rings cast thin shadows.');
  });

  it('never quotes the words below a picture', async () => {
    expect(await ask('When was the Skerry light burning?')).not.toContain('Figure 3.1');
  });
});
