const deepest = 12;
const widestIndent = 64;
const quotes = /^(?:[ \t]{0,3}>[ \t]?){13,}/;
const markers = /^[ \t]{0,64}(?:(?:[-*+]|\d{1,9}[.)]|>)[ \t]{1,4}){13,}/;

/** A line without nesting that no reader would follow: each level costs the parser a copy of all that is inside. */
export function tamedLine(line: string): string {
  const first = line.charCodeAt(0);
  // Most lines begin with a letter and nest nothing.
  if (first > 62) return line;
  const indent = line.length - line.trimStart().length;
  const text = indent > widestIndent ? ' '.repeat(widestIndent) + line.trimStart() : line;
  return text.replace(quotes, '> '.repeat(deepest)).replace(markers, '- ');
}
