import { expect, it } from 'vitest';
import { readDocument } from '../documents/read-document.ts';
import { cutPassages } from './cut.ts';

async function formsOf(rows: readonly string[][]): Promise<(string | undefined)[]> {
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const html = `<html><body><h1>Looms</h1><table>${cells}</table></body></html>`;
  const document = await readDocument(new TextEncoder().encode(html), 'looms.html');
  return cutPassages(document, 'looms').flatMap(({ places }) => places.map(({ form }) => form));
}

it.each([
  [
    ['Week', 'Dates', 'Topic and reading', 'Due'],
    ['1', 'Aug 31', 'Thread', ''],
    ['2', 'Sep 7', 'Fiber', 'Quiz 1'],
  ],
  [
    ['Component', 'Weight', 'Notes'],
    ['Quizzes', '16%', 'on Mondays'],
    ['Final', '20%', 'all chapters'],
  ],
])('takes a first row of column names for the heading of its table: %s', async (...rows) => {
  expect((await formsOf(rows)).filter((form) => form === 'header-row' || form === 'row')).toEqual([
    'header-row',
    'row',
    'row',
  ]);
});

it('takes a first row of the matter for none', async () => {
  const forms = await formsOf([
    ['Plain weave', 'strong', 'sheets'],
    ['Twill', 'soft', 'trousers'],
    ['Satin', 'glossy', 'ribbons'],
  ]);
  expect(forms).not.toContain('header-row');
});
