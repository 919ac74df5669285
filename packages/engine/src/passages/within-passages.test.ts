import { expect, test } from 'vitest';
import { readDocument } from '../documents/read-document.ts';
import { cutPassages } from './cut.ts';
import { withinPassages } from './within-passages.ts';

const paragraph =
  'A river carries sand and gravel down to the sea. Where it slows, it lays down what it carries. '.repeat(3);
const text = Array.from({ length: 6 }, (_, n) => `${n} ${paragraph}`).join('\n\n');
const document = await readDocument(new TextEncoder().encode(text), 'a.txt');
const passages = cutPassages(document, 'a');

test('of a file with too many passages the first are searched, and how many is said', () => {
  const paged = passages.map((passage, at) => ({ ...passage, page: at + 1 }));
  const within = withinPassages(paged, { pageLabels: ['i', 'ii', '1', '2', '3', '4'] }, 3);
  expect(within.passages).toEqual(paged.slice(0, 3));
  expect(within.leftOut).toBe('The first 3 of 6 passages of this file are searched, up to page 1.');
  expect(withinPassages(passages, document, 2).leftOut).toBe('The first 2 of 6 passages of this file are searched.');
});

test('any other is searched whole', () => {
  expect(withinPassages(passages, document)).toEqual({ passages, leftOut: null });
});
