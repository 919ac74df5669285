import { expect, it, test } from 'vitest';
import { readDocument } from '../read-document.ts';
import { docxOf, pptxOf, slideShape, wordParagraph } from '../testing/office-files.ts';
import { outline } from '../testing/outline.ts';

const word = async (...lines: string[]) => {
  const body = lines.map((line) => wordParagraph(line.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))).join('');
  return outline(await readDocument(docxOf(body), 'kiln.docx'), { marks: true });
};

test.each([
  ['statements', ['kiln_t kiln;', 'kiln_init(&kiln, 0);', '…', 'heat(&kiln); // for a day'], 1],
  ['a function', ['void heat(kiln_t *kiln) {', 'while (kiln->fire < 900)', 'kiln->fire++;', '}'], 1],
  ['lines of one paragraph below it', ['int fire = 0;', 'heat(kiln);', 'The kiln is hot.'], 2],
])('%s are one block of code', async (_, lines, blocks) => {
  const read = await word(...lines);
  expect(read.length).toBe(blocks);
  expect(read[0]).toMatch(/^P .* \/ .*\{code:.*\}$/);
});

test.each([
  ['a list in sentences', ['A kiln needs three things: dry wood for the fire;', 'salt for the glaze; and', 'time;']],
  ['labels', ['Wood dry by spring;', 'Salt']],
  ['one statement', ['Write this first:', 'kiln_t kiln;', 'Then heat it.']],
  ['a brace that nobody closes', ['void heat() {', 'fire++;', 'The kiln is hot by now.']],
])('%s stays in paragraphs', async (_, lines) => {
  expect((await word(...lines)).filter((line) => line.includes('{code:'))).toEqual([]);
});

it('takes the steps in the braces of a slide with them, and ends with the slide', async () => {
  const title = slideShape('type="title"', 'Firing');
  const box = (...lines: string[]) => slideShape('', ...lines);
  const slides = [
    `${title}${box('int heat(kiln_t *k) {')}${slideShape('idx="1"', 'wait until the kiln is dry;', '- add wood')}${box('}')}`,
    `${title}${box('int cool(kiln_t *k) {', '}')}`,
  ];
  expect(outline(await readDocument(pptxOf(slides), 'kiln.pptx')).filter((line) => !line.startsWith('H'))).toEqual([
    'P int heat(kiln_t *k) { / wait until the kiln is dry; / - add wood / }',
    'P int cool(kiln_t *k) { / }',
  ]);
});
