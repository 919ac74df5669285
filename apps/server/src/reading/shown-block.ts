import type { DocumentBlock } from '@weekwise/contracts/files.ts';
import type { Block } from '@weekwise/engine/documents/document.ts';

/** A block as the viewer draws it: one flat shape for all kinds, links without their targets. */
export function toBlock(block: Block): DocumentBlock {
  return {
    index: block.index,
    kind: block.kind,
    text: block.text,
    marks: block.marks.map(({ style, start, end }) => ({ style, start, end })),
    page: block.page,
    level: block.kind === 'heading' ? block.level : null,
    depth: block.kind === 'list-item' ? block.depth : null,
    marker: block.kind === 'list-item' ? block.marker : null,
    table: block.kind === 'table-row' ? block.table : null,
    header: block.kind === 'table-row' && block.header,
    cells: block.kind === 'table-row' ? block.cells.map(toCell) : [],
    lines: block.lines,
  };
}

const toCell = (cell: Extract<Block, { kind: 'table-row' }>['cells'][number]) => ({
  column: cell.column,
  column_span: cell.columnSpan,
  continued: cell.continued,
  text: cell.text,
  start: cell.start,
});
