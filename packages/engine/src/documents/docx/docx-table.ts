import type { FlowCell, FlowNode, FlowRow, FlowTable } from '../flow/flow.ts';
import { childOf, childrenOf, propertyOf, type XmlElement } from '../xml.ts';
import type { DocxContext } from './context.ts';
import { isOn, isShaded } from './styles.ts';

/** A table with its merged cells as spans. `readCell` reads what stands in a cell. */
export function tableFlow(
  table: XmlElement,
  context: DocxContext,
  readCell: (cell: XmlElement) => FlowNode[],
): FlowTable {
  const properties = childOf(table, 'tblPr');
  // A table's style may paint some of its rows.
  const style = propertyOf(properties, 'tblStyle') ?? '';
  const isPainted = isShaded(properties) || !/^(?:TableNormal|TableGrid)?$/.test(style);
  const rows: FlowRow[] = [];
  /** By grid column: the cell that goes on downwards there. */
  const open = new Map<number, FlowCell>();
  for (const row of unwrapped(table, 'tr')) {
    const rowProperties = childOf(row, 'trPr');
    if (childOf(rowProperties, 'del')) continue;
    context.onGround(isPainted, () =>
      context.pages.inRow(() => rows.push(rowFlow(row, rowProperties, open, context, readCell))),
    );
  }
  const first = rows[0];
  if (first && rows.length > 2 && standsOut(table)) first.header = true;
  if (first && hasHeaderLook(properties) && context.styles.hasBoldFirstRow(propertyOf(properties, 'tblStyle')))
    first.header = true;
  return { kind: 'table', rows, presentation: false };
}

function rowFlow(
  row: XmlElement,
  properties: XmlElement | undefined,
  open: Map<number, FlowCell>,
  context: DocxContext,
  readCell: (cell: XmlElement) => FlowNode[],
): FlowRow {
  const skippedColumns = count(propertyOf(properties, 'gridBefore'), 0);
  const place = { page: context.pages.current, sourceLine: null };
  const cells: FlowCell[] = [];
  let column = skippedColumns;
  for (const element of unwrapped(row, 'tc')) {
    if (!context.takeCell()) break;
    const cellProperties = childOf(element, 'tcPr');
    const columnSpan = count(propertyOf(cellProperties, 'gridSpan'), 1);
    const vertical = childOf(cellProperties, 'vMerge');
    const origin = open.get(column);
    const last = cells.at(-1);
    if (vertical && (vertical.attributes.val ?? 'continue') === 'continue' && origin) origin.rowSpan += 1;
    else if (propertyOf(cellProperties, 'hMerge') === 'continue' && last) last.columnSpan += columnSpan;
    else {
      const cell: FlowCell = {
        nodes: context.onGround(isShaded(cellProperties), () => readCell(element)),
        columnSpan,
        rowSpan: 1,
        header: false,
      };
      cells.push(cell);
      for (let at = column; at < column + columnSpan; at += 1) open.delete(at);
      if (vertical) open.set(column, cell);
    }
    column += columnSpan;
  }
  const header = childOf(properties, 'tblHeader');
  return { cells, skippedColumns, header: header !== undefined && isOn(header.attributes.val ?? '1'), place };
}

/** Rows and cells may stand inside of content controls and of marks for inserted text. */
function* unwrapped(parent: XmlElement, name: string): Generator<XmlElement> {
  for (const child of childrenOf(parent)) {
    if (child.name === name) yield child;
    else if (
      child.name === 'sdt' ||
      child.name === 'sdtContent' ||
      child.name === 'ins' ||
      child.name === 'customXml'
    ) {
      yield* unwrapped(child, name);
    }
  }
}

/** The table look asks for the style's first row. */
function hasHeaderLook(properties: XmlElement | undefined): boolean {
  const look = childOf(properties, 'tblLook')?.attributes;
  if (!look) return false;
  if (look.firstRow !== undefined) return isOn(look.firstRow);
  return (Number.parseInt(look.val ?? '0', 16) & 0x0020) !== 0;
}

function count(value: string | undefined, otherwise: number): number {
  const number = Number.parseInt(value ?? '', 10);
  return Number.isFinite(number) && number >= 0 ? Math.min(number, 200) : otherwise;
}

/** True where the first row is set off by its cells' own shading or lower border, and the second row is not. */
function standsOut(table: XmlElement): boolean {
  const [first, second] = [...unwrapped(table, 'tr')].map((row) =>
    [...unwrapped(row, 'tc')].map((cell) => childOf(cell, 'tcPr')),
  );
  if (!first || !second || first.length < 2) return false;
  const isShaded = (cell: XmlElement | undefined): boolean =>
    !/^(?:auto|ffffff)?$/i.test(childOf(cell, 'shd')?.attributes.fill ?? '');
  const isRuled = (cell: XmlElement | undefined): boolean => {
    const border = propertyOf(childOf(cell, 'tcBorders'), 'bottom');
    return border !== undefined && border !== 'nil' && border !== 'none';
  };
  return [isShaded, isRuled].some((mark) => first.every(mark) && !second.some(mark));
}
