import type { Block, Document } from '../../documents/document.ts';
import { isPageLink } from '../../lexicon/page-links.ts';

/** One printed line outside tables, or one row of a table: what can open a part of a schedule or stand in it. */
export interface FlowLine {
  /** Place among the lines of the document. */
  position: number;
  block: Block;
  /** Offsets into the block's text. */
  start: number;
  end: number;
  text: string;
  /** Headings 1–6, then bold lines 7, other paragraphs 8, list items 9 and deeper. */
  level: number;
}

const longestBoldLine = 160;

/** A short line that is bold or underlined from end to end serves as a heading. */
function isBold(block: Block, start: number, end: number): boolean {
  if (end - start > longestBoldLine) return false;
  const strong = block.marks.filter(
    (m) => (m.style === 'bold' || m.style === 'underline') && m.start < end && m.end > start,
  );
  if (!strong.length) return false;
  for (let i = start; i < end; i++) {
    const covered = strong.some((mark) => mark.start <= i && i < mark.end);
    if (!covered && /[^\s\p{P}]/u.test(block.text[i] ?? ' ')) return false;
  }
  return true;
}

export const isBoldLine = (block: Block) => block.kind === 'paragraph' && isBold(block, 0, block.text.length);

function levelOf(block: Block, start: number, end: number): number {
  if (block.kind === 'heading') return block.level;
  if (block.kind === 'list-item') return 9 + block.depth;
  return isBold(block, start, end) ? 7 : 8;
}

/** The lines of a document in order. A heading is one line however it is broken; a paragraph has one for each break. */
export function flowLines(document: Document): FlowLine[] {
  const lines: FlowLine[] = [];
  for (const block of document.blocks) {
    let start = 0;
    const parts = block.kind === 'heading' || block.kind === 'table-row' ? [block.text] : block.text.split('\n');
    for (const text of parts) {
      const end = start + text.length;
      if (text.trim() && !isPageLink(text))
        lines.push({ position: lines.length, block, start, end, text, level: levelOf(block, start, end) });
      start = end + 1;
    }
  }
  return lines;
}
