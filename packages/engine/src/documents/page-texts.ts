import { type Block, type Document, pageAt } from './document.ts';

export interface PageText {
  /** 1-based; null where the format has no pages. */
  page: number | null;
  text: string;
}

/**
 * The text of each page, blocks parted by line breaks; a paragraph that goes on over a page is cut where the page ends.
 * Every page is there, an empty one as an empty text; a document without pages is one text.
 */
export function pageTexts({ blocks, pageCount }: Pick<Document, 'blocks' | 'pageCount'>): PageText[] {
  const texts = new Map<number | null, string[]>();
  for (let page = 1; page <= (pageCount ?? 0); page++) texts.set(page, []);
  for (const block of blocks) {
    for (const { page, text } of piecesOf(block)) {
      const lines = texts.get(page) ?? [];
      texts.set(page, lines);
      if (text !== '') lines.push(text);
    }
  }
  if (texts.size === 0) texts.set(null, []);
  return [...texts].map(([page, lines]) => ({ page, text: lines.join('\n') }));
}

/** A block as it is printed, by pages. */
function piecesOf(block: Block): PageText[] {
  const marker = block.kind === 'list-item' && block.marker !== null ? `${block.marker} ` : '';
  const turns = block.lines.filter(({ page }, i) => i > 0 && page !== block.lines[i - 1]?.page);
  const starts = [0, ...turns.map(({ start }) => start)];
  return starts.map((start, i) => ({
    page: pageAt(block, start),
    text: (i === 0 ? marker : '') + block.text.slice(start, starts[i + 1]).trim(),
  }));
}
