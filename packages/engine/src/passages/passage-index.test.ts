import { expect, test } from 'vitest';
import type { Passage } from './passage.ts';
import { buildIndex, buildIndexInSteps } from './passage-index.ts';

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
