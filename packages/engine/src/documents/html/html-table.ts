import { attribute, type HtmlElement, isHtmlElement } from './element-kinds.ts';

interface HtmlCell {
  element: HtmlElement;
  columnSpan: number;
  rowSpan: number;
  header: boolean;
}

export interface HtmlRow {
  cells: HtmlCell[];
  header: boolean;
}

/** The rows of a table in the order of the page, without those of tables inside of it and what is left out. */
export function tableRows(
  table: HtmlElement,
  isLeftOut: (element: HtmlElement) => boolean,
): { rows: HtmlRow[]; captions: HtmlElement[] } {
  const rows: HtmlRow[] = [];
  const captions: HtmlElement[] = [];
  const groups: { element: HtmlElement; head: boolean }[] = [{ element: table, head: false }];
  for (const child of table.childNodes) {
    if (!isHtmlElement(child)) continue;
    if (child.tagName === 'caption') captions.push(child);
    if (/^t(?:head|body|foot)$/.test(child.tagName) && !isLeftOut(child)) {
      groups.push({ element: child, head: child.tagName === 'thead' });
    }
  }
  for (const { element, head } of groups) addRows(element, head, rows, isLeftOut);
  return { rows, captions };
}

function addRows(
  group: HtmlElement,
  head: boolean,
  rows: HtmlRow[],
  isLeftOut: (element: HtmlElement) => boolean,
): void {
  const found = group.childNodes.filter(isHtmlElement).filter((child) => child.tagName === 'tr' && !isLeftOut(child));
  for (const [at, row] of found.entries()) {
    const cells: HtmlCell[] = [];
    for (const cell of row.childNodes) {
      if (!isHtmlElement(cell) || (cell.tagName !== 'td' && cell.tagName !== 'th') || isLeftOut(cell)) continue;
      const rowSpan = span(attribute(cell, 'rowspan'), 0);
      cells.push({
        element: cell,
        columnSpan: span(attribute(cell, 'colspan'), 1),
        // A cell does not reach out of its row group.
        rowSpan: rowSpan === 0 ? found.length - at : Math.min(rowSpan, found.length - at),
        header: cell.tagName === 'th',
      });
    }
    const spoken = cells.filter((cell) => cell.element.childNodes.length > 0);
    rows.push({ cells, header: head || (spoken.length > 1 && spoken.every((cell) => cell.header)) });
  }
}

function span(value: string | null, least: number): number {
  const number = Number.parseInt(value ?? '1', 10);
  return Number.isFinite(number) ? Math.min(Math.max(number, least), 1000) : 1;
}
