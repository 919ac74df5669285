import { expect, test } from 'vitest';
import { readDocument } from '../documents/read-document.ts';
import { withinSyllabus } from './within-syllabus.ts';

const document = await readDocument(new TextEncoder().encode('One.\n\nTwo.\n\nThree.\n\nFour.\n'), 'a.txt');

test.each([
  [{ blocks: 2, characters: 100 }, ['One.', 'Two.']],
  [{ blocks: 9, characters: 12 }, ['One.', 'Two.']],
])('of a document that is too long (%o) the first part is read, and how much of it is said', (limits, texts) => {
  const within = withinSyllabus(document, limits);
  expect(within.document.blocks.map(({ text }) => text)).toEqual(texts);
  expect(within.leftOut).toBe('The plan was looked for in the first 2 of 4 paragraphs and rows.');
});

test('any other is read whole', () => {
  expect(withinSyllabus(document)).toEqual({ document, leftOut: null });
});
