import type { Document } from '../document.ts';
import { decodeText } from '../encoding/decode-text.ts';
import { documentFromFlow } from '../flow/flow-blocks.ts';
import { cutWarning, limitsOf, type ReadOptions, withinLines } from '../limits.ts';
import { withoutMarkup } from './light-markup.ts';
import { textFlow } from './text-flow.ts';

/**
 * Reads plain text as laid out by hand: underlined and capital headings, typed lists, drawn and aligned tables, lines
 * wrapped at a margin. Form feeds count pages.
 * @throws DocumentError `file_without_text`
 */
export async function readText(bytes: Uint8Array, options: ReadOptions = {}): Promise<Document> {
  const limits = limitsOf(options);
  const decoded = await decodeText(bytes);
  const { text, cut } = withinLines(decoded.text, limits);
  const source = withoutMarkup(text);
  const warnings = cut ? [...decoded.warnings, cutWarning] : decoded.warnings;
  const pages = source.split('\f');
  const counted = pages.length > 1 && pages.length < 5000;
  const flow = textFlow(source, { firstLine: 1, paged: counted });
  const last = pages.at(-1)?.trim() === '' ? pages.length - 1 : pages.length;
  return documentFromFlow(flow, { format: 'text', title: null, pageCount: counted ? last : null, warnings }, limits);
}
