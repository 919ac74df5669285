import type { Block, Document } from '../document.ts';

/**
 * A document as lines that a person can compare: "H2 Title", "P text", "  - item", "T0.1 a | b". Line breaks print as
 * "/", tabs as "→", merged cells as `^`, spans as `+2`; marks, where asked for, in braces behind the line.
 */
export function outline(document: Document, options: { marks?: boolean } = {}): string[] {
  return document.blocks.map((block) => {
    const marks = options.marks
      ? block.marks.map((mark) => ` {${mark.style}:${shown(block.text.slice(mark.start, mark.end))}}`)
      : [];
    return `${head(block)} ${body(block)}`.trimEnd() + marks.join('');
  });
}

function head(block: Block): string {
  if (block.kind === 'heading') return `H${block.level}`;
  if (block.kind === 'paragraph') return 'P';
  if (block.kind === 'list-item') return `${'  '.repeat(block.depth)}${block.marker ?? '-'}`;
  return `T${block.table}.${block.row}${block.header ? 'h' : ''}`;
}

function body(block: Block): string {
  if (block.kind !== 'table-row') return shown(block.text);
  return block.cells
    .map((cell) => {
      const lines = cell.lines.map(
        (line) => (line.listDepth === null ? '' : `${'-'.repeat(line.listDepth + 1)} `) + shown(line.text),
      );
      return `${lines.join(' / ')}${cell.columnSpan > 1 ? `+${cell.columnSpan}` : ''}${cell.continued ? '^' : ''}`;
    })
    .join(' | ');
}

function shown(text: string): string {
  return text.replaceAll('\n', ' / ').replaceAll('\t', ' → ');
}
