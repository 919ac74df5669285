import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildDocument } from '../syllabus/testing/build-document.ts';
import { cutPassages } from './cut.ts';
import { placeAt } from './passage.ts';

const runs = { seed: 27, numRuns: 150 };
const words = fc
  .array(fc.constantFrom('ice', 'firn', 'melts', 'Karsa', 'valley', 'in', 'the', 'bed', '12', 'km', 'Dr.'), {
    minLength: 1,
    maxLength: 25,
  })
  .map((list) => list.join(' '));
const sentence = words.map((text) => `The ${text}.`);
const paragraph = fc.array(sentence, { minLength: 1, maxLength: 60 }).map((sentences) => sentences.join(' '));
const line = fc.oneof(
  { weight: 4, arbitrary: paragraph },
  { weight: 2, arbitrary: words.map((text) => `- ${text}`) },
  { weight: 2, arbitrary: fc.tuple(words, words).map(([one, other]) => `${one} | ${other}`) },
  words.map((text) => `# ${text}`),
  words.map((text) => `## ${text}`),
);
const lines = fc.array(line, { minLength: 1, maxLength: 30 });
const folded = (text: string): string => text.replace(/\s+/g, '');

it('passages lie within their document, in order, and do not overlap', () => {
  fc.assert(
    fc.property(lines, (written) => {
      const document = buildDocument(written);
      let last = { block: -1 };
      for (const passage of cutPassages(document, 'doc')) {
        const { firstBlock, lastBlock, places, text } = passage;
        expect(firstBlock).toBeGreaterThanOrEqual(last.block);
        expect(lastBlock).toBeGreaterThanOrEqual(firstBlock);
        expect(document.blocks[lastBlock]).toBeDefined();
        expect(places[0]).toMatchObject({ start: 0, block: firstBlock });
        expect(places.map(({ start }) => start)).toEqual(places.map(({ start }) => start).toSorted((a, b) => a - b));
        expect(placeAt(passage, text.length - 1).block).toBe(lastBlock);
        last = { block: lastBlock };
      }
    }),
    runs,
  );
});

it('every text of the document is in the passages or in the headings above them, once', () => {
  fc.assert(
    fc.property(lines, (written) => {
      const { blocks } = buildDocument(written);
      const passages = cutPassages(buildDocument(written), 'doc');
      const headings = new Set(passages.flatMap(({ headingPath }) => headingPath.map(folded)));
      const bodies = blocks.filter(({ kind }) => kind !== 'heading');
      const bare = passages.filter(({ firstBlock }) => blocks[firstBlock]?.kind === 'heading');
      const cut = passages.filter((passage) => !bare.includes(passage));
      expect(cut.map(({ text }) => folded(text)).join('')).toBe(bodies.map(({ text }) => folded(text)).join(''));
      const alone = bare.map(({ text }) => folded(text));
      for (const { kind, text } of blocks)
        if (kind === 'heading') expect(headings.has(folded(text)) || alone.includes(folded(text))).toBe(true);
    }),
    runs,
  );
});

it('the words at a place stand in the block that it names', () => {
  fc.assert(
    fc.property(lines, (written) => {
      const document = buildDocument(written);
      for (const { text, places } of cutPassages(document, 'doc')) {
        places.forEach(({ start, block }, i) => {
          const stretch = folded(text.slice(start, places[i + 1]?.start));
          expect(folded(document.blocks[block]?.text ?? '')).toContain(stretch);
        });
      }
    }),
    runs,
  );
});
