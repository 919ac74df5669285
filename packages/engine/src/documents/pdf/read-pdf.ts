import type { Document } from '../document.ts';
import { DocumentError } from '../errors.ts';
import { limitsOf, type ReadOptions } from '../limits.ts';
import { withDrawnBullets } from './drawn-bullets.ts';
import { flowBlocks } from './flow-blocks.ts';
import type { PageContent } from './geometry.ts';
import { layOutPages } from './layout.ts';
import { explained, openPdf } from './open-pdf.ts';
import { PageSource } from './page-source.ts';
import { withoutDecorations } from './rules.ts';

/**
 * Reads a PDF by the places of its text and lines.
 * @throws DocumentError file_empty | file_too_large | file_encrypted | file_damaged | file_without_text
 */
export async function readPdf(bytes: Uint8Array, options: ReadOptions = {}): Promise<Document> {
  if (bytes.length === 0) throw new DocumentError('file_empty', 'This file is empty.');
  if (bytes.length > limitsOf(options).fileBytes) throw new DocumentError('file_too_large', 'This file is too large.');
  const { pdf, close } = await openPdf(bytes);
  try {
    const source = new PageSource(pdf);
    const pages: PageContent[] = [];
    for (let page = 1; page <= pdf.numPages; page += 1) {
      options.onProgress?.(page, pdf.numPages);
      pages.push(withDrawnBullets(withoutDecorations(await source.read(page))));
    }
    const parts = layOutPages(pages);
    const blocks = flowBlocks(parts);
    if (blocks.length === 0) {
      throw new DocumentError('file_without_text', 'This PDF holds pictures of pages but no text.');
    }
    return { format: 'pdf', title: null, pageCount: pdf.numPages, blocks, warnings: [] };
  } catch (error) {
    throw explained(error);
  } finally {
    await close();
  }
}
