import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Block, Document } from '../document.ts';
import { leftOutAsPicture } from '../doubts.ts';
import { DocumentError } from '../errors.ts';
import { cutWarning, limitsOf, OutputBudget, type ReadOptions } from '../limits.ts';
import { usableTitle } from '../metadata.ts';
import { isWorthTelling, unseenText } from '../unseen.ts';
import { withDrawnBullets } from './content/drawn-bullets.ts';
import { explained, type OpenPdf, openPdf } from './content/open-pdf.ts';
import { onlyFirst, planPages } from './content/page-plan.ts';
import { PageSource } from './content/page-source.ts';
import { onTheirPages } from './content/page-turn.ts';
import { inReadingOrder } from './content/right-to-left.ts';
import { withoutDecorations } from './content/rules.ts';
import type { PageContent } from './geometry.ts';
import { layOutPages } from './layout/document-layout.ts';
import { pageLabelsOf } from './page-labels.ts';
import { aboutPages } from './page-warnings.ts';
import { makesSense } from './recognition/page-sense.ts';
import type { Recognised } from './recognition/recognise-pages.ts';
import type { TextRecogniser } from './recognition/recognise-text.ts';
import { flowBlocks } from './text/flow-blocks.ts';
import { withNotes } from './text/note-blocks.ts';

export interface PdfReadOptions extends ReadOptions {
  /** Reads the text of pages that are pictures; tests pass their own. */
  openRecogniser?: () => Promise<TextRecogniser>;
}

/**
 * Reads a PDF by the places of its text and lines: columns, tables, headings, lists and paragraphs in reading order,
 * each block with its printed lines in points from the top left of their page. Pages that are pictures go through text
 * recognition, page by page with progress, and are named in the warnings.
 * @throws DocumentError file_empty | file_too_large | file_encrypted | file_damaged | file_without_text
 */
export async function readPdf(bytes: Uint8Array, options: PdfReadOptions = {}): Promise<Document> {
  const limits = limitsOf(options);
  if (bytes.length === 0) throw new DocumentError('file_empty', 'This file is empty.');
  if (bytes.length > limits.fileBytes) throw new DocumentError('file_too_large', 'This file is too large.');
  const open = await openPdf(bytes);
  const { pdf } = open;
  try {
    const plan = await planPages(pdf, bytes.length, limits);
    const named = pdf.numPages > limits.pages ? {} : await pageLabelsOf(pdf);
    const labels = named.pageLabels;
    const warnings: string[] = plan.leftOut === null ? [] : [plan.leftOut];
    const { pages: printed, crowded } = await readPages(open, plan.pages, options);
    if (printed.length < plan.pages.length) warnings.push(onlyFirst(printed.at(-1)?.page ?? 0, pdf.numPages));
    warnings.push(
      ...aboutPages(
        { pages: crowded, labels },
        holdsTooMuch,
        'hold more than can be read; their first parts were read.',
      ),
    );
    const isWhole = printed.every((page) => page.words.length > 0 && makesSense(page.words));
    const { pages, hard } = isWhole
      ? { pages: printed, hard: [] }
      : await withRecognisedText(bytes, { pages: printed, labels }, options, warnings);
    if (pages.every((page) => page.words.length === 0)) {
      throw new DocumentError(
        'file_without_text',
        'There is no text in this PDF, and none could be read from its pictures. Scan it again, more sharply, or upload the original.',
      );
    }
    const hiding = printed.filter(hidesText).map((page) => page.page);
    warnings.push(...aboutPages({ pages: hiding, labels }, `has ${unseenText}`, `have ${unseenText}`));
    const { blocks, cut } = withinBudget(
      onTheirPages(withNotes(flowBlocks(layOutPages(pages)), pages), pages),
      new OutputBudget(limits),
    );
    if (cut) warnings.push(cutWarning);
    const title = await statedTitle(pdf);
    const hardPages = hard.length > 0 ? { hardPages: hard } : {};
    return {
      format: 'pdf',
      title,
      pageCount: pdf.numPages,
      ...named,
      ...hardPages,
      blocks,
      warnings,
    };
  } catch (error) {
    throw explained(error);
  } finally {
    await open.close();
  }
}

const holdsTooMuch = 'holds more than can be read; its first part was read.';
const senseless = 'letters that make no sense';

const hidesText = ({ unseen }: PageContent): boolean => isWorthTelling(unseen.map((word) => word.text));

async function withRecognisedText(
  bytes: Uint8Array,
  { pages: printed, labels }: { pages: readonly PageContent[]; labels: readonly string[] | undefined },
  options: PdfReadOptions,
  warnings: string[],
): Promise<Pick<Recognised, 'pages' | 'hard'>> {
  // Loaded for scans only: text recognition is large.
  const { recognisePages } = await import('./recognition/recognise-pages.ts');
  const onPage = (page: number) => options.onProgress?.(page, printed.length);
  const { pages, read, left, reread, hard } = await recognisePages(bytes, printed, onPage, options.openRecogniser);
  const isRead = 'the text was read from the picture and may have mistakes.';
  warnings.push(...aboutPages({ pages: read, labels }, `is a picture; ${isRead}`, `are pictures; ${isRead}`));
  warnings.push(
    ...aboutPages({ pages: left, labels }, `is a picture ${leftOutAsPicture}`, `are pictures ${leftOutAsPicture}`),
  );
  const isReread = `${senseless}; the text was read from a picture of the page and may have mistakes.`;
  warnings.push(...aboutPages({ pages: reread, labels }, `has ${isReread}`, `have ${isReread}`));
  const isHard = 'hard to read: the letters in the file make no sense. Compare every quote with the printed page.';
  warnings.push(...aboutPages({ pages: hard, labels }, `is ${isHard}`, `are ${isHard}`));
  return { pages, hard };
}

/**
 * Reads these pages until there is more text than a document may have. `crowded`: pages of which only a part was read.
 */
async function readPages(
  open: OpenPdf,
  numbers: readonly number[],
  options: ReadOptions,
): Promise<{ pages: PageContent[]; crowded: number[] }> {
  const { characters, marksOfPage } = limitsOf(options);
  const pages: PageContent[] = [];
  const crowded: number[] = [];
  let length = 0;
  for await (const whole of new PageSource(open, numbers).pages()) {
    options.onProgress?.(whole.page, open.pdf.numPages);
    const page = withinMarks(whole, marksOfPage);
    if (page !== whole) crowded.push(page.page);
    pages.push(withDrawnBullets(inReadingOrder(withoutDecorations(page))));
    length += page.words.reduce((sum, { text }) => sum + text.length + 1, 0);
    if (length > characters) break;
  }
  return { pages, crowded };
}

/** A page with so many words and lines at most; the very same where it has no more. */
function withinMarks(page: PageContent, most: number): PageContent {
  const { words, horizontal, vertical } = page;
  if (Math.max(words.length, horizontal.length, vertical.length) <= most) return page;
  return {
    ...page,
    words: words.slice(0, most),
    horizontal: horizontal.slice(0, most),
    vertical: vertical.slice(0, most),
  };
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
