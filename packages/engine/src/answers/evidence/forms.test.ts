import { expect, test } from 'vitest';
import { readDocument } from '../../documents/read-document.ts';
import { cutPassages } from '../../passages/cut.ts';
import { tableAround } from './forms.ts';

const heads = '<tr><th>Flour</th><th>Sieve</th></tr>';
const rows = '<tr><td>Coarse</td><td>1 mm</td></tr><tr><td>Fine</td><td>0.2 mm</td></tr>';

test.each([
  ['heads alone', heads, 'Flour | Sieve'],
  ['a title above the heads', `<tr><th colspan="2">Grades of flour</th></tr>${heads}`, 'Flour | Sieve'],
  ['no heads', '', null],
])('finds the rows of a table with %s, from each of its rows', async (_, head, expected) => {
  const html = `<h1>Mills</h1><table>${head}${rows}</table>`;
  const [passage] = cutPassages(await readDocument(new TextEncoder().encode(html), 'a.html'), 'a');
  if (!passage) throw new Error('a passage');
  const read = (span: { start: number; end: number } | null | undefined) =>
    span ? passage.text.slice(span.start, span.end) : null;
  for (const { start } of passage.places.filter(({ form }) => form === 'row')) {
    const table = tableAround(passage, start);
    expect(read(table?.header)).toBe(expected);
    expect(table?.rows.map(read)).toEqual(['Coarse | 1 mm', 'Fine | 0.2 mm']);
  }
});
