import { isStopWord } from './stop-words.ts';

/** A stretch of a text in UTF-16 code units: `text.slice(start, end)`. */
export interface Span {
  start: number;
  end: number;
}

/** Longer "sentences" are tables, code or text without stops; they are cut at the best place before this length. */
const longestSentence = 1200;

// Stand before a name or inside a reference: a capital behind them begins no sentence.
const leading = new Set(
  `mr mrs ms mx dr mt mts prof rev sr jr st ste capt cmdr lt sgt col gen gov sen rep hon messrs mme mlle eds trans cf viz vs approx
  eg ie dept univ assn bros resp incl esp ibid cit al`.split(/\s+/),
);
// Stand before a number, and are words or initials otherwise.
const beforeNumber = new Set(
  `no nos nr vol vols ch chap chaps sec sect fig figs eq eqs ex p pp para art arts ed n nn l ll v c ca bk pt app tab rm ext`.split(
    /\s+/,
  ),
);
/** "Marlow v. Dane": a case is called by its parties. */
const caseName = /\p{Lu}[\p{L}\p{M}.'’-]*,?\s(?:et al\.?\s)?v$/u;
// May end a sentence as well: what follows decides.
const possibleEnds = new Set(
  'inc ltd co corp etc jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri'.split(' '),
);

// Every repetition is bounded: a long run of stops or spaces must not cost its square.
// A stop, closing quotes and brackets, footnote marks like [12] or [citation needed] and page marks like :116; then
// white space. East Asian and Indic stops need no space.
const stopPattern =
  /(?:[.!?…؟]{1,9}["'”’»)\]]{0,6}(?:\s?\[[^\]\n]{1,40}\]){0,6}(?::\d+(?:[–-]\d+)?)?(?=\s|$))|[。！？।॥]{1,9}["'”’»)\]」』]{0,6}|\n\s{0,99}\n/gu;
const lineBreak = /\n/g;
const wrappedShare = 0.2;

/**
 * Sentences of a text in order. Knows abbreviations, initials ("J. A. Hobson"), acronyms, ordinals and list markers
 * ("3."), footnote marks and closing quotes. White space around a sentence belongs to none.
 */
export function splitSentences(text: string): Span[] {
  const cuts: number[] = [];
  for (const match of text.matchAll(stopPattern)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith('\n') || endsSentence(text, match.index, end)) cuts.push(end);
  }
  const wrapped = isWrapped(text);
  for (const match of text.matchAll(lineBreak)) {
    if (!wrapped || breaksSentence(text, match.index)) cuts.push(match.index);
  }
  cuts.push(text.length);
  cuts.sort((a, b) => a - b);
  const spans: Span[] = [];
  let from = 0;
  for (const cut of cuts) {
    addTrimmed(text, from, cut, spans);
    from = Math.max(from, cut);
  }
  return spans;
}

function endsSentence(text: string, stop: number, end: number): boolean {
  const next = nextVisible(text, end);
  if (next === '') return true;
  // A stop with space on both sides was set apart by a tokeniser; it can belong to no abbreviation.
  if (/\s/.test(text[stop - 1] ?? '')) return true;
  if (text[stop] !== '.') return !/^[\p{Ll},;:)\]]/u.test(next);
  if (/^[\p{Ll},;:)]/u.test(next)) return false;
  const before = text.slice(Math.max(0, stop - 24), stop);
  const word = /[\p{L}\p{N}.]+$/u.exec(before)?.[0] ?? '';
  // A single capital is an initial, unless it ends a phrase ("vitamin D.") and a function word opens what follows.
  if (/(?:^|[\s(."“‘-])\p{Lu}$/u.test(before) && /^\p{Lu}$/u.test(word))
    return /\p{Ll}\s\p{Lu}$/u.test(before) && opensWithFunctionWord(text, end);
  if (/^\d{1,2}$/.test(word) && isLineStart(text, stop - word.length)) return false;
  const folded = word.toLowerCase();
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word)) {
    return folded !== 'e.g' && folded !== 'i.e' && opensWithFunctionWord(text, end);
  }
  if (possibleEnds.has(folded)) return opensWithFunctionWord(text, end);
  if (word === 'v' && caseName.test(before)) return false;
  if (beforeNumber.has(folded)) return !/^\s*(?:\d|[IVXLC]+\b)/.test(text.slice(end, end + 12));
  return !leading.has(folded);
}

/** Behind an initial, an acronym or "etc." only a capitalised function word shows that a new sentence begins. */
function opensWithFunctionWord(text: string, from: number): boolean {
  const word = /^\s*["“‘(]?(\p{Lu}\p{Ll}*)\s/u.exec(text.slice(from, from + 24))?.[1];
  return word !== undefined && isStopWord(word.toLowerCase());
}

function nextVisible(text: string, from: number): string {
  const rest = text.slice(from, from + 16).replace(/^[\s"'“‘«([]+/u, '');
  return rest.slice(0, 2);
}

function isLineStart(text: string, at: number): boolean {
  return /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, at - 8), at));
}

/**
 * Lines that begin in lower case go on with the line before: the breaks are those of a narrow page, not the author's.
 */
function isWrapped(text: string): boolean {
  const breaks = text.match(/\n\s{0,99}\S/g) ?? [];
  return breaks.filter((start) => /\p{Ll}$/u.test(start)).length > breaks.length * wrappedShare;
}

/**
 * In wrapped text a line break parts sentences where a list marker follows or the line was closed by a colon or
 * semicolon.
 */
function breaksSentence(text: string, at: number): boolean {
  return (
    /[:;]\s*$/.test(text.slice(Math.max(0, at - 3), at)) ||
    /^\n\s*(?:[-•*–]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s/.test(text.slice(at, at + 12))
  );
}

function addTrimmed(text: string, from: number, to: number, spans: Span[]): void {
  let start = from;
  let end = to;
  while (start < end && /\s/.test(text[start] ?? '')) start++;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end--;
  while (end - start > longestSentence) {
    const cut = start + bestCut(text.slice(start, start + longestSentence));
    spans.push({ start, end: text.slice(start, cut).trimEnd().length + start });
    start = cut;
    while (start < end && /\s/.test(text[start] ?? '')) start++;
  }
  if (end > start) spans.push({ start, end });
}

function bestCut(piece: string): number {
  for (const mark of ['\n', '; ', ', ', ' ']) {
    const at = piece.lastIndexOf(mark);
    if (at >= longestSentence / 2) return at + mark.length;
  }
  // Never between the halves of a surrogate pair.
  return /[\uD800-\uDBFF]$/.test(piece) ? piece.length - 1 : piece.length;
}
