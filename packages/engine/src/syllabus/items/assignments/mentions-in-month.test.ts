import { expect, it } from 'vitest';
import { buildDocument } from '../../testing/build-document.ts';
import { fall2024 } from '../../testing/pieces.ts';
import { mentionsInMonths } from './mentions-in-month.ts';

const sheet = (title: string, rows: string[]) => [
  title,
  '|= Sun | Mon | Tue | Wed | Thu | Fri | Sat',
  '1 | 2 | 3 / Brine | 4 | 5 / Pans | 6 | 7',
  ...rows,
  '22 | 23 | 24 / No class | 25 | 26 / Taxes | 27 | 28',
];
const read = (lines: string[], taken: number[] = []) =>
  mentionsInMonths(buildDocument(lines), new Set(taken), fall2024).map(({ title, dueDate }) => `${title} ${dueDate}`);

const days = ['8 / Salt diary 1 due | 9 | 10 / Exam 1 | 11 | 12 / Trade | 13 | 14'];
const joined = ['15Salt diary 2 due / Pan map due | 16 | 17W3: Salt blogs | 18 | 19 / Roads | 20 | 21'];

it.each(['## September 2024', '## Salt: calendar, September 2024'])('reads what is due in a month: %s', (title) => {
  expect(read(sheet(title, [...days, ...joined]))).toEqual([
    'Salt diary 1 2024-09-08',
    'Exam 1 2024-09-10',
    'Salt diary 2 2024-09-15',
    'Pan map 2024-09-15',
  ]);
});

it('leaves the sheets of the schedule, and other tables of numbers', () => {
  expect(read(sheet('## September 2024', [...days, ...joined]), [2])).toEqual([]);
  expect(read(sheet('## Prices', [...days, ...joined]))).toEqual([]);
  // The columns stand for no weekday.
  const odd = ['9 | 8 / Salt diary 1 due | 10 | 11 | 12 | 13 | 14', ...joined];
  expect(read(sheet('## September 2024', odd))).toEqual([]);
});
