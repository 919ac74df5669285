import type { ResponseInputOf } from '@weekwise/contracts/contract.ts';
import type { DocumentBlock, getFileDocument } from '@weekwise/contracts/files.ts';

/** A paragraph of a file. */
export const makeBlock = (change: Partial<DocumentBlock> = {}): DocumentBlock => ({
  index: 0,
  kind: 'paragraph',
  text: 'Rivers wander.',
  marks: [],
  page: null,
  level: null,
  depth: null,
  marker: null,
  table: null,
  header: false,
  cells: [],
  lines: [],
  ...change,
});

/** What was read of a file: three paragraphs, blocks 2 to 4. */
export const makeDocument = (
  change: Partial<ResponseInputOf<typeof getFileDocument>> = {},
): ResponseInputOf<typeof getFileDocument> => ({
  file_id: 'file1',
  name: 'why-rivers-bend.txt',
  format: 'text',
  page_count: null,
  blocks: ['Rivers wander.', 'The outer bank wears away.', 'The inner bank grows.'].map((text, at) =>
    makeBlock({ index: at + 2, text }),
  ),
  ...change,
});
