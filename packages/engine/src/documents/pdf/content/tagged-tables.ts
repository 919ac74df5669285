import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A cell as the file's tags have it (PDF 32000-1, 14.8.4.3.4): by the numbers of the pieces of content in it. */
export interface TaggedCell {
  content: number[];
  header: boolean;
  columnSpan: number;
  rowSpan: number;
}

/** All rows of a table, also those that stand on other pages: there their cells have no content. */
export type TaggedTable = TaggedCell[][];

/** A node of the structure tree, as pdf.js gives it. */
interface TagNode {
  role?: string;
  id?: string;
  children?: TagNode[];
  colSpan?: number;
  rowSpan?: number;
}

/**
 * True for a web page that a browser has printed: its tags are the elements of the page itself. Those that office
 * programs write are guesses, and are not read.
 */
export async function isPrintedWebPage(pdf: PDFDocumentProxy): Promise<boolean> {
  const { info } = await pdf.getMetadata();
  const producer: unknown = 'Producer' in info ? info.Producer : '';
  if (typeof producer !== 'string' || !producer.startsWith('Skia/PDF')) return false;
  return (await pdf.getMarkInfo()) !== null;
}

/** The tables of a page with at least two columns. One that holds another only lays out the page. */
export function tablesOf(tree: unknown): TaggedTable[] {
  const found: TaggedTable[] = [];
  const visit = (node: TagNode): void => {
    if (node.role !== 'Table' || descendants(node, (role) => role === 'Table').length > 0) {
      for (const child of node.children ?? []) visit(child);
      return;
    }
    const rows = descendants(node, (role) => role === 'TR').map((row) =>
      descendants(row, (role) => role === 'TD' || role === 'TH').map(cellOf),
    );
    if (rows.some((row) => row.length > 1)) found.push(rows);
  };
  visit((tree ?? {}) as TagNode);
  return found;
}

const cellOf = (cell: TagNode): TaggedCell => ({
  content: descendants(cell, (role) => role === 'content').flatMap(({ id }) => {
    const number = /_mc(\d+)$/.exec(id ?? '')?.[1];
    return number === undefined ? [] : [Number(number)];
  }),
  header: cell.role === 'TH',
  columnSpan: Math.max(1, cell.colSpan ?? 1),
  rowSpan: Math.max(1, cell.rowSpan ?? 1),
});

/** The nearest nodes of a role below a node. */
function descendants(node: TagNode, isWanted: (role: string | undefined) => boolean): TagNode[] {
  return (node.children ?? []).flatMap((child) =>
    isWanted(child.role ?? (child as { type?: string }).type) ? [child] : descendants(child, isWanted),
  );
}
