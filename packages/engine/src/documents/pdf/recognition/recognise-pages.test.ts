import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { outline } from '../../testing/outline.ts';
import { namedPages } from '../page-warnings.ts';
import { readPdf } from '../read-pdf.ts';
import { makePdf, type TestPage } from '../testing/make-pdf.ts';
import { openPagePictures } from './page-pictures.ts';

/** A PDF whose pages are pictures of those of another. Blank pages stay blank. */
async function scanOf(bytes: Uint8Array): Promise<Uint8Array> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const { packageFolder } = await import('../content/package-folder.ts');
  const task = getDocument({
    data: bytes.slice(),
    standardFontDataUrl: packageFolder('standard_fonts'),
    verbosity: VerbosityLevel.ERRORS,
  });
  const pdf = await task.promise;
  const scan = await PDFDocument.create();
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: 2.5 });
    const canvas = createCanvas(viewport.width, viewport.height);
    const target: unknown = canvas;
    await page.render({ canvas: target as HTMLCanvasElement, viewport }).promise;
    const picture = await scan.embedPng(canvas.toBuffer('image/png'));
    scan.addPage([612, 792]).drawImage(picture, { x: 0, y: 0, width: 612, height: 792 });
  }
  await task.destroy();
  return await scan.save();
}

const sheet = (page: TestPage) => {
  page.text(72, 90, 'Rivers of the Plain', { font: 'bold', size: 20 });
  page.wrapped(72, 130, 400, 'The river rises in the hills above the town and falls two hundred metres to the plain.', {
    size: 12,
    leading: 15,
  });
  page.grid([72, 172, 372], [200, 222, 244]);
  page.text(78, 215, 'September 4', { size: 12 });
  page.text(178, 215, 'Weirs and mills', { size: 12 });
  page.text(78, 237, 'September 6', { size: 12 });
  page.text(178, 237, 'Read chapter 3', { size: 12 });
};

describe('a scan', () => {
  test('is read through text recognition, tables by the lines of the picture', async () => {
    const seen: number[] = [];
    const document = await readPdf(await scanOf(await makePdf([sheet])), { onProgress: (page) => seen.push(page) });
    expect(outline(document)).toEqual([
      'H1 Rivers of the Plain',
      'P The river rises in the hills above the town and falls two hundred metres to the plain.',
      'T0.0 September 4 | Weirs and mills',
      'T0.1 September 6 | Read chapter 3',
    ]);
    expect(document.warnings).toEqual([
      'Page 1 is a picture; the text was read from the picture and may have mistakes.',
    ]);
    expect(seen).toEqual([1, 1]);
    expect(document.blocks[0]?.lines[0]?.box.x).toBeCloseTo(72, -1);
  }, 60_000);

  test('of which nothing can be read has no text', async () => {
    const bytes = await scanOf(await makePdf([sheet]));
    const openRecogniser = async () => ({ read: async () => [], close: async () => {} });
    await expect(readPdf(bytes, { openRecogniser })).rejects.toMatchObject({ code: 'file_without_text' });
  });

  test('among printed pages is named in the warnings, a blank page is not', async () => {
    const scan = await PDFDocument.load(await scanOf(await makePdf([sheet])));
    const printed = await PDFDocument.load(await makePdf([sheet, () => {}]));
    const [picture] = await printed.copyPages(scan, [0]);
    if (picture) printed.addPage(picture);
    const openRecogniser = async () => ({ read: async () => [], close: async () => {} });
    const document = await readPdf(await printed.save(), { openRecogniser });
    expect(document.pageCount).toBe(3);
    expect(document.warnings).toEqual(['Page 3 is a picture without readable text and was left out.']);
  });
});

test('a page without a picture is not drawn', async () => {
  const pictures = await openPagePictures(await makePdf([() => {}]));
  expect(await pictures.draw(1)).toBeNull();
  await pictures.close();
});

test('pages are named as people do', () => {
  expect(namedPages([3])).toBe('Page 3');
  expect(namedPages([2, 3, 7])).toBe('Pages 2, 3 and 7');
  expect(namedPages([2, 3, 4, 5, 9])).toBe('Pages 2 to 5 and 9');
});
