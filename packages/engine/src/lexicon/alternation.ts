const escaped = (word: string) =>
  word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`);

/**
 * The words as alternatives of a regular expression, the longest first, so that "septiembre" is not cut at "sep". A
 * space stands for any white space. Without a group around it: the caller says where the words begin and end.
 */
export const alternation = (words: Iterable<string>): string =>
  [...new Set(words)]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

/**
 * The words as alternatives that match in small letters, with a capital first letter, and in capitals, where case
 * matters elsewhere.
 */
export const anyCase = (words: readonly string[]): string =>
  words.map((word) => `[${word[0]}${word[0]?.toUpperCase()}]${word.slice(1)}|${word.toUpperCase()}`).join('|');

/** The words with a capital first letter. */
export const withCapitals = (words: readonly string[]): string[] =>
  words.map((word) => word.replace(/^./u, (first) => first.toUpperCase()));
