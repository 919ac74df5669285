import { decodeText } from '../decode-text.ts';
import type { Document } from '../document.ts';
import type { FlowNode } from '../flow/flow.ts';
import { documentFromFlow } from '../flow/flow-blocks.ts';
import { latexFlow } from '../latex/latex-flow.ts';
import { limitsOf, type ReadOptions } from '../limits.ts';
import { tableFromLines } from '../text/ascii-table.ts';
import { parseFrontMatter } from './front-matter.ts';
import { markdownFlow } from './markdown-flow.ts';
import { splitMarkdown } from './split-markdown.ts';

/**
 * Reads Markdown as GitHub and Pandoc write it: front matter, attributes, pipe, grid and simple tables, HTML inside.
 * @throws DocumentError `file_without_text`, `file_expands_too_far`
 */
export async function readMarkdown(bytes: Uint8Array, options: ReadOptions = {}): Promise<Document> {
  const limits = limitsOf(options);
  const { title, flow, bodyLine, body } = parseFrontMatter(decodeText(bytes));
  const nodes: FlowNode[] = flow;
  for (const piece of splitMarkdown(body.split('\n'), bodyLine)) {
    if (piece.kind === 'markdown') nodes.push(...markdownFlow(piece.lines.join('\n'), piece.line, limits));
    else if (piece.kind === 'latex') nodes.push(...latexFlow(piece.lines.join('\n'), piece.line));
    else nodes.push(tableFromLines(piece.table, piece.line, (text, line) => markdownFlow(text, line, limits)));
  }
  const firstHeading = nodes.find((node) => node.kind === 'heading' && node.level === 1);
  const shown = title ?? (firstHeading?.kind === 'heading' ? firstHeading.content.text : null);
  return documentFromFlow(nodes, { format: 'markdown', title: shown, pageCount: null }, limits);
}
