export interface JsonExtent {
  /** Elements and fields on all levels together. */
  values: number;
  /** Objects and arrays within each other. */
  depth: number;
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openings = new Set([0x5b, 0x7b]);
const closings = new Set([0x5d, 0x7d]);

/**
 * Whether a JSON text holds more than it may. It is read once from its beginning to where that is known, without being
 * parsed: a tree of many small values takes a hundred times as long to look through as the text that spells it.
 * What is no JSON gets an answer as well, of no meaning.
 */
export function isBeyond(text: string, most: JsonExtent): boolean {
  let values = 1;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (code === comma) values += 1;
    else if (openings.has(code)) {
      depth += 1;
      values += 1;
    } else if (closings.has(code)) depth -= 1;
    if (values > most.values || depth > most.depth) return true;
  }
  return false;
}

/**
 * The place of the quotation mark that ends the string which begins at `start`; the end of the text where none
 * does.
 */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text.charCodeAt(first - 1) === backslash) first -= 1;
    if ((end - first) % 2 === 0) return end;
  }
  return text.length;
}
