import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { DocumentErrorCode } from '../errors.ts';
import { readPdf } from './read-pdf.ts';
import { makePdf } from './testing/make-pdf.ts';

const errorOf = async (bytes: Uint8Array): Promise<DocumentErrorCode | null> =>
  readPdf(bytes).then(
    () => null,
    (error) => error.code,
  );

const page = {
  text: (draw: { text(x: number, y: number, text: string): number }) => draw.text(72, 100, 'Weirs and mills'),
};

test('the title and the number of pages', async () => {
  const bytes = await makePdf([page.text, page.text], { title: 'Rivers of the Plain' });
  expect(await readPdf(bytes)).toMatchObject({
    format: 'pdf',
    title: 'Rivers of the Plain',
    pageCount: 2,
    warnings: [],
  });
  expect((await readPdf(await makePdf([page.text], { title: 'syllabus.docx' }))).title).toBeNull();
});

test('the caller keeps its bytes, and reading twice gives the same', async () => {
  const bytes = await makePdf([page.text]);
  const first = await readPdf(bytes);
  expect(await readPdf(bytes)).toEqual(first);
});

test('progress names each page', async () => {
  const seen: string[] = [];
  await readPdf(await makePdf([page.text, page.text, page.text]), {
    onProgress: (number, count) => seen.push(`${number}/${count}`),
  });
  expect(seen).toEqual(['1/3', '2/3', '3/3']);
});

test('what cannot be read is told by its kind', async () => {
  const bytes = await makePdf([page.text]);
  const encrypted = new Uint8Array(readFileSync(new URL('fixtures/encrypted.pdf', import.meta.url)));
  expect(await errorOf(new Uint8Array())).toBe('file_empty');
  expect(await errorOf(encrypted)).toBe('file_encrypted');
  expect(await errorOf(bytes.slice(0, bytes.length / 2))).toBe('file_damaged');
  expect(await errorOf(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70]))).toBe('file_damaged');
  expect(await errorOf(await makePdf([() => {}]))).toBe('file_without_text');
});

test('limits on output cut a document short and say so', async () => {
  const bytes = await makePdf([
    (draw) => {
      for (let at = 0; at < 9; at += 1) draw.text(72, 100 + at * 30, `Line ${at} of nine`);
    },
  ]);
  const document = await readPdf(bytes, { limits: { blocks: 4 } });
  expect(document.blocks).toHaveLength(4);
  expect(document.warnings).toHaveLength(1);
});

test('words keep their order where a font counts its widths on a grid of its own', async () => {
  // Made with fontTools: the second of three runs is set in a CFF font of 2048 units, each run at a place of its own.
  const bytes = new Uint8Array(readFileSync(new URL('fixtures/fine-units.pdf', import.meta.url)));
  const { blocks } = await readPdf(bytes);
  expect(blocks.map((block) => block.text)).toEqual(['Harbour lights and Salt tides, chapter one Harbour lights and']);
});
