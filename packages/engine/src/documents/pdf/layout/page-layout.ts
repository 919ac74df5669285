import type { HorizontalRule, PageContent, PdfWord } from '../geometry.ts';
import { alignedTable } from '../tables/aligned-tables.ts';
import type { TableDraft } from '../tables/table-draft.ts';
import type { Measure } from '../text/text-line.ts';
import { type AlignedBlock, alignedBlocks } from './aligned-blocks.ts';
import { columnBlock, isTextInColumns } from './columns.ts';
import { withoutContents } from './contents.ts';
import { columnOf } from './gutters.ts';
import { withPartedHeadings } from './heading-rows.ts';
import { type Row, rowsOf } from './rows.ts';

/** Rows of running text that follow one another without a table or another column between them. */
export interface TextPart {
  kind: 'text-part';
  page: number;
  rows: Row[];
  /** The column's edges; null for text as wide as the page's. */
  measure: Measure | null;
  /** True where the text begins anew at the top of a page or column. */
  atTop: boolean;
}

export type PagePart = TextPart | TableDraft;

const deepestColumns = 2;
/** White between two columns of text. */
const columnRoom = 12;

/**
 * The parts of a page in reading order. `content` is what is left on the page beside its ruled `tables`.
 */
export function layOutPage(content: PageContent, pageCount: number, tables: readonly TableDraft[]): PagePart[] {
  const rows = withoutContents(rowsOf(content.words), pageCount);
  const parts: PagePart[] = [];
  let open: Row[] = [];
  const pending = [...tables].sort((a, b) => a.top - b.top);
  const close = () => {
    parts.push(...layOutRows(content.page, open, content.horizontal, null, 0));
    open = [];
  };
  for (const row of rows) {
    for (let next = pending[0]; next && next.top < row.baseline - 0.3 * row.size; next = pending[0]) {
      close();
      parts.push(next);
      pending.shift();
    }
    open.push(row);
  }
  close();
  parts.push(...pending);
  markTops(parts);
  return parts;
}

function markTops(parts: readonly PagePart[]): void {
  const [first] = parts;
  if (first?.kind === 'text-part') first.atTop = true;
}

function layOutRows(
  page: number,
  lines: readonly Row[],
  rules: readonly HorizontalRule[],
  measure: Measure | null,
  depth: number,
): PagePart[] {
  const rows = withPartedHeadings(lines);
  const columns = depth < deepestColumns ? columnBlock(rows) : null;
  if (columns) {
    return [
      ...layOutRows(page, rows.slice(0, columns.from), rules, measure, deepestColumns),
      ...columnsOf(page, rows, columns, rules, depth),
      ...layOutRows(page, rows.slice(columns.to), rules, measure, depth),
    ];
  }
  const parts: PagePart[] = [];
  const addText = (from: number, to: number) => {
    if (to > from) parts.push({ kind: 'text-part', page, rows: rows.slice(from, to), measure, atTop: false });
  };
  let done = 0;
  for (const block of alignedBlocks(rows, rules)) {
    addText(done, block.from);
    done = block.to;
    if (depth < deepestColumns && isTextInColumns(rows, block))
      parts.push(...columnsOf(page, rows, block, rules, depth));
    else parts.push(alignedTable(page, rows, block, rules));
  }
  addText(done, rows.length);
  return parts;
}

function columnsOf(
  page: number,
  rows: readonly Row[],
  block: AlignedBlock,
  rules: readonly HorizontalRule[],
  depth: number,
): PagePart[] {
  const columns: PdfWord[][] = Array.from({ length: block.gutters.length + 1 }, () => []);
  for (const row of rows.slice(block.from, block.to)) {
    for (const segment of row.segments) columns[columnOf(segment, block.gutters)]?.push(...segment.words);
  }
  return columns.flatMap((words, at) => {
    const inner = rowsOf(words);
    const next = block.gutters[at]?.right ?? 0;
    const measure = {
      left: Math.min(...inner.map((row) => row.left)),
      right: Math.max(next - columnRoom, ...inner.map((row) => row.right)),
    };
    const parts = layOutRows(page, inner, rules, measure, depth + 1);
    if (at > 0) markTops(parts);
    return parts;
  });
}
