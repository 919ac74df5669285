import type { Document } from '../document.ts';
import { declaredLatexEncoding } from '../encoding/declared-encoding.ts';
import { decodeText } from '../encoding/decode-text.ts';
import { documentFromFlow } from '../flow/flow-blocks.ts';
import { cutWarning, limitsOf, type ReadOptions, withinLines } from '../limits.ts';
import { textFlow } from '../text/text-flow.ts';
import { LatexInput } from './latex-input.ts';
import { readPreamble } from './latex-preamble.ts';
import { LatexWalker } from './latex-walker.ts';

/**
 * Reads LaTeX source without running it: no file that it names is opened, and commands that it defines are expanded
 * within bounds.
 * @throws DocumentError `file_without_text`
 */
export async function readLatex(bytes: Uint8Array, options: ReadOptions = {}): Promise<Document> {
  const limits = limitsOf(options);
  const decoded = await decodeText(bytes, declaredLatexEncoding(bytes));
  const { text: source, cut } = withinLines(decoded.text, limits);
  const warnings = cut ? [...decoded.warnings, cutWarning] : decoded.warnings;
  if (source.length > limits.markupCharacters) {
    const flow = textFlow(source, { firstLine: 1 });
    return documentFromFlow(flow, { format: 'latex', title: null, pageCount: null, warnings }, limits);
  }
  const walker = new LatexWalker();
  const body = readPreamble(source, walker);
  const title = titleOf(walker);
  walker.run(body);
  return documentFromFlow(walker.finish(), { format: 'latex', title, pageCount: null, warnings }, limits);
}

function titleOf(walker: LatexWalker): string | null {
  const title = walker.front.get('title');
  if (!title) return null;
  const inner = new LatexWalker(walker.macros);
  inner.run(new LatexInput(title.text, 1));
  const texts = inner.finish().flatMap((node) => (node.kind === 'paragraph' ? [node.content.text] : []));
  return texts[0]?.replace(/\s+/g, ' ') ?? null;
}
