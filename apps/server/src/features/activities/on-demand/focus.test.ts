import { offlineTutor } from '@weekwise/engine/offline-tutor.ts';
import { cutPassages } from '@weekwise/engine/passages/cut.ts';
import { buildIndex } from '@weekwise/engine/passages/passage-index.ts';
import { buildDocument } from '@weekwise/engine/syllabus/testing/build-document.ts';
import { expect, it } from 'vitest';
import { focusOnTopic } from './focus.ts';

const files: Record<string, string[]> = {
  'Kilns.md': [
    '# Kilns',
    'A kiln is an oven in which clay is fired. A damper is a plate that narrows the flue.',
    '## Firing',
    'Bisque ware is pottery that was fired once without a glaze. A saggar is a box that keeps ash from the pots.',
    'A cone is a marker of clay that bends at a known heat. Potters open the damper because the fire needs air.',
  ],
  'Looms.md': [
    '# Looms',
    'A loom is a frame that keeps the warp under tension. A shuttle is a tool that carries the weft.',
    'Weavers of the coast sold their cloth to the owners of kilns. A heddle is a loop that lifts a thread of the warp.',
  ],
};
const index = buildIndex(Object.entries(files).flatMap(([name, lines]) => cutPassages(buildDocument(lines), name)));
const focus = focusOnTopic(
  index,
  () => true,
  'kilns',
  (id) => id,
);

it('is of all that stands under the topic’s heading, and of nothing else', async () => {
  const { result } = await offlineTutor.activities(
    { passages: focus.passages, ...(focus.around && { around: focus.around }) },
    { type: 'flashcards', count: 12, isWanted: focus.isAbout },
  );
  expect(result.activities.length).toBeGreaterThan(3);
  const text = JSON.stringify(result.activities);
  expect(text).toMatch(/saggar/i);
  expect(text).not.toMatch(/heddle|shuttle/i);
});

it('is read with the files around it', () => {
  expect(new Set(focus.around?.map(({ documentId }) => documentId))).toEqual(new Set(Object.keys(files)));
  expect(focus.passages.filter(({ documentId }) => documentId === 'Looms.md')).toHaveLength(1);
});
