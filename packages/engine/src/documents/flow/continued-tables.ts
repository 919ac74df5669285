import type { FlowCell, FlowNode, FlowParagraph, FlowRow, FlowTable } from './flow.ts';
import { columnCount } from './table-grid.ts';

/** A page's foot or head, which word processors leave between the parts of a table: "page 2 of 5", "(continued)". */
const pageLine =
  /^\W*(?:.{0,60}\bpage\s+\d+(?:\s+(?:of|\/)\s+\d+)?|\d{1,3}|(?:.{0,40}\W)?cont(?:inued|['’.]d)?\.?)\W*$/i;
const longestHeading = 30;

/**
 * The flow with those tables joined of which the second goes on with a row of the first: its first row leaves the first
 * column empty, as the rest of a row does that a page's end has cut. Row headings that are printed again are left out.
 */
export function* withContinuedTables(flow: Iterable<FlowNode>): Generator<FlowNode> {
  let open = null as FlowTable | null;
  let between: FlowParagraph[] = [];
  for (const node of flow) {
    if (node.kind === 'table') {
      const rest: FlowRow[] | null = open && rowsGoingOn(open, node);
      if (open && rest) open = { ...open, rows: [...open.rows, ...rest] };
      else {
        if (open) yield open;
        yield* between;
        open = node;
      }
      between = [];
    } else if (open && node.kind === 'paragraph' && between.length < 2 && isBetween(node)) between.push(node);
    else {
      if (open) yield open;
      yield* between;
      open = null;
      between = [];
      yield node;
    }
  }
  if (open) yield open;
  yield* between;
}

const isBetween = ({ content }: FlowParagraph): boolean => content.text.trim() === '' || pageLine.test(content.text);

/** The rows of the second table that go on with the first; null where they are a table of their own. */
function rowsGoingOn(table: FlowTable, next: FlowTable): FlowRow[] | null {
  if (table.presentation || next.presentation || columnCount(table) !== columnCount(next)) return null;
  const [head] = table.rows;
  const [first] = next.rows;
  const repeats = head && first && next.rows.length > 1 && textsOf(head).join('|') === textsOf(first).join('|');
  const rows = repeats ? next.rows.slice(1) : next.rows;
  const [rest] = rows;
  const last = table.rows.at(-1);
  if (!rest || !last || rest.header || last.header || !isPlain(rest) || table.rows.length < 2) return null;
  const [key = '', ...others] = textsOf(rest);
  const filled = others.filter((text) => text !== '');
  const hasKeys = table.rows.slice(1).some((row) => textsOf(row)[0] !== '');
  return key === '' && filled.length > 0 && hasKeys && !areHeadings(others) ? rows : null;
}

const isPlain = ({ cells, skippedColumns }: FlowRow): boolean =>
  skippedColumns === 0 && cells.every(({ columnSpan, rowSpan }) => columnSpan === 1 && rowSpan === 1);

/** Headings of columns, with an empty corner above the names of the rows. */
const areHeadings = (texts: readonly string[]): boolean =>
  texts.every((text) => /^\p{Lu}/u.test(text) && text.length <= longestHeading && !/\d/.test(text));

const textsOf = ({ cells }: FlowRow): string[] => cells.map(cellText);
const cellText = ({ nodes }: FlowCell): string =>
  nodes
    .map((node) => (node.kind === 'table' ? '' : node.content.text))
    .join(' ')
    .trim();
