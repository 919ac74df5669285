import type { DocumentFormat } from '@weekwise/domain/documents.ts';
import type { Block, Document, TableRowBlock } from '../document.ts';
import { DocumentError } from '../errors.ts';
import { cutWarning, OutputBudget, type ReadingLimits } from '../limits.ts';
import { nonsenseWarnings } from '../sense.ts';
import { cellLines, isAllBold, isLayoutTable } from './cells.ts';
import { withoutContentsLists } from './contents-list.ts';
import { withContinuedTables } from './continued-tables.ts';
import type { FlowNode, FlowPlace, FlowRow, FlowTable } from './flow.ts';
import { withGlossaryItems } from './glossary-items.ts';
import { chopRichText, joinRichText, type RichText, splitRichText } from './rich-text.ts';
import { type GridCell, layOutGrid } from './table-grid.ts';
import { typedBullet } from './typed-bullet.ts';
import { withTypedCode } from './typed-code.ts';
import { withTypedLayout } from './typed-layout.ts';

/** A block of more characters, which nobody wrote, is parted. */
const mostOfBlock = 20_000;
const deepestList = 30;

interface Source {
  format: DocumentFormat;
  title: string | null;
  pageCount: number | null;
  warnings?: string[];
}

/**
 * Turns a flow into a document: layout tables are unwrapped, merged cells expanded, typed bullets become list items.
 * @throws DocumentError `file_without_text` when nothing is left.
 */
export function documentFromFlow(flow: Iterable<FlowNode>, source: Source, limits: ReadingLimits): Document {
  const writer = new BlockWriter(limits, source.pageCount !== null);
  writer.writeAll(withGlossaryItems(withContinuedTables(withTypedLayout(withTypedCode(withoutContentsLists(flow))))));
  if (writer.blocks.length === 0) {
    throw new DocumentError('file_without_text', 'There is no text in this file.');
  }
  const warnings = [...(source.warnings ?? []), ...nonsenseWarnings(writer.blocks)];
  if (writer.cut && !warnings.includes(cutWarning)) warnings.push(cutWarning);
  return { format: source.format, title: source.title, pageCount: source.pageCount, blocks: writer.blocks, warnings };
}

const isAllCode = ({ text, marks }: RichText): boolean =>
  marks.some(({ style, start, end }) => style === 'code' && start === 0 && end >= text.length);

class BlockWriter {
  readonly blocks: Block[] = [];
  private readonly budget: OutputBudget;
  private readonly paged: boolean;
  private tables = 0;

  constructor(limits: ReadingLimits, paged: boolean) {
    this.paged = paged;
    this.budget = new OutputBudget(limits);
  }

  get cut(): boolean {
    return this.budget.exhausted;
  }

  writeAll(flow: Iterable<FlowNode>): void {
    for (const node of flow) {
      if (this.budget.exhausted) return;
      if (node.kind === 'table') this.writeTable(node);
      else if (node.kind === 'heading') this.writeHeading(node.content, node.level, node.place);
      else if (node.kind === 'list-item') this.writeListItem(node.content, node.depth, node.marker, node.place);
      else this.writeParagraphs(node.content, node.place);
    }
  }

  private base(content: RichText, place: FlowPlace) {
    const { text, marks } = content;
    const page = this.paged ? place.page : null;
    return { index: this.blocks.length, text, marks, page, sourceLine: place.sourceLine, lines: [] };
  }

  private writeHeading(content: RichText, level: number, place: FlowPlace): void {
    const [heading, ...rest] = splitRichText(content, '\n\n').flatMap((part) => chopRichText(part, mostOfBlock));
    if (!heading || heading.text === '' || !this.budget.take(heading.text.length)) return;
    this.blocks.push({ ...this.base(heading, place), kind: 'heading', level: Math.min(6, Math.max(1, level)) });
    for (const paragraph of rest) this.writeParagraph(paragraph, place);
  }

  private writeListItem(content: RichText, depth: number, marker: string | null, place: FlowPlace): void {
    const bullet = marker === null ? typedBullet(content) : null;
    const [item, ...rest] = chopRichText(joinRichText(splitRichText(bullet ?? content, '\n\n'), '\n'), mostOfBlock);
    if (!item || item.text === '' || !this.budget.take(item.text.length)) return;
    this.blocks.push({ ...this.base(item, place), kind: 'list-item', depth: Math.min(deepestList, depth), marker });
    for (const paragraph of rest) this.writeParagraph(paragraph, place);
  }

  private writeParagraphs(content: RichText, place: FlowPlace): void {
    for (const paragraph of splitRichText(content, '\n\n')) {
      const lines = paragraph.text.includes('\n') ? splitRichText(paragraph, '\n') : [paragraph];
      // A dash in code is no bullet.
      const bullets = lines.map((line) => (isAllCode(paragraph) ? null : typedBullet(line)));
      if (!bullets.some((bullet) => bullet !== null)) {
        for (const piece of chopRichText(paragraph, mostOfBlock)) this.writeParagraph(piece, place);
        continue;
      }
      for (const [index, line] of lines.entries()) {
        const bullet = bullets[index];
        if (bullet) this.writeListItem(bullet, 0, null, place);
        else this.writeParagraph(line, place);
      }
    }
  }

  private writeParagraph(content: RichText, place: FlowPlace): void {
    if (content.text === '' || !this.budget.take(content.text.length)) return;
    this.blocks.push({ ...this.base(content, place), kind: 'paragraph' });
  }

  private writeTable(table: FlowTable): void {
    if (isLayoutTable(table)) {
      for (const row of table.rows) for (const cell of row.cells) this.writeAll(cell.nodes);
      return;
    }
    const number = this.tables;
    this.tables += 1;
    const written: { block: TableRowBlock; allBold: boolean }[] = [];
    for (const { row, cells } of layOutGrid(table)) {
      const source = table.rows[row];
      if (!source) continue;
      const block = this.rowBlock(source, number, row, cells);
      if (block.cells.every((cell) => cell.text === '' || cell.continued)) continue;
      if (!this.budget.take(block.text.length, cells.length)) return;
      this.blocks.push(block);
      written.push({ block, allBold: isAllBold(block) });
    }
    const [first, second] = written;
    const told = written.some(({ block }) => block.header);
    if (!told && first?.allBold && second && !second.allBold) first.block.header = true;
  }

  private rowBlock(source: FlowRow, table: number, row: number, grid: GridCell[]): TableRowBlock {
    const block: TableRowBlock = {
      ...this.base({ text: '', marks: [] }, source.place),
      kind: 'table-row',
      table,
      row,
      header: source.header,
      cells: [],
    };
    let text = '';
    for (const { cell, column, columnSpan, continued } of grid) {
      if (block.cells.length > 0) text += ' | ';
      const lines = cellLines(cell);
      const cellText = lines.map((line) => line.text).join('\n');
      let start = text.length;
      block.cells.push({ column, columnSpan, continued, text: cellText, start, lines });
      text += cellText;
      for (const line of lines) {
        for (const mark of line.marks) block.marks.push({ ...mark, start: mark.start + start, end: mark.end + start });
        start += line.text.length + 1;
      }
    }
    block.text = text;
    return block;
  }
}
