import type { FlowListItem, FlowNode, FlowParagraph } from './flow.ts';

const fewestStatements = 2;
/** In lines: a brace that stays open longer is none of code. */
const longestBody = 40;
/** Words that stand by themselves; more of them are a sentence. */
const mostWords = 5;
const comment = /\s*(?:\/\/.*|\/\*.*\*\/\s*)$/s;
/** A line of its own that is neither a statement nor a sentence: "…", ";", "while (x == 1)". */
const between = /^(?:[.…;]+|\/\/.*|\/\*.*\*\/|(?:\}\s*)?(?:if|else if|while|for|switch|else|do)\b\s*(?:\(.*\))?)$/s;

type Line = FlowParagraph | FlowListItem;

/**
 * Reads code that was typed line by line as paragraphs: statements that end in a semicolon, and what stands in their
 * braces, be it typed as a list. Its lines become one block of code.
 */
export function* withTypedCode(flow: Iterable<FlowNode>): Generator<FlowNode> {
  let run: Line[] = [];
  for (const node of flow) {
    if (goesOn(run, node)) {
      run.push(node);
      continue;
    }
    yield* codeOf(run);
    run = goesOn([], node) ? [node] : [];
    if (run.length === 0) yield node;
  }
  yield* codeOf(run);
}

function goesOn(run: readonly Line[], node: FlowNode): node is Line {
  if (node.kind !== 'paragraph' && node.kind !== 'list-item') return false;
  if (run.length === 0) return isStatement(node);
  if (run[0]?.place.page !== node.place.page) return false;
  return isOpen(run) || isStatement(node) || (node.kind === 'paragraph' && between.test(textOf(node)));
}

const textOf = ({ content }: Line): string => content.text.trim();

function isStatement(node: Line): boolean {
  if (node.kind !== 'paragraph') return false;
  return textOf(node)
    .split('\n')
    .every((line) => {
      const code = line.replace(comment, '').trim();
      const words = code.match(/(?<!\S)\p{L}{2,}(?!\S)/gu)?.length ?? 0;
      return /[;{}]$/.test(code) && words < mostWords && /^[^\s\p{P}]|^[}*&(]/u.test(code);
    });
}

/** Whether a brace of the lines is not closed yet. */
function isOpen(run: readonly Line[]): boolean {
  let depth = 0;
  for (const char of run.slice(-longestBody).map(textOf).join('\n')) depth += char === '{' ? 1 : char === '}' ? -1 : 0;
  return depth > 0;
}

function codeOf(run: Line[]): FlowNode[] {
  const last = run.findLastIndex(isStatement);
  const lines = run.slice(0, last + 1);
  const [first] = lines;
  if (!first || lines.filter(isStatement).length < fewestStatements || isOpen(lines)) return run;
  const text = lines.map(({ content }) => content.text).join('\n');
  const content = { text, marks: [{ style: 'code' as const, start: 0, end: text.length }] };
  return [{ kind: 'paragraph', content, place: first.place }, ...run.slice(last + 1)];
}
