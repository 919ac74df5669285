import { buildDocument } from '@weekwise/engine/syllabus/testing/build-document.ts';
import { expect, it } from 'vitest';
import { shownLines } from './syllabus-lines.ts';

const document = buildDocument(Array.from({ length: 12 }, (_, i) => `Line ${i} of a syllabus that goes on.`));

it('a syllabus that is longer than the budget is cut between its lines', () => {
  const { data, last } = shownLines(document, 200);
  expect(last).toBeGreaterThan(0);
  expect(data.block).toContain(`[${last}] `);
  expect(data.block).not.toContain(`[${last + 1}] `);
});
