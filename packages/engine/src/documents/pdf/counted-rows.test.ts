import { expect, test } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readPdf } from './read-pdf.ts';
import { makePdf } from './testing/make-pdf.ts';

test('every line with a number of its own below a month is a row', async () => {
  const bytes = await makePdf([
    (page) => {
      const days = ['2', '3', '6', '7', '8', '9'];
      const topics = ['Brine and its uses', 'Pans (ch. 2)', 'Trade by river', 'Tax', 'War (ch. 5)', 'Law'];
      for (const [at, day] of days.entries()) {
        if (at === 0) page.text(72, 100, 'June');
        page.text(140, 100 + 13 * at, day);
        page.text(200, 100 + 13 * at, topics[at] ?? '');
      }
    },
  ]);
  const rows = outline(await readPdf(bytes));
  expect(rows).toHaveLength(6);
  expect(rows[2]).toMatch(/\| 6 \| Trade by river$/);
});
