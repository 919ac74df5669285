import { expect, test } from 'vitest';
import type { Passage } from './passage.ts';
import { buildIndex, buildIndexInSteps } from './passage-index.ts';
import { invert } from './postings.ts';
import { spellingTableInSteps } from './spelling.ts';

const passages = Array.from({ length: 450 }, (_, ordinal): Passage => {
  const text = `Station ${ordinal} counted the birds of valley ${ordinal % 7}. They came back in spring.`;
  const place = {
    page: null,
    firstBlock: ordinal,
    lastBlock: ordinal,
    places: [{ start: 0, block: ordinal, page: null }],
  };
  return { id: `d#${ordinal}`, documentId: 'd', ordinal, text, headingPath: ['Birds'], role: 'body', ...place };
});

test('an index that is built in steps is the one that is built at once, and its steps are short', () => {
  const steps = [...buildIndexInSteps(passages)];
  expect(steps.length).toBeGreaterThanOrEqual(4);
  const building = buildIndexInSteps(passages);
  let step = building.next();
  while (!step.done) step = building.next();
  expect(step.value).toEqual(buildIndex(passages));
});

test('what is counted over a whole course is counted in steps', () => {
  const passageCount = 6_000;
  const terms = Uint32Array.from({ length: 2 * passageCount }, (_, i) => i % 2);
  const start = Uint32Array.from({ length: passageCount + 1 }, (_, p) => 2 * p);
  expect([...invert(terms, start, 1)].length).toBeGreaterThanOrEqual(6);
  const words = Array.from({ length: 25_000 }, (_, n) => `w${n}`);
  expect([...spellingTableInSteps(words)]).toHaveLength(2);
});

test('words without number get none', () => {
  const building = buildIndexInSteps(passages, 5);
  let step = building.next();
  while (!step.done) step = building.next();
  expect(step.value.formNumbers.size).toBe(5);
  expect(step.value.passages).toHaveLength(passages.length);
});
