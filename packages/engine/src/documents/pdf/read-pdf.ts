import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Block, Document } from '../document.ts';
import { DocumentError } from '../errors.ts';
import { limitsOf, OutputBudget, type ReadOptions } from '../limits.ts';
import { usableTitle } from '../metadata.ts';
import { withDrawnBullets } from './drawn-bullets.ts';
import { flowBlocks } from './flow-blocks.ts';
import type { PageContent } from './geometry.ts';
import { layOutPages } from './layout.ts';
import { explained, type OpenPdf, openPdf } from './open-pdf.ts';
import { PageSource } from './page-source.ts';
import { onTheirPages } from './page-turn.ts';
import { withoutDecorations } from './rules.ts';

/**
 * Reads a PDF by the places of its text and lines: columns, tables, headings, lists and paragraphs in reading order,
 * each block with its printed lines in points from the top left of their page.
 * @throws DocumentError file_empty | file_too_large | file_encrypted | file_damaged | file_without_text
 */
export async function readPdf(bytes: Uint8Array, options: ReadOptions = {}): Promise<Document> {
  const limits = limitsOf(options);
  if (bytes.length === 0) throw new DocumentError('file_empty', 'This file is empty.');
  if (bytes.length > limits.fileBytes) throw new DocumentError('file_too_large', 'This file is too large.');
  const open = await openPdf(bytes);
  const { pdf } = open;
  try {
    const pages = await readPages(open, options);
    const blank = pages.filter((page) => page.words.length === 0).map((page) => page.page);
    if (blank.length === pages.length) {
      throw new DocumentError(
        'file_without_text',
        'The pages of this PDF are pictures without text. Scan it again with text recognition, or upload the original.',
      );
    }
    const { blocks, cut } = withinBudget(onTheirPages(flowBlocks(layOutPages(pages)), pages), new OutputBudget(limits));
    const warnings = cut ? ['This file is extraordinarily long; only its first part was read.'] : [];
    return { format: 'pdf', title: await statedTitle(pdf), pageCount: pdf.numPages, blocks, warnings };
  } catch (error) {
    throw explained(error);
  } finally {
    await open.close();
  }
}

async function readPages(open: OpenPdf, options: ReadOptions): Promise<PageContent[]> {
  const pages: PageContent[] = [];
  for await (const page of new PageSource(open).pages()) {
    options.onProgress?.(page.page, open.pdf.numPages);
    pages.push(withDrawnBullets(withoutDecorations(page)));
  }
  return pages;
}

async function statedTitle(pdf: PDFDocumentProxy): Promise<string | null> {
  const { info } = await pdf.getMetadata();
  const title = 'Title' in info ? info.Title : null;
  return typeof title === 'string' ? usableTitle(title) : null;
}

function withinBudget(blocks: readonly Block[], budget: OutputBudget): { blocks: Block[]; cut: boolean } {
  const kept: Block[] = [];
  for (const block of blocks) {
    if (!budget.take(block.text.length, block.kind === 'table-row' ? block.cells.length : 0)) break;
    kept.push(block);
  }
  return { blocks: kept, cut: kept.length < blocks.length };
}
