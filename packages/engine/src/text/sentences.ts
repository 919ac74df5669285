/** A stretch of a text in UTF-16 code units: `text.slice(start, end)`. */
export interface Span {
  start: number;
  end: number;
}

/** Longer "sentences" are tables, code or text without stops; they are cut at the best place before this length. */
const longestSentence = 1200;

// Abbreviations that stand before a name or a number: a capital behind them begins no sentence.
const leadingAbbreviations = new Set(
  `mr mrs ms mx dr prof rev fr sr jr st ste mt ft gen col lt sgt capt cmdr adm maj gov sen rep pres hon messrs mme mlle
  no nos nr vol vols ch chap sec sect fig figs eq eqs ex pp p pg para art al ed eds trans cf viz vs v approx ca c e.g i.e eg ie
  dept univ assn bros inc ltd co corp esp incl resp jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur
  thurs fri sat sun rm bldg ext tel op cit ibid b d r f cap ser`.split(/\s+/),
);
// Abbreviations that may also end a sentence: what follows decides.
const possibleEnds = new Set(
  'inc ltd co corp jr sr etc al jan feb mar apr jun jul aug sep sept oct nov dec'.split(' '),
);

// A stop, closing quotes and brackets, footnote marks like [12]; then white space. East Asian and Indic stops need no space.
const stopPattern = /(?:[.!?…؟]+["'”’»)\]]*(?:\s?\[[\d,\s–-]+\])*(?=\s|$))|[。！？।॥]+["'”’»)\]」』]*|\n\s*\n/gu;
const lineBreak = /\n/g;

/**
 * Sentences of a text in order. Knows abbreviations, initials ("J. A. Hobson"), acronyms, ordinals and list markers ("3."),
 * footnote marks and closing quotes. White space around a sentence belongs to none.
 */
export function splitSentences(text: string): Span[] {
  const cuts: number[] = [];
  for (const match of text.matchAll(stopPattern)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith('\n') || endsSentence(text, match.index, end)) cuts.push(end);
  }
  for (const match of text.matchAll(lineBreak)) if (breaksSentence(text, match.index)) cuts.push(match.index);
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
  if (text[stop] !== '.') return !/^\p{Ll}/u.test(next) && next !== ',';
  if (/^[\p{Ll},;:)]/u.test(next)) return false;
  const before = text.slice(Math.max(0, stop - 24), stop);
  const word = /[\p{L}\p{N}.]+$/u.exec(before)?.[0] ?? '';
  // A single capital is an initial, unless it ends a phrase like "vitamin C." or "class A." before a new sentence's word.
  if (/^\p{Lu}$/u.test(word))
    return (
      /\p{Ll}\s\p{Lu}$/u.test(before) &&
      /^(?:The|A|An|It|In|This|These|They|He|She|We|But|And|For|When)\s/.test(text.slice(end).trimStart())
    );
  if (/^\d{1,2}$/.test(word) && isLineStart(text, stop - word.length)) return false;
  const folded = word.toLowerCase();
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word)) return folded !== 'e.g' && folded !== 'i.e' && startsLikeSentence(text, end);
  if (possibleEnds.has(folded)) return startsLikeSentence(text, end);
  if (leadingAbbreviations.has(folded)) return false;
  return true;
}

/** Behind an acronym or "etc." only a frequent opening word shows that a new sentence begins. */
function startsLikeSentence(text: string, from: number): boolean {
  return /^\s*["“‘(]?(?:The|A|An|In|On|At|It|This|That|These|Those|They|He|She|We|You|But|And|However|For|When|While|After|Before|Its|His|Her|Their|As|If|Many|Some|Although|By|From|To|One|Since|There)\b/.test(
    text.slice(from, from + 40),
  );
}

function nextVisible(text: string, from: number): string {
  const rest = text.slice(from, from + 16).replace(/^[\s"'“‘«([]+/u, '');
  return rest.slice(0, 2);
}

function isLineStart(text: string, at: number): boolean {
  return /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, at - 8), at));
}

/** A single line break parts sentences where a list marker follows or the line was closed by a colon or semicolon. */
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
