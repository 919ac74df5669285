import { withElementsOnly } from './unknown-elements.ts';

/** `[text]{.class}`; an underlined one is kept as what it is. */
const span = /\[((?:[^[\]\\]|\\.){0,500})\]\{([.#][^{}\n]{0,200})\}/g;
/** `11^th^` and `H~2~O`. */
const superscript = /(?<=[\p{L}\p{N})])\^([^\s^~*]{1,20})\^/gu;
const subscript = /(?<=[\p{L}\p{N})])~([^\s~^*]{1,12})~(?!~)/gu;
/** Bold that ends in a sign or a hard break and is followed by a word: CommonMark does not let it end there. */
const boldBeforeWord = /(?<![\w*\\])\*\*(?=[^\s*])([^*\n]{0,300}?[^\s*\w])\*\*(?=\w)/g;
const boldOverBreak = /(?<![\w*\\])\*\*(?=[^\s*])([^*\n]{1,300}?)(\\\n\s*)\*\*(?=\S)/g;
/** `** Note**`, where the sign stands at the start of a line. */
const boldBehindSpace = /^([ \t]*)\*\*[ \t]*\n?[ \t]+(?=[^\s*])([^*\n]{1,300}?(?:\n[^*\n]{1,300}?)?)\*\*(?!\w)/gm;

/** Code is kept as it is, in a block or between words: `a^2^`. */
const code =
  /^ {0,3}(`{3,20}(?!`)|~{3,20}(?!~))[^\n]*\n(?:[^\n]*\n){0,2000}? {0,3}\1|(?<![\\`])(`{1,20})(?!`)(?:[^\n]|\n(?!\s*\n)){1,500}?(?<!`)\2(?!`)/gm;

/**
 * What Pandoc reads in a text and CommonMark does not, in the signs that CommonMark knows. Line breaks stay; elements
 * that nobody knows become text.
 */
export function withCommonSigns(source: string): string {
  if (!/[\^~{*<]/.test(source)) return source;
  if (!/`|~~~/.test(source)) return proseInCommonSigns(source);
  let common = '';
  let from = 0;
  for (const { 0: span, index } of source.matchAll(code)) {
    common += proseInCommonSigns(source.slice(from, index)) + span;
    from = index + span.length;
  }
  return common + proseInCommonSigns(source.slice(from));
}

function proseInCommonSigns(source: string): string {
  return withElementsOnly(source)
    .replace(span, (_whole, text: string, attributes: string) =>
      /\.(?:underline|ul)\b/.test(attributes) ? `<u>${text}</u>` : text,
    )
    .replace(superscript, '<sup>$1</sup>')
    .replace(subscript, '<sub>$1</sub>')
    .replace(boldBeforeWord, '<b>$1</b>')
    .replace(boldOverBreak, '**$1**$2')
    .replace(boldBehindSpace, '$1**$2**');
}
