import type { DocumentBlock } from '@weekwise/contracts/files.ts';
import { expect, test } from 'vitest';
import { makeBlock } from '../../../testing/document-factories.ts';
import { boxesOf, locateQuote } from './locate-quote.ts';

const block = (index: number, text: string, lines: DocumentBlock['lines'] = []) =>
  makeBlock({ index, text, lines, page: 1 });

test('finds a quote whatever the white space and case between its words', () => {
  const blocks = [block(3, 'A levee is a bank,\nnatural  or built.')];
  const ranges = locateQuote(blocks, { page: 1, block: 3, lastBlock: 3, quote: 'a Bank, natural or built' });
  expect(ranges).toEqual([{ block: 3, start: 11, end: 36 }]);
});

test('a quote that runs over two blocks marks its part of each', () => {
  const blocks = [block(0, 'First point: slope.'), block(1, 'Second point: banks.')];
  const ranges = locateQuote(blocks, { page: 1, block: 0, lastBlock: 1, quote: 'slope. Second point' });
  expect(ranges).toEqual([
    { block: 0, start: 13, end: 19 },
    { block: 1, start: 0, end: 12 },
  ]);
});

test('a quote leaves out what is struck out between its words', () => {
  const text = 'The essay is due on October 9 October 16. It counts.';
  const marks = [{ style: 'strike' as const, start: 20, end: 29 }];
  const target = { page: 1, block: 0, lastBlock: 0, quote: 'The essay is due on October 16.' };
  expect(locateQuote([makeBlock({ index: 0, text, marks, page: 1 })], target)).toEqual([
    { block: 0, start: 0, end: 41 },
  ]);
});

test('a quote that is not there marks its blocks whole, and no others', () => {
  const blocks = [block(0, 'One.'), block(1, 'Two.'), block(2, 'Three.')];
  expect(locateQuote(blocks, { page: 1, block: 1, lastBlock: 1, quote: 'Four' })).toEqual([
    { block: 1, start: 0, end: 4 },
  ]);
});

test('boxes cover the share of each printed line that the range holds', () => {
  const line = (start: number, y: number) => ({ start, page: 2, box: { x: 100, y, width: 200, height: 12 } });
  const blocks = [block(0, '012345678 0123456789', [line(0, 50), line(10, 64)])];
  expect(boxesOf(blocks, [{ block: 0, start: 5, end: 15 }], (text) => text.length)).toEqual([
    { page: 2, x: expect.closeTo(100 + (200 * 5) / 9), y: 50, width: expect.closeTo((200 * 4) / 9), height: 12 },
    { page: 2, x: 100, y: 64, width: 100, height: 12 },
  ]);
});

test('a line is cut where its letters end, narrow and wide ones', () => {
  const lines = [{ start: 0, page: 1, box: { x: 0, y: 0, width: 100, height: 12 } }];
  const wide = (text: string) => [...text].reduce((sum, letter) => sum + (letter === 'm' ? 3 : 1), 0);
  // Ten narrow letters and ten wide ones: a quarter of the line, then the rest.
  expect(boxesOf([block(0, 'iiiiiiiiiimmmmmmmmmm', lines)], [{ block: 0, start: 10, end: 20 }], wide)).toEqual([
    { page: 1, x: 25, y: 0, width: 75, height: 12 },
  ]);
});
