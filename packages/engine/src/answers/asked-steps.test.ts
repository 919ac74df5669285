import { expect, it } from 'vitest';
import { buildIndex } from '../passages/passage-index.ts';
import { glaciers, makePassages } from '../testing/passages.ts';
import { answer } from './answer.ts';

const told =
  'Firn turns into ice in three stages. First, grains settle and lose their edges. Second, they freeze together at the points where they touch. The hut at Velm has a cellar of it. Finally, the air between them is closed off in bubbles.';
const index = buildIndex(makePassages([told, ...glaciers]));

it('what comes one after the other is told to its end', () => {
  const { answer: text, abstained } = answer('What are the stages in which firn turns into ice?', index);
  expect(abstained).toBe(false);
  expect(text).toMatch(/First, grains.*Second, they freeze.*Finally, the air/);
  expect(text).not.toContain('cellar');
});

it('other questions, and steps of something else, are answered as ever', () => {
  expect(answer('Where do the grains of firn freeze together?', index).answer).not.toContain('Finally');
  expect(answer('What are the stages of a lawsuit?', index).answer).not.toContain('Finally');
});
