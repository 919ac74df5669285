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

/** What Pandoc reads in a text and CommonMark does not, in the signs that CommonMark knows. Line breaks stay. */
export function withCommonSigns(source: string): string {
  if (!/[\^~{*]/.test(source)) return source;
  return source
    .replace(span, (_whole, text: string, attributes: string) =>
      /\.(?:underline|ul)\b/.test(attributes) ? `<u>${text}</u>` : text,
    )
    .replace(superscript, '$1')
    .replace(subscript, '$1')
    .replace(boldBeforeWord, '<b>$1</b>')
    .replace(boldOverBreak, '**$1**$2')
    .replace(boldBehindSpace, '$1**$2**');
}
