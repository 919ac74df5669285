import { expect, test } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readPdf } from './read-pdf.ts';
import { makePdf } from './testing/make-pdf.ts';
import { drawUnicode } from './testing/unicode-text.ts';

test('bold, italic, underlined and struck-out text is marked', async () => {
  const bytes = await makePdf([
    (page) => {
      page.wrapped(72, 72, 300, 'Some text goes first so that there is a body to tell the rest from, on two lines.');
      const bold = page.text(72, 120, 'Due:', { font: 'bold' });
      const italic = page.text(bold + 4, 120, 'Weirs', { font: 'italic' });
      const plain = page.text(italic + 4, 120, 'of the plain, a long line of plain text that is not');
      const struck = page.text(plain + 4, 120, 'marked');
      page.line(bold + 4, 122, italic, 122);
      page.line(plain + 4, 117, struck, 117);
    },
  ]);
  const lines = outline(await readPdf(bytes), { marks: true });
  expect(lines[1]).toBe(
    'P Due: Weirs of the plain, a long line of plain text that is not marked {bold:Due:} {italic:Weirs} {underline:Weirs} {strike:marked}',
  );
});

test('a raised number is no part of the number before it', async () => {
  const bytes = await makePdf([
    (page) => {
      const end = page.text(72, 100, 'Read chapter 3');
      page.text(end, 96, '12', { size: 6 });
      page.text(end + 12, 100, 'by Friday.');
    },
  ]);
  expect(outline(await readPdf(bytes))).toEqual(['P Read chapter 3¹² by Friday.']);
});

test('an accent over a narrow letter is that letter’s, not the one’s that it reaches over', async () => {
  const bytes = await makePdf([
    ({ page }) => {
      drawUnicode(page, 72, 100, ['C', 'a', 'p']);
      drawUnicode(page, 88, 100, ['´']);
      drawUnicode(page, 90, 100, ['ı']);
      drawUnicode(page, 96, 100, ['t', 'u', 'l', 'o']);
    },
  ]);
  expect(outline(await readPdf(bytes))).toEqual(['P Capítulo']);
});

test('every printed line has its place, from the top left of its page', async () => {
  const bytes = await makePdf([
    (page) => {
      page.wrapped(72, 100, 150, 'The river rises in the hills above the town and falls to the plain');
    },
  ]);
  const [block] = (await readPdf(bytes)).blocks;
  expect(block?.lines).toHaveLength(2);
  const [first, second] = block?.lines ?? [];
  expect(first).toMatchObject({ start: 0, page: 1, box: { x: 72 } });
  expect(first?.box.y).toBeCloseTo(100 - 7.8, 0);
  expect(first?.box.height).toBeCloseTo(10, 0);
  expect(block?.text.slice(second?.start)).toBe('the town and falls to the plain');
  expect((second?.box.y ?? 0) - (first?.box.y ?? 0)).toBeCloseTo(12, 5);
});

test('every line of a table row begins where its cell does', async () => {
  const bytes = await makePdf([
    (page) => {
      page.grid([72, 152, 352], [100, 130, 160]);
      page.text(78, 112, 'Week 1');
      page.text(158, 112, 'Weirs');
      page.text(158, 124, 'Quiz');
      page.text(78, 142, 'Week 2');
      page.text(158, 142, 'Mills');
    },
  ]);
  const [row] = (await readPdf(bytes)).blocks;
  expect(row?.text).toBe('Week 1 | Weirs\nQuiz');
  expect(row?.lines.map((line) => row.text.slice(line.start).split(/ \| |\n/)[0])).toEqual(['Week 1', 'Weirs', 'Quiz']);
  expect(
    row?.kind === 'table-row' && row.cells.map((cell) => row.text.slice(cell.start, cell.start + cell.text.length)),
  ).toEqual(row?.kind === 'table-row' ? row.cells.map((cell) => cell.text) : []);
});

test('text at an angle or off the page is left out, text past the margin is kept', async () => {
  const bytes = await makePdf([
    (page) => {
      page.text(72, 100, 'Read the chapter on weirs.');
      page.text(40, 400, 'DRAFT', { turn: 45, size: 40 });
      page.text(20, 500, 'stamped on the side', { turn: 90 });
      page.text(900, 300, 'beyond the page');
      page.text(560, 600, 'past the margin');
    },
  ]);
  const text = outline(await readPdf(bytes)).join('\n');
  expect(text).toContain('past the margin');
  expect(text).not.toMatch(/DRAFT|stamped|beyond/);
});

test('a page on which all text stands sideways is read as if it were turned', async () => {
  const bytes = await makePdf([
    (page) => {
      page.text(100, 700, 'The river rises in the hills above the town', { turn: 90 });
      page.text(112, 700, 'and falls to the plain.', { turn: 90 });
    },
  ]);
  const document = await readPdf(bytes);
  expect(document.blocks.map((block) => block.text).join(' ')).toBe(
    'The river rises in the hills above the town and falls to the plain.',
  );
  const box = document.blocks[0]?.lines[0]?.box;
  expect(box?.x).toBeCloseTo(100 - 7.8, 0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(700, 0);
  expect(box?.height).toBeGreaterThan(150);
});
