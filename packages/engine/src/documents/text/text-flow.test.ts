import { expect, it } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readText } from './read-text.ts';

it('begins a line with a week, though the question above it reaches the margin', async () => {
  const lines = [
    'Readings: Lindt, 12–40, and the letters of the keeper',
    'of the light, as far as the second storm',
    '',
    'Who paid for the light, and who was it that lit it?',
    'Week 2 (September 6): The keepers of the harbour and',
    'their letters',
  ];
  expect(outline(await readText(new TextEncoder().encode(lines.join('\n'))))).toEqual([
    'P Readings: Lindt, 12–40, and the letters of the keeper of the light, as far as the second storm',
    'P Who paid for the light, and who was it that lit it? / Week 2 (September 6): The keepers of the harbour and their letters',
  ]);
});
