import { getFileDocument } from '@weekwise/contracts/files.ts';
import { extractPdfContent } from '@weekwise/contracts/files-downloads.ts';
import type { Document } from '@weekwise/engine/documents/document.ts';
import { pageTexts } from '@weekwise/engine/documents/page-texts.ts';
import type { z } from 'zod';
import { namedPage } from '../lib/file-page.ts';
import { type PackedText, packJson } from '../plugins/packed-json.ts';
import { unpackDocument } from './packed-document.ts';
import { toBlock } from './shown-block.ts';

export interface ShownFile {
  id: string;
  name: string;
}

/** In blocks, for the viewer; or page by page. */
export type ShownAs = 'blocks' | 'pages';

const about = ({ id, name }: ShownFile, { format, pageCount, warnings }: Document) => ({
  file_id: id,
  name,
  format,
  page_count: pageCount,
  warnings,
});

const answers: Record<ShownAs, (file: ShownFile, document: Document) => unknown> = {
  blocks: (file, document) =>
    getFileDocument.response.parse({
      ...about(file, document),
      ...(document.pageLabels && { page_labels: [...document.pageLabels] }),
      blocks: document.blocks.map(toBlock),
    } satisfies z.input<typeof getFileDocument.response>),
  pages: (file, document) =>
    extractPdfContent.response.parse({
      ...about(file, document),
      pages: pageTexts(document).map(({ page, text }) => ({ ...namedPage(page, document.pageLabels), text })),
    } satisfies z.input<typeof extractPdfContent.response>),
};

/** What was read of a file, as its call answers it: some 15 ms for each megabyte that is unpacked. */
export const showDocument = (packed: Uint8Array, file: ShownFile, as: ShownAs): PackedText =>
  packJson(answers[as](file, unpackDocument(packed)));
