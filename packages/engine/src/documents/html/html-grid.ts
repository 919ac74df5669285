import { attribute, type HtmlElement, type HtmlNode, isBlock, isHtmlElement, textOfElement } from './element-kinds.ts';
import type { HtmlRow } from './html-table.ts';
import type { StyleRules } from './style-rules.ts';

const mostColumns = 8;
const fewestRows = 3;
/** In characters: what is longer is a part of the page, laid out beside others. */
const longestCell = 1200;
/** What a cell of a table seldom holds, and a box of a page's layout often. */
const partsOfPage = /^(?:h[1-6]|table|section|article|aside|main|header|footer|form|pre|blockquote)$/;
const deepest = 6;

/**
 * The rows of an element that a style sheet lays out as a grid of columns ("grid-template-columns: 1fr 2fr 1fr") and
 * that holds short cells: what looks like a table is one. null for any other element, also for a grid that lays out
 * the parts of a page.
 */
export function gridRows(
  element: HtmlElement,
  rules: StyleRules,
  isLeftOut: (element: HtmlElement) => boolean,
): HtmlRow[] | null {
  if (!isBlock(element) || element.childNodes.length < 2 * fewestRows) return null;
  const css = rules.of(element);
  if (!/^(?:inline-)?grid$/.test(css.get('display') ?? '')) return null;
  const columns = columnsOf(css.get('grid-template-columns'));
  if (columns < 2 || columns > mostColumns) return null;
  const children = element.childNodes.filter(isHtmlElement).filter((child) => !isLeftOut(child));
  if (hasLooseText(element) || !children.every(isCell)) return null;
  const rows: HtmlRow[] = [];
  let row: HtmlRow = { cells: [], header: false };
  let filled = 0;
  for (const cell of children) {
    const columnSpan = Math.min(spanOf(rules.of(cell).get('grid-column')), columns);
    // A cell that no longer fits begins the next row.
    if (filled + columnSpan > columns) {
      rows.push(row);
      row = { cells: [], header: false };
      filled = 0;
    }
    row.cells.push({ element: cell, columnSpan, rowSpan: 1, header: isHead(cell) });
    filled += columnSpan;
  }
  if (row.cells.length > 0) rows.push(row);
  if (rows.length < fewestRows) return null;
  return rows.map(({ cells }) => ({ cells, header: cells.length > 1 && cells.every(({ header }) => header) }));
}

/** How many columns a template fixes; 0 where their number depends on the width of the page. */
function columnsOf(template: string | undefined): number {
  if (!template || /auto-fi(?:ll|t)|subgrid|masonry|none/.test(template)) return 0;
  const repeated = template.replace(/repeat\(\s*(\d{1,2})\s*,\s*((?:[^()]|\([^()]*\))+)\)/g, (_, count, track) =>
    Array.from({ length: Number(count) }, () => track).join(' '),
  );
  return repeated
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\([^()]*\)/g, '')
    .trim()
    .split(/\s+/)
    .filter((track) => track !== '').length;
}

function spanOf(column: string | undefined): number {
  const span = /\bspan\s+(\d{1,2})\b/.exec(column ?? '')?.[1];
  if (span !== undefined) return Number(span);
  const [, from, to] = /^(\d{1,2})\s*\/\s*(-?\d{1,2})$/.exec(column ?? '') ?? [];
  if (to === '-1') return mostColumns;
  return from === undefined ? 1 : Math.max(1, Number(to) - Number(from));
}

const isHead = (cell: HtmlElement): boolean =>
  /^(?:columnheader|rowheader)$/.test(attribute(cell, 'role') ?? '') ||
  /(?:^|[\s_-])(?:head|header|heading|th)(?:$|[\s_-])/i.test(attribute(cell, 'class') ?? '');

const hasLooseText = ({ childNodes }: HtmlElement): boolean =>
  childNodes.some((node) => 'value' in node && node.nodeName === '#text' && node.value.trim() !== '');

const isCell = (element: HtmlElement): boolean =>
  !holdsPart(element.childNodes, deepest) && textOfElement(element).trim().length <= longestCell;

function holdsPart(nodes: readonly HtmlNode[], levels: number): boolean {
  if (levels === 0) return nodes.length > 0;
  return nodes.some(
    (node) => isHtmlElement(node) && (partsOfPage.test(node.tagName) || holdsPart(node.childNodes, levels - 1)),
  );
}
