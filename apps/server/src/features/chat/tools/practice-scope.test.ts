import { expect, it } from 'vitest';
import { noSuchPart, scopeOf } from './practice-scope.ts';

const file = (name: string, role = 'material') => ({ id: name, name, role });
const files = [
  file('04-1-banks.md'),
  file('04-2-bends.md'),
  file('12-1-dams.md'),
  file('chapter 4 plan.pdf', 'syllabus'),
];

it.each([
  ['a chapter', [[4]], ['04-1-banks.md', '04-2-bends.md']],
  ['a section', [[4, 2]], ['04-2-bends.md']],
  ['several', [[4, 1], [12]], ['04-1-banks.md', '12-1-dams.md']],
  ['what is not there', [[5]], []],
])('finds the files of %s', (_what, parts, ids) => {
  expect(scopeOf({ parts }, files, null)).toEqual(ids);
});

it('is of no file where no part is named', () => {
  expect(scopeOf({ parts: [] }, files, null)).toBeNull();
});

it('says what is not there, and offers what is', () => {
  expect(noSuchPart({ parts: [[5]] }, files)).toBe(
    'I cannot find chapter 5 among your files. By their names your files are of chapters 4 and 12: ask for one of these, or for a week or a topic.',
  );
  expect(noSuchPart({ parts: [[5, 1]] }, [])).toBe(
    'I cannot find section 5.1 among your files. Ask for a week or a topic instead.',
  );
});
