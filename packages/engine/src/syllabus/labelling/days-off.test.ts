import { expect, it } from 'vitest';
import { readSyllabus } from '../read-syllabus.ts';
import { buildDocument } from '../testing/build-document.ts';

const topicsOf = (lines: string[]) =>
  readSyllabus(buildDocument(['# Color, Fall 2025', ...lines]), { today: '2025-11-20' }).weeks.map(
    ({ topic }) => topic?.value ?? null,
  );

it('keeps a note of a day off out of the topic of a week', () => {
  const rows = [
    '1 | Sep 1 (no class – Labor Day), Sep 3 | Light and pigment',
    '2 | Sep 8, 10 | Complementary pairs (no class on Sep 8)',
    '3 | Sep 15, 17 | Value scales. No class Wednesday',
    '4 | Sep 22, 24 | Color fields / No class Monday – holiday',
  ];
  expect(topicsOf(['|= Week | Date | Topic', ...rows])).toEqual([
    'Light and pigment',
    'Complementary pairs',
    'Value scales',
    'Color fields',
  ]);
});

it('takes a closed day for no topic beside another day', () => {
  const days = ['Mon 9/15 – University closed', 'Wed 9/17 – Saturation'];
  const before = ['## Week 2', 'Mon 9/8 – Complementary pairs', 'Wed 9/10 – Value scales', '## Week 3'];
  expect(topicsOf(['## Week 1', 'Wed 9/3 – Light and pigment', ...before, ...days])).toEqual([
    'Light and pigment',
    'Complementary pairs; Value scales',
    'Saturation',
  ]);
});
