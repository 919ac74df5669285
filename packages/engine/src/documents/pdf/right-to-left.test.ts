import { describe, expect, test } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readPdf } from './read-pdf.ts';
import { makePdf, type TestPage } from './testing/make-pdf.ts';
import { drawUnicode, onScreen } from './testing/unicode-text.ts';

const read = async (...pages: ((page: TestPage) => void)[]) => outline(await readPdf(await makePdf(pages)));

/** A line that ends at x = 540, as a line from right to left does. */
const line = (page: TestPage, y: number, text: string, size = 10) => {
  const letters = onScreen(text);
  drawUnicode(page.page, 540 - letters.length * size * 0.6, y, letters, { size });
};

describe('text from right to left', () => {
  test('is given in the order in which it is read', async () => {
    expect(await read((page) => line(page, 100, 'הגשר הישן נבנה מאבן'))).toEqual(['P הגשר הישן נבנה מאבן']);
  });

  test('keeps numbers and Latin words in it forwards', async () => {
    const text = 'הבחינה ביום 14 בדצמבר 2026 על Weirs and Mills בכיתה';
    expect(await read((page) => line(page, 100, text))).toEqual([`P ${text}`]);
  });

  test('keeps its brackets around what they stand around', async () => {
    const text = 'בשנת 1903 נהרס הגשר (Bridge 7) ונבנה מחדש (שוב)';
    expect(await read((page) => line(page, 100, text))).toEqual([`P ${text}`]);
  });

  test('has its full stop at the end', async () => {
    const text = 'הנהר עולה על גדותיו.';
    expect(await read((page) => line(page, 100, text))).toEqual([`P ${text}`]);
  });

  test('goes on from line to line', async () => {
    const lines = ['הנהר יורד מן ההרים אל העמק ומביא אתו חול ואבנים ועץ רב מן היערות', 'שבהרים הגבוהים.'];
    expect(await read((page) => void lines.map((text, at) => line(page, 100 + at * 12, text)))).toEqual([
      `P ${lines.join(' ')}`,
    ]);
  });

  test('is put together where each letter was set left of the one before', async () => {
    const lines = await read((page) => {
      for (const [at, letter] of [...'הגשר הישן'].entries()) {
        if (letter !== ' ') drawUnicode(page.page, 500 - at * 6, 100, [letter]);
      }
    });
    expect(lines).toEqual(['P הגשר הישן']);
  });

  test('has its boxes where it stands on the page', async () => {
    const document = await readPdf(await makePdf([(page) => line(page, 100, 'הגשר הישן')]));
    const box = document.blocks[0]?.lines[0]?.box;
    expect(box?.x).toBeCloseTo(540 - 9 * 6, 5);
    expect(box?.width).toBeCloseTo(9 * 6, 5);
  });

  test('is given in basic Arabic letters where the file has their shapes', async () => {
    const shapes = ['ﺮﻬﻨﻟﺍ'];
    const letters = [...(shapes[0] ?? '')];
    expect(await read((page) => void drawUnicode(page.page, 400, 100, letters))).toEqual(['P النهر']);
  });

  test('has the letters of a ligature in their order', async () => {
    // Lam with alef is one shape; the file calls it by one code or by two letters.
    for (const ligature of ['\ufefb', '\u0644\u0627']) {
      const letters = ['\u0645', ligature, '\u0633'];
      expect(await read((page) => void drawUnicode(page.page, 400, 100, letters))).toEqual(['P سلام']);
    }
  });

  test('has its points on the letters that they belong to', async () => {
    const text = 'שָׁלוֹם לכולם';
    const letters = [...text].reverse();
    expect((await read((page) => void drawUnicode(page.page, 300, 100, letters))).join()).toMatch(/^P ש\p{M}*ל/u);
  });

  test('in a table has its first column at the right', async () => {
    const lines = await read((page) => {
      page.grid([72, 240, 400, 540], [90, 110, 130, 150]);
      const rows = [
        ['שבוע', 'נושא', 'תאריך'],
        ['1', 'סכרים', '7 בספטמבר'],
        ['2', 'גשרים', '14 בספטמבר'],
      ];
      rows.forEach((row, at) => {
        row.forEach((text, column) => {
          const letters = onScreen(text);
          const right = [535, 395, 235][column] ?? 0;
          drawUnicode(page.page, right - letters.length * 6, 103 + at * 20, letters);
        });
      });
    });
    expect(lines.map((text) => text.replace(/^T0\.\dh? /, ''))).toEqual([
      'שבוע | נושא | תאריך',
      '1 | סכרים | 7 בספטמבר',
      '2 | גשרים | 14 בספטמבר',
    ]);
  });

  test('inside a line from left to right is given in order', async () => {
    const word = 'נהר';
    const lines = await read((page) => {
      const end = page.text(72, 100, 'The word ');
      const next = drawUnicode(page.page, end, 100, [...word].reverse());
      page.text(next + 3, 100, 'means a river.');
    });
    expect(lines).toEqual([`P The word ${word} means a river.`]);
  });

  test('of a Persian line keeps its own digits forwards', async () => {
    const text = 'آزمون در ۱۴ مهر ۱۴۰۵ است';
    expect(await read((page) => line(page, 100, text))).toEqual([`P ${text}`]);
  });

  test('leaves a page from left to right as it is', async () => {
    expect(await read((page) => void page.text(72, 100, 'Quiz 1 (weirs): 14 May.'))).toEqual([
      'P Quiz 1 (weirs): 14 May.',
    ]);
  });
});
