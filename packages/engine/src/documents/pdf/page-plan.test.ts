import { describe, expect, it } from 'vitest';
import type { ReadingLimits } from '../limits.ts';
import { readPdf } from './read-pdf.ts';
import { makePdf } from './testing/make-pdf.ts';

/** A PDF whose tree of pages names its pages in this order. */
function treeOf(named: readonly number[], count = named.length): Uint8Array {
  const contents = ['(Rivers carry sand.)', '(Deltas grow.)', '(Tides turn.)'];
  const page = (content: number) =>
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents ${content} 0 R/Resources<</Font<</F 3 0 R>>>>>>`;
  const stream = (text: string) => {
    const drawn = `BT /F 12 Tf 72 700 Td ${text} Tj ET`;
    return `<</Length ${drawn.length}>>\nstream\n${drawn}\nendstream`;
  };
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${count}/Kids[${named.map((at) => `${4 + 2 * at} 0 R`).join(' ')}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...contents.flatMap((text, at) => [page(5 + 2 * at), stream(text)]),
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  file += `${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`;
  return new TextEncoder().encode(file);
}

/** The pages that were read, and what was said. */
async function read(bytes: Uint8Array, limits: Partial<ReadingLimits> = {}) {
  const pages: number[] = [];
  const { blocks, warnings } = await readPdf(bytes, { limits, onProgress: (page) => pages.push(page) });
  return { pages, warnings, texts: blocks.map(({ text }) => text) };
}

describe('the pages of a PDF that are read', () => {
  it('are all of them, and one that is named twice is read once', async () => {
    expect(await read(treeOf([0, 1, 0, 2]))).toEqual({
      pages: [1, 2, 4],
      warnings: [],
      texts: ['Rivers carry sand.', 'Deltas grow.', 'Tides turn.'],
    });
  });

  it('end where the tree names one page again and again', async () => {
    const { pages, warnings } = await read(treeOf(Array.from({ length: 100_000 }, () => 0)));
    expect(pages).toEqual([1]);
    expect(warnings).toEqual(['This file names the same page again and again; it was read once.']);
  });

  it('are no more than the limit says, and the student is told how many', async () => {
    const file = await makePdf(['One.', 'Two.', 'Three.', 'Four.'].map((text) => (page) => page.text(72, 100, text)));
    expect(await read(file, { pages: 2 })).toEqual({
      pages: [1, 2],
      warnings: ['This file has 4 pages; only the first 2 were read.'],
      texts: ['One.', 'Two.'],
    });
  });

  it('end with the page on which there is more text than a document may have', async () => {
    const file = await makePdf(
      ['One short page.', 'Another page.', 'A third.'].map((text) => (page) => page.text(72, 100, text)),
    );
    const { pages, warnings } = await read(file, { characters: 20 });
    expect(pages).toEqual([1, 2]);
    expect(warnings).toContain('This file has 3 pages; only the first 2 were read.');
  });

  it('hold no more words than the limit says', async () => {
    const file = await makePdf([(page) => page.text(72, 100, 'One two three four five.')]);
    const { texts, warnings } = await read(file, { marksOfPage: 3 });
    expect([texts, warnings]).toEqual([
      ['One two three'],
      ['Page 1 holds more than can be read; its first part was read.'],
    ]);
  });
});
