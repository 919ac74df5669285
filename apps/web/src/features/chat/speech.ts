/**
 * Where a sentence of Markdown is over: after its closing mark and the citations that follow it, or at the end of a
 * line. The number of a list item and the dot of "p. 4" end none.
 */
const sentenceEnd =
  /(?<!(?:^|\n)\s*\d{1,3}|\b(?:pp?|vol|no|ch|e\.g|i\.e|[A-Z]))[.!?…]["”’)\]*_]*(?: ?\[(?:\d{1,3}|\?)\])*(?=\s+[^\s[])|\n/gi;

const fence = /^[ \t]*```/gm;

/** The stretch of an answer from `from` that is whole, so that what comes later cannot change how it is said. */
export function wholeSentences(answer: string, from: number, isOver: boolean): string {
  const rest = answer.slice(from);
  if (isOver) return rest;
  let end = 0;
  for (const match of rest.matchAll(sentenceEnd)) {
    const upTo = rest.slice(0, match.index + match[0].length);
    // Within code no sentence ends.
    if ((upTo.match(fence)?.length ?? 0) % 2 === 0) end = upTo.length;
  }
  return rest.slice(0, end);
}

/** Markdown as it is read out: without its signs, and with a word for what cannot be. */
export function spoken(markdown: string): string {
  return (
    markdown
      .replace(/```[\s\S]*?(?:```|$)/g, ' Code, in the answer. ')
      .replace(/\$\$[\s\S]*?\$\$|\\\[[\s\S]*?\\\]|\\\([\s\S]*?\\\)/g, ' formula ')
      // A sign with something above or below it is said as it stands: "x 1".
      .replace(/(?<![\\$])\$([^$\s]*[_^]\{[^$\n]*?)\$/g, (_whole, formula: string) =>
        formula.replace(/\\[a-z]+|[{}_^]+/gi, ' ').trim(),
      )
      .replace(/ ?(?<!\\)\[\?\]/g, ' (not from your files)')
      .replace(/ ?(?<!\\)\[\d{1,3}\]/g, '')
      .replace(/\\([\\*_`~<>#+.)\-[&|])/g, '$1')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/^[ \t]*(?:>[ \t]?)+/gm, '')
      .replace(/^[ \t]*(?:#{1,6}|[-*+]|\|?[ :|-]{3,}\|?$)[ \t]*/gm, '')
      .replace(/^[ \t]*\||\|[ \t]*$/gm, '')
      .replace(/\s*\|\s*/g, ', ')
      .replace(/[*_`~]+/g, '')
      // Where a quotation is cut is for the eye.
      .replace(/(?<!\S)…(?!\S)/g, '')
      .replace(/\s+/g, ' ')
      .trim()
  );
}
