import type { FlowNode, FlowParagraph, FlowRow, FlowTable } from './flow.ts';
import { sliceRichText, splitRichText } from './rich-text.ts';

const fewestRows = 3;
const mostColumns = 6;
const longestFirst = 40;
const typedNumber = /^(\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]|\(?[A-Z]\))\t/;

/**
 * Reads what was laid out with the tab key: a number and a tab open a list item; paragraphs in a row that are cut into
 * the same number of fields are the rows of a table.
 */
export function* withTypedLayout(flow: Iterable<FlowNode>): Generator<FlowNode> {
  let run: FlowParagraph[] = [];
  for (const node of flow) {
    const item = typedItem(node);
    if (!item && node.kind === 'paragraph' && continues(run, node)) {
      run.push(node);
      continue;
    }
    yield* rowsOf(run);
    run = !item && node.kind === 'paragraph' && fieldsOf(node) >= 2 ? [node] : [];
    if (run.length === 0) yield item ?? node;
  }
  yield* rowsOf(run);
}

function typedItem(node: FlowNode): FlowNode | null {
  if (node.kind !== 'paragraph') return null;
  const match = typedNumber.exec(node.content.text);
  if (!match) return null;
  const content = sliceRichText(node.content, match[0].length, node.content.text.length);
  return { kind: 'list-item', depth: 0, marker: match[1] ?? null, content, place: node.place };
}

function continues(run: readonly FlowParagraph[], node: FlowParagraph): boolean {
  const [first] = run;
  return first !== undefined && fieldsOf(node) >= 2 && Math.abs(fieldsOf(node) - fieldsOf(first)) <= 1;
}

/** Fields of a paragraph on one line; 0 where it cannot be a row. */
function fieldsOf({ content }: FlowParagraph): number {
  if (!content.text.includes('\t') || content.text.includes('\n')) return 0;
  const fields = content.text.split('\t').length;
  return fields <= mostColumns ? fields : 0;
}

function rowsOf(run: FlowParagraph[]): FlowNode[] {
  const short = run.filter(({ content }) => content.text.indexOf('\t') <= longestFirst);
  if (run.length < fewestRows || short.length < run.length * 0.8) return run;
  const rows = run.map(({ content, place }): FlowRow => {
    const cells = splitRichText(content, '\t').map((field) => ({
      nodes: [{ kind: 'paragraph' as const, content: field, place }],
      columnSpan: 1,
      rowSpan: 1,
      header: false,
    }));
    return { cells, skippedColumns: 0, header: false, place };
  });
  const table: FlowTable = { kind: 'table', rows, presentation: false };
  return [table];
}
