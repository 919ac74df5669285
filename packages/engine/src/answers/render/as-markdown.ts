import { formulaTex } from './formula-tex.ts';

/** A sign with something above or below it, as it stands in a sentence: "x_1", "h^(3/2)", "10^-3". */
const scripted =
  /(?<![\p{L}\p{N}_^\\$]|\d[.,])(?:\p{L}[\u0300-\u036f\u20d7]?|\d+(?:[.,]\d+)*)(?:[_^](?:\([^()\s]{1,24}\)|[-−]?\d+|\p{L}{1,3}))+(?![\p{L}\p{N}_^])/gu;
/** Only what was set here: sums of money have no braces. */
const inMarkdown = /\$(?=[^$\s]*[_^]\{)[^$\n]{1,120}\$/g;
/** Whatever a renderer would make a link, also of half an address. */
const address =
  /(?:\b(?:https?|ftp|file|wss?|javascript|vbscript|data|blob|mailto):(?=\S)|\bwww\.(?=\S))[^\s`"<>“”]*[^\s`"<>“”.,;:!?'’)\]}]/giu;
const addressInCode = new RegExp(`\`(${address.source})\``, 'giu');
const escaped = /\\([\\*_`~<>#+.)\-[&|])/g;
const pairs = [/\*/g, /`/g, /~/g, /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu];
/** What begins an element, an entity, a link, a citation or an escape wherever it stands. */
const opening = /<(?=[a-zA-Z/!?])|&(?=#?\w{1,31};)|\[|\\(?=[!-/:-@[-`{-~])/g;

// Most text has none of these signs: a look at its letters, before any pattern is tried at each of them.
const hasFormula = /[_^]/;
const hasAddress = /:|www\./i;
const isEscaped = /[`\\]/;
const hasSign = /[*`~_<&[\\]/;

/**
 * Escapes text of a document so that Markdown shows it as it is: its signs mean nothing, an address becomes code so
 * that it is no link, and what stands above or below the line becomes maths.
 */
export function asMarkdown(text: string): string {
  let said = '';
  let from = 0;
  for (const match of hasAddress.test(text) ? text.matchAll(address) : []) {
    said += `${wordsAsMarkdown(text.slice(from, match.index))}\`${match[0]}\``;
    from = match.index + match[0].length;
  }
  return (said + wordsAsMarkdown(text.slice(from)))
    .replace(/^(#{1,6}|[-+>])(?=\s)/, '\\$1')
    .replace(/^(\d{1,9})([.)])(?=\s)/, '$1\\$2');
}

function wordsAsMarkdown(text: string): string {
  let said = '';
  let from = 0;
  for (const match of hasFormula.test(text) ? text.matchAll(scripted) : []) {
    const tex = formulaTex(match[0]);
    if (tex === null) continue;
    said += `${tamed(text.slice(from, match.index))}$${tex}$`;
    from = match.index + match[0].length;
  }
  return said + tamed(text.slice(from));
}

/** One sign alone marks nothing, nor does a stroke within a word. */
function tamed(text: string): string {
  if (!hasSign.test(text)) return text;
  const marking = pairs.filter((sign) => (text.match(sign)?.length ?? 0) > 1);
  return marking.reduce((words, sign) => words.replace(sign, '\\$&'), text.replace(opening, '\\$&'));
}

/**
 * Normalises text for comparison, whether it comes from a document or from Markdown. Formulas are left out, since the
 * two spell them differently.
 */
export function comparable(text: string): string {
  const words = hasFormula.test(text) ? text.replace(inMarkdown, ' ').replace(scripted, ' ') : text;
  return unescaped(words).replace(/\s+/g, ' ').trim();
}

/**
 * Whether a text of a document may hold words as `comparable` gives them, by one of the words alone: a whole folder is
 * looked through for what was quoted of it.
 */
export const mayHoldWord = (text: string, word: string): boolean =>
  text.includes(word) || hasFormula.test(text) || isEscaped.test(text);

export const unescaped = (markdown: string): string =>
  isEscaped.test(markdown) ? markdown.replace(addressInCode, '$1').replace(escaped, '$1') : markdown;
