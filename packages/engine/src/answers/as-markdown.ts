import { formulaTex } from './formula-tex.ts';

/** A sign with something above or below it, as it stands in a sentence: "x_1", "h^(3/2)", "10^-3". */
const scripted =
  /(?<![\p{L}\p{N}_^\\$])(?:\p{L}[\u0300-\u036f\u20d7]?|\d+)(?:[_^](?:\([^()\s]{1,24}\)|[-−]?\d+|\p{L}{1,3}))+(?![\p{L}\p{N}_^])/gu;
/** Only what was set here: sums of money have no braces. */
const inMarkdown = /\$(?=[^$\s]*[_^]\{)[^$\n]{1,120}\$/g;
const escaped = /\\([\\*_`~<>#+.)-])/g;
const pairs = [/\*/g, /`/g, /~/g, /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu];

/** Words of a document as Markdown that shows them as they are: its signs mean nothing there, and what stands above or below a line is maths. */
export function asMarkdown(text: string): string {
  let said = '';
  let from = 0;
  for (const match of text.matchAll(scripted)) {
    const tex = formulaTex(match[0]);
    if (tex === null) continue;
    said += `${tamed(text.slice(from, match.index))}$${tex}$`;
    from = match.index + match[0].length;
  }
  return (said + tamed(text.slice(from)))
    .replace(/^(#{1,6}|[-+>])(?=\s)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s)/, '$1\\$2');
}

/** One sign alone marks nothing, nor does a stroke within a word. */
function tamed(text: string): string {
  const marking = pairs.filter((sign) => (text.match(sign)?.length ?? 0) > 1);
  const plain = text.replace(/<(?=[a-zA-Z/!])/g, '\\<');
  return marking.reduce((words, sign) => words.replace(sign, '\\$&'), plain);
}

/** Text as it is compared, whether it stands in a document or was said in Markdown: without formulas, which are spelt differently there. */
export const comparable = (text: string): string =>
  text.replace(inMarkdown, ' ').replace(scripted, ' ').replace(escaped, '$1').replace(/\s+/g, ' ').trim();

export const unescaped = (markdown: string): string => markdown.replace(escaped, '$1');
