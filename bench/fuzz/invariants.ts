import type { Block, Document } from '@weekwise/engine/documents/document.ts';

/** What every document must hold to, however bad its file; the first thing that is not so, or null. */
export function brokenInvariant(document: Document): string | null {
  if (document.blocks.length === 0) return 'a document without blocks';
  for (const [at, block] of document.blocks.entries()) {
    const broken = brokenBlock(block, at);
    if (broken) return `block ${at}: ${broken}`;
  }
  return null;
}

function brokenBlock(block: Block, at: number): string | null {
  const { text } = block;
  if (block.index !== at) return `index ${block.index}`;
  if (block.kind !== 'table-row' && text.trim() !== text.trimEnd() && !text.startsWith(' '))
    return 'white space at its ends';
  if (text === '') return 'no text';
  if (!text.isWellFormed()) return 'half a surrogate';
  if (/[\0\u200b\ufeff]/.test(text)) return 'invisible characters';
  if (block.page !== null && !(block.page >= 1)) return `page ${block.page}`;
  for (const mark of block.marks) {
    if (!(mark.start >= 0 && mark.start < mark.end && mark.end <= text.length))
      return `mark ${mark.start}–${mark.end} of ${text.length}`;
  }
  if (block.kind === 'heading' && !(block.level >= 1 && block.level <= 6)) return `level ${block.level}`;
  if (block.kind === 'list-item' && !(block.depth >= 0 && block.depth <= 100)) return `depth ${block.depth}`;
  if (block.kind !== 'table-row') return null;
  for (const cell of block.cells) {
    if (text.slice(cell.start, cell.start + cell.text.length) !== cell.text)
      return `cell at ${cell.start} is not in its place`;
    if (cell.lines.map((line) => line.text).join('\n') !== cell.text) return 'lines of a cell are not its text';
    if (!(cell.column >= 0 && cell.columnSpan >= 1)) return `column ${cell.column}+${cell.columnSpan}`;
  }
  return null;
}
