const escaped = (word: string) =>
  word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`);

/**
 * The words as alternatives of a regular expression, the longest first, so that "septiembre" is not cut at "sep". A space stands for
 * any white space. Without a group around it: the caller says where the words begin and end.
 */
export const alternation = (words: Iterable<string>): string =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
