import type { CellLine, TableRowBlock } from '../document.ts';
import type { FlowCell, FlowNode, FlowTable } from './flow.ts';
import { joinRichText, splitRichText } from './rich-text.ts';
import { columnCount } from './table-grid.ts';
import { typedBullet } from './typed-bullet.ts';

const linesOfCell = new WeakMap<FlowCell, CellLine[]>();

/** The lines of a cell. A table within the cell gives a line for each of its rows. */
export function cellLines(cell: FlowCell): CellLine[] {
  const known = linesOfCell.get(cell);
  if (known) return known;
  const lines: CellLine[] = [];
  for (const node of cell.nodes) addLines(node, lines);
  linesOfCell.set(cell, lines);
  return lines;
}

function addLines(node: FlowNode, lines: CellLine[]): void {
  if (node.kind === 'table') {
    for (const row of node.rows) {
      const [only, ...others] = row.cells;
      if (only && others.length === 0 && columnCount(node) === 1) {
        for (const inner of only.nodes) addLines(inner, lines);
        continue;
      }
      const cells = row.cells.map((cell) => joinRichText(cellLines(cell), ' ')).filter((cell) => cell.text !== '');
      if (cells.length > 0) lines.push({ ...joinRichText(cells, ' | '), listDepth: null });
    }
    return;
  }
  if (node.kind === 'list-item') {
    const line: CellLine = { ...node.content, listDepth: node.depth };
    lines.push(node.marker === null ? line : { ...line, marker: node.marker });
    return;
  }
  for (const line of splitRichText(node.content, '\n')) {
    const bullet = typedBullet(line);
    lines.push(bullet ? { ...bullet, listDepth: 0 } : { ...line, listDepth: null });
  }
}

/** True where a table only arranges the page: its cells are to be read one after the other, as plain flow. */
export function isLayoutTable(table: FlowTable): boolean {
  if (table.presentation || columnCount(table) <= 1) return true;
  const cells = table.rows.flatMap((row) => row.cells);
  if (cells.filter((cell) => cell.nodes.length > 0).length <= 1) return true;
  const inner = cells.flatMap((cell) =>
    cell.nodes.filter((node) => node.kind === 'table').filter((table) => !isLines(table)),
  );
  if (inner.length > 0) {
    const nested = inner.reduce((sum, each) => sum + each.rows.reduce((count, row) => count + row.cells.length, 0), 0);
    return nested > cells.length;
  }
  const longest = cells.reduce((most, cell) => Math.max(most, cell.nodes.length), 0);
  const hasHeadings = cells.some((cell) => cell.nodes.filter((node) => node.kind === 'heading').length > 1);
  return table.rows.length <= 2 && hasHeadings && longest >= 6;
}

/** A table of one column that only breaks the lines of a cell, as programs write LaTeX. */
const isLines = (table: FlowTable): boolean =>
  columnCount(table) === 1 &&
  table.rows.every(({ cells }) =>
    cells.every(({ nodes }) => nodes.length <= 1 && nodes[0]?.kind !== 'heading' && nodes[0]?.kind !== 'table'),
  );

/** True where every cell that says anything is bold from end to end. */
export function isAllBold(row: TableRowBlock): boolean {
  const spoken = row.cells.filter((cell) => cell.text !== '');
  if (spoken.length < 2) return false;
  return spoken.every((cell) =>
    cell.lines.every((line) =>
      line.marks.some((mark) => mark.style === 'bold' && mark.start === 0 && mark.end >= line.text.length),
    ),
  );
}
