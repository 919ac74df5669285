import { expect, test } from 'vitest';
import { outline } from '../testing/outline.ts';
import { readPdf } from './read-pdf.ts';
import { makePdf } from './testing/make-pdf.ts';

test('a frame around everything is no table: what it holds is laid out as usual', async () => {
  const bytes = await makePdf([
    (page) => {
      page.grid([72, 480], [80, 240]);
      page.line(220, 80, 220, 81);
      for (const [at, topic] of ['Topic', 'Brine', 'Pans', 'Trade', 'Tax', 'War'].entries()) {
        page.text(80, 100 + 24 * at, at === 0 ? 'Class' : `Class ${at}`);
        page.text(230, 100 + 24 * at, topic);
      }
    },
  ]);
  expect(outline(await readPdf(bytes)).slice(1, 3)).toEqual(['T0.1 Class 1 | Brine', 'T0.2 Class 2 | Pans']);
});
