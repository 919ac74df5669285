import { describe, expect, it } from 'vitest';
import { buildIndex } from '../../passages/passage-index.ts';
import { makePassages } from '../../testing/passages.ts';
import { readQuestion } from '../question/question.ts';
import { countWords } from '../render/shorten.ts';
import { chooseWindows } from './choose-windows.ts';
import { gatherEvidence } from './evidence.ts';

const beforehand = 'Salt marshes were long drained for pasture. Few people thought them worth keeping.';
const cause =
  'A marsh breaks the force of waves because its stems slow the water. ' +
  'This lets the mud that it carries settle. The ground then rises with the sea.';
const rejected =
  'Some engineers hold that a marsh breaks waves by its weight. However, stems without any weight do it as well.';
const other = 'Oysters were sold in the market of the town for a penny a dozen. The market was closed in the war.';

const shown = (question: string, texts: string[]): string[] => {
  const { sentences } = gatherEvidence(buildIndex(makePassages(texts)), readQuestion(question));
  return chooseWindows(sentences).map(({ passage, start, end }) => passage.text.slice(start, end));
};

describe('chooseWindows', () => {
  it('quotes what goes on after the sentence that answers', () => {
    const [first] = shown('Why does a marsh break the force of waves?', [`${beforehand} ${cause}`, other]);
    expect(first).toContain('because its stems slow the water');
    expect(first).toContain('rises with the sea');
  });

  it('marks the sentence that answers best', () => {
    const question = readQuestion('Why does a marsh break the force of waves?');
    const { sentences } = gatherEvidence(buildIndex(makePassages([`${beforehand} ${cause}`])), question);
    const [{ passage, key } = { passage: null, key: undefined }] = chooseWindows(sentences);
    expect(passage?.text.slice(key?.start, key?.end)).toMatch(/^A marsh breaks the force of waves because/);
  });

  it('does not quote a claim without the sentence that takes it back', () => {
    expect(shown('How does a marsh break waves by its weight?', [rejected, other]).join(' ')).toContain('However');
  });

  it('stays within 150 words', () => {
    const long = Array.from({ length: 30 }, (_, i) => `A marsh of type ${i} breaks waves by its stems and roots.`).join(
      ' ',
    );
    const words = shown('How does a marsh break waves?', [long, cause]).reduce(
      (sum, text) => sum + countWords(text),
      0,
    );
    expect(words).toBeLessThanOrEqual(150);
  });

  it('takes neither an announcement nor a signature for the key', () => {
    const text =
      'First, let’s look at the role of eelgrass in a bay. Eelgrass shelters the young of many fishes. ' +
      'Its roots hold the sand.\n—Agnes Holt, The Role of Eelgrass in a Bay';
    const { sentences } = gatherEvidence(
      buildIndex(makePassages([text, other])),
      readQuestion('What is the role of eelgrass in a bay?'),
    );
    const [{ passage, key } = { passage: null, key: undefined }] = chooseWindows(sentences);
    expect(passage?.text.slice(key?.start, key?.end)).toMatch(/^Eelgrass shelters/);
  });

  it('counts the words of a script without spaces', () => {
    const long = Array.from(
      { length: 40 },
      () => '潮汐是海水因月球和太阳的引力而发生的涨落现象，每天两次，在海湾里最大。',
    ).join('');
    const [first = ''] = shown('潮汐是什么？', [long]);
    expect(first.length).toBeLessThan(400);
  });

  it('shows the sentence that answers once, though a summary repeats it', () => {
    const summary =
      'A marsh breaks the force of waves because its stems slow the water. Peat is told of in the next part.';
    const said = shown('Why does a marsh break the force of waves?', [`${beforehand} ${cause}`, summary, other]);
    expect(said.filter((text) => text.includes('because its stems slow the water'))).toHaveLength(1);
  });

  it('puts the stretch with the number first where a number is asked for', () => {
    const named =
      'The marsh of Osmer burned, and the fire of the marsh became known as the Osmer marsh fire. ' +
      'The Osmer marsh fire was seen from the sea. The clerks of the Osmer marsh fire wrote for weeks.';
    const counted = 'It led to eighteen deaths in the marsh. The reeds grew back.';
    const question = readQuestion('How many people were killed in the Osmer marsh fire?');
    const { sentences } = gatherEvidence(buildIndex(makePassages([named, counted, other])), question);
    // The stretch that repeats the question has more in all, and the single best sentence is the other one.
    for (const sentence of sentences)
      sentence.probability = sentence.text.includes('eighteen') ? 0.4 : sentence.passage.text === named ? 0.2 : 0;
    const [first, second] = chooseWindows(sentences, 150, 'how-many');
    expect(first?.passage.text).toBe(counted);
    expect(second?.passage.text).toBe(named);
  });

  it('says nothing twice that two files say', () => {
    expect(shown('Why does a marsh break waves?', [cause, cause])).toHaveLength(1);
  });
});
