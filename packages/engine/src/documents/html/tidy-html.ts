import { serialize } from 'parse5';
import { declaredHtmlEncoding, decodeText } from '../decode-text.ts';
import { limitsOf, type ReadOptions } from '../limits.ts';
import { parseHtml } from './parse-html.ts';

/**
 * A web page written anew as a browser understands it, for parsers that bound neither number nor nesting of elements.
 * @throws DocumentError `file_expands_too_far`
 */
export function tidyHtml(bytes: Uint8Array, options: ReadOptions = {}): string {
  return serialize(parseHtml(decodeText(bytes, declaredHtmlEncoding(bytes)), limitsOf(options)));
}
