import { serialize } from 'parse5';
import { declaredHtmlEncoding } from '../encoding/declared-encoding.ts';
import { decodeText } from '../encoding/decode-text.ts';
import { limitsOf, type ReadOptions } from '../limits.ts';
import { parseHtml } from './parse-html.ts';

/**
 * A web page written anew as a browser understands it, for parsers that bound neither number nor nesting of elements.
 * @throws DocumentError `file_expands_too_far`
 */
export async function tidyHtml(bytes: Uint8Array, options: ReadOptions = {}): Promise<string> {
  const { text } = await decodeText(bytes, declaredHtmlEncoding(bytes));
  return serialize(parseHtml(text, limitsOf(options)));
}
