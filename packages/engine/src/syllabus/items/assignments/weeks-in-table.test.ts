import { expect, it } from 'vitest';
import { buildDocument } from '../../testing/build-document.ts';
import { fall2024 } from '../../testing/pieces.ts';
import { findMentions } from './mentions.ts';

const read = (lines: string[]) =>
  findMentions(buildDocument(lines), new Set(), fall2024).map(({ title, dueDate }) => `${title} ${dueDate}`);

it('dates work in a grid of days by the heading of its column, not by the day that names the week', () => {
  const grid = ['|= Week | Monday | Wednesday', '9 Sep | Brine | Essay 1', '16 Sep | Quiz 2 | Pans'];
  expect(read(grid)).toEqual(['Essay 1 2024-09-11', 'Quiz 2 2024-09-16']);
});

it('takes the day that names a week for no due day', () => {
  expect(read(['|= Week of | Work', '9 Sep | Essay 1', '16 Sep | Quiz 2'])).toEqual(['Essay 1 null', 'Quiz 2 null']);
  expect(read(['|= Date | Work', '9 Sep | Essay 1', '16 Sep | Quiz 2'])).toEqual([
    'Essay 1 2024-09-09',
    'Quiz 2 2024-09-16',
  ]);
});
