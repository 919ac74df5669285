import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Document } from '../document.ts';
import { readDocument } from '../read-document.ts';
import { outline } from '../testing/outline.ts';

const read = async (name: string) =>
  told(await readDocument(new Uint8Array(readFileSync(new URL(`fixtures/${name}`, import.meta.url))), name));
/** Browsers print text as they please: cells are compared by their words, marks and depths are left out. */
const told = (document: Document) => outline(document).map((line) => line.replaceAll(' / ', ' '));

// The PDF beside each page is Chromium's print of it: `chromium --headless --no-pdf-header-footer --print-to-pdf`.
test.each([
  [
    'printed-schedule',
    'a table without rules, its cells in the middle of their rows, cut by a page break inside a row',
  ],
  ['printed-spans', 'cells over several rows and columns'],
  ['printed-gaps', 'empty cells, lines in the middle that only wrap, and a table inside one that lays out the page'],
  ['printed-twins', 'two tables of the same size on two pages'],
  ['printed-right-to-left', 'text and tables from right to left'],
])('%s: %s', async (name) => {
  expect(await read(`${name}.pdf`)).toEqual(await read(`${name}.html`));
});
