import { expect, it } from 'vitest';
import { buildDocument } from '../../testing/build-document.ts';
import { findGradingLists } from './grading-lists.ts';

it('prefers the grading of one track to a list that names parts of two tracks twice', () => {
  const lines = ['## Graded Work', '- Map essay (30%)', '- Project plan (20%)', '- Survey report (30%)'];
  lines.push('- Project plan (20%): graduate students hand in two pages.', '## Grading', 'Undergraduate students:');
  lines.push('|= Part | Weight', 'Attendance | 20%', 'Map essay | 30%', 'Final exam | 50%');
  const [best] = findGradingLists(buildDocument(lines), new Set());
  expect(best?.parts.map(({ name }) => name)).toEqual(['Attendance', 'Map essay', 'Final exam']);
});
