import { expect, it } from 'vitest';
import { readSyllabus } from '../../syllabus/read-syllabus.ts';
import { outline } from '../testing/outline.ts';
import { readText } from './read-text.ts';

const parse = (lines: readonly string[]) => readText(new TextEncoder().encode(lines.join('\n')));
const columns = [
  'Week  Date     Topic     Due',
  '1     Sep 7    Wool      Quiz 1',
  '2     Sep 14   Linen     Report 1',
  '3     Sep 21   Silk      Quiz 2',
];
const boxed = [
  '| Week | Date   | Topic | Due      |',
  '+------+--------+-------+----------+',
  '| 1    | Sep 7  | Wool  | Quiz 1   |',
  '| 2    | Sep 14 | Linen | Report 1 |',
  '| 3    | Sep 21 | Silk  | Quiz 2   |',
  '+------+--------+-------+----------+',
];
const title = '|          Plan of the term        |';
const border = '+------+--------+-------+----------+';
const plain = '+----------------------------------+';

it.each([
  ['two words far apart', ['CALENDAR         Fall 2026', ...columns]],
  ['a title in the middle', ['        Plan  of the term', ...columns]],
  ['a title that runs over the columns', ['Plan   of all the   classes of the   term', ...columns]],
  ['a rule between', ['CALENDAR         Fall 2026', '-----------------------------', ...columns]],
  ['a boxed title', [border, title, border, ...boxed]],
  ['a boxed title under a plain border', [plain, title, border, ...boxed]],
])('reads the columns below a title: %s', async (_, lines) => {
  const { weeks } = readSyllabus(await parse(['Weaving', 'Fall 2026', '', ...lines]));
  expect(weeks.map(({ topic, assignments }) => [topic?.value, assignments.map((work) => work.title)])).toEqual([
    ['Wool', ['Quiz 1']],
    ['Linen', ['Report 1']],
    ['Silk', ['Quiz 2']],
  ]);
});

it('keeps a line that stands over the columns as part of the headings', async () => {
  const lines = ['Week  Date     Topic', '1     Sep 7    Wool', '2     Sep 14   Linen', '3     Sep 21   Silk'];
  const before = outline(await parse(['Week  Day      Lesson', ...lines]));
  expect(before[0]).toMatch(/Week.*Day.*Lesson/);
});
