import type { FlowNode } from '../flow/flow.ts';
import { type RichText, splitRichText } from '../flow/rich-text.ts';
import type { XmlElement } from '../xml.ts';
import type { DocxContext } from './context.ts';
import { DocxFlow } from './docx-flow.ts';

/** Lines of the page headers that the text itself does not hold: often the only place of the course's code or term. */
export function headerFlow(
  headers: readonly (XmlElement | null)[],
  body: readonly FlowNode[],
  context: DocxContext,
): FlowNode[] {
  const flow: FlowNode[] = [];
  if (headers.length === 0) return flow;
  const seen = new Set<string>();
  const known = body.flatMap(textsOf).map(keyOf).join('\n');
  for (const header of headers) {
    if (!header) continue;
    const inner = new DocxFlow(context);
    inner.readAll(header);
    for (const line of inner.nodes.flatMap(contentsOf).flatMap((content) => splitRichText(content, '\n'))) {
      const key = keyOf(line.text);
      if (!/\p{L}{2}/u.test(key) || seen.has(key) || known.includes(key) || /^page\b/.test(key)) continue;
      seen.add(key);
      flow.push({ kind: 'paragraph', content: line, place: { page: 1, sourceLine: null } });
    }
  }
  return flow;
}

function contentsOf(node: FlowNode): RichText[] {
  if (node.kind !== 'table') return [node.content];
  return node.rows.flatMap((row) => row.cells.flatMap((cell) => cell.nodes.flatMap(contentsOf)));
}

function textsOf(node: FlowNode): string[] {
  return contentsOf(node).map((content) => content.text);
}

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim();
}
