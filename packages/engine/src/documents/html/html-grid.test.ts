import { expect, test } from 'vitest';
import { readDocument } from '../read-document.ts';

const read = async (html: string) => {
  const { blocks } = await readDocument(new TextEncoder().encode(html), 'page.html');
  return blocks.map((block) =>
    block.kind === 'table-row' ? block.cells.map(({ text }) => text.trim()).join(' | ') : block.text,
  );
};
const style = '<style>.plan { display: grid; grid-template-columns: 60px repeat(2, 1fr); }</style>';
const cells = (...texts: string[]) => texts.map((text) => `<div>${text}</div>`).join('\n');

test('a grid of short cells is a table', async () => {
  const page = `${style}<h2>Plan</h2><div class="plan">
    <div class="plan-head">Week</div><div class="plan-head">Topic</div><div class="plan-head">Reading</div>
    ${cells('1', 'Tides', 'Ch. 1', '2', 'Moons and tides', 'Ch. 2')}
    <div style="grid-column: span 2">Review</div><div>Ch. 1–2</div></div><p>Questions?</p>`;
  expect(await read(page)).toEqual([
    'Plan',
    'Week | Topic | Reading',
    '1 | Tides | Ch. 1',
    '2 | Moons and tides | Ch. 2',
    'Review | Ch. 1–2',
    'Questions?',
  ]);
});

test.each([
  ['parts of a page', cells('<h2>Staff</h2><p>Ana</p>', '<h2>News</h2>', '<p>a</p>', 'b', 'c', 'd', 'e', 'f', 'g')],
  ['too few rows', cells('1', 'Tides', 'Ch. 1')],
])('%s in a grid are no table', async (_, content) => {
  const rows = await read(`${style}<div class="plan">${content}</div>`);
  expect(rows.every((row) => !row.includes(' | '))).toBe(true);
});

test('cards whose number a row depends on the width are no table', async () => {
  const cards = '<style>.plan { display: grid; grid-template-columns: repeat(auto-fill, 200px); }</style>';
  const rows = await read(`${cards}<div class="plan">${cells('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i')}</div>`);
  expect(rows).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
});
