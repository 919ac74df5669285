import type { FlowNode } from './flow.ts';
import type { RichText } from './rich-text.ts';

const fewest = 3;

/** Leaves out tables of contents: runs of items that are nothing but links to places in the same document. */
export function* withoutContentsLists(flow: Iterable<FlowNode>): Generator<FlowNode> {
  let run: FlowNode[] = [];
  for (const node of flow) {
    if ((node.kind === 'list-item' || node.kind === 'paragraph') && leadsInside(node.content)) {
      run.push(node);
      continue;
    }
    if (run.length < fewest) yield* run;
    run = [];
    yield node;
  }
  if (run.length < fewest) yield* run;
}

function leadsInside({ text, marks }: RichText): boolean {
  const links = marks.filter((mark) => mark.style === 'link');
  if (links.length === 0 || !links.every((mark) => mark.href?.startsWith('#'))) return false;
  let at = 0;
  for (const { start, end } of links) {
    if (/\p{L}/u.test(text.slice(at, start))) return false;
    at = Math.max(at, end);
  }
  return !/\p{L}/u.test(text.slice(at));
}
