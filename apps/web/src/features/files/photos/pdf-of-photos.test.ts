import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { pdfOfPhotos } from './pdf-of-photos.ts';

/** A grey JPEG of 8 × 8 pixels. */
const jpeg = Uint8Array.from(
  atob(
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AP//Z',
  ),
  (character) => character.charCodeAt(0),
);

it('makes one file of several photos: a page each, upright or wide, the picture over all of it', async () => {
  const bytes = pdfOfPhotos([
    { jpeg, width: 2100, height: 2800 },
    { jpeg, width: 2800, height: 1400 },
  ]);
  const task = getDocument({ data: bytes, verbosity: 0 });
  const pdf = await task.promise;
  expect(pdf.numPages).toBe(2);
  const sizes = [];
  for (const number of [1, 2]) {
    const page = await pdf.getPage(number);
    sizes.push(page.view.slice(2).map(Math.round));
    const { fnArray } = await page.getOperatorList();
    expect(fnArray).toContain(OPS.paintImageXObject);
  }
  expect(sizes).toEqual([
    [632, 842],
    [842, 421],
  ]);
  await task.destroy();
});
