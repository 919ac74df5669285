import { type TaggedWord, tagWords } from '../text/parts-of-speech.ts';
import type { Span } from '../text/sentences.ts';
import { phraseBefore, phraseFrom, type WordRange } from './noun-phrase.ts';

/** A place where a sentence says what a term means. */
export interface Definition {
  /** Offsets of the term in the sentence. */
  term: Span;
  /** Offsets of the words that explain it; the whole sentence where they cannot be told apart. */
  explanation: Span;
  /** How surely this defines, in [0, 1]. */
  strength: number;
  /** The explanation leans on the sentence before ("This is called …"). */
  leansBack: boolean;
}

/** "X, a … that …", "X (a …)", "X—the …—", "X, or Y,", "a … (X)" */
export function glossedTerms(sentence: string): Definition[] {
  const found: Definition[] = [];
  const pattern =
    /(?:,\s(?=(?:an?|the)\s(?:\p{L}[\p{L}-]*\s){1,5}(?:that|which|who|whose|where|of|in|for|used|made|by)\b|(?:which|where|wherein) (?:is|are|was|were|\p{L}+)\b|or\s(?:an?|the)?\s?\p{L}+|meaning|that is,|i\.e\.))|\s\((?=(?:or |also |an? |the |which |that |i\.e\.,? )\p{L})|\s?—(?=(?:an?|the|or)\s)/giu;
  for (const match of sentence.matchAll(pattern)) {
    const said = tagWords(sentence);
    const to = said.filter(({ end }) => end <= match.index).length;
    const range = phraseBefore(sentence, said, to);
    if (!range || said[to - 1]?.end !== match.index) continue;
    const start = match.index + match[0].length;
    const isComma = match[0].startsWith(',');
    if (isComma && opensScene.test(sentence) && !sentence.slice(0, match.index).includes(',')) continue;
    const before = said[range.from - 1]?.folded ?? '';
    const strength = glossStrength(
      sentence.slice(start),
      isComma,
      /^\W*(?:the\s|an?\s)?$/i.test(sentence.slice(0, said[range.from]?.start)),
    );
    const explanation = trimGloss(sentence, start);
    if (countGaps(sentence, explanation) < 1 || /^(?:no|any|this|that|these|those|such)$/.test(before)) continue;
    found.push({ term: spanOf(said, range), explanation, strength, leansBack: false });
    const or = /^(?:or|also)\s/i.exec(sentence.slice(start));
    if (!or) continue;
    const at = said.findIndex((word) => word.start >= start + or[0].length);
    const other = at < 0 ? null : phraseFrom(sentence, said, at);
    if (other && /^\s*(?:[,.)—;:]|$)/.test(sentence.slice(said[other.to - 1]?.end)))
      found.push({
        term: spanOf(said, other),
        explanation: { start: 0, end: sentence.length },
        strength: 0.5,
        leansBack: false,
      });
  }
  return found;
}

/** A first comma behind one of these parts the scene from the statement; no apposition begins there. */
const opensScene =
  /^(?:in|on|at|by|for|from|with|without|within|while|when|whenever|where|as|after|before|because|although|though|since|if|unless|until|once|through|throughout|during|despite|under|among|upon|to|like|unlike|along|given|even|instead|rather|according|over|between|beyond|based|due|following|\p{L}+(?:ing|ed))\b/iu;

function glossStrength(gloss: string, isComma: boolean, isSubject: boolean): number {
  if (/^which\s(?:is|are|refers?|means?)\s/i.test(gloss)) return 0.65;
  if (/^(?:which|where|wherein)\b/i.test(gloss)) return /^where/i.test(gloss) ? 0.45 : 0.3;
  if (/^(?:or|meaning|that is|i\.e\.)/i.test(gloss)) return 0.5;
  // "X, a …" with its own clause tells more than an aside or the next item of a list.
  const isKind = /^(?:an?|the)\s(?:\p{L}[\p{L}-]*\s){1,5}(?:that|which|who|whose|of|for|used)\b/iu.test(gloss);
  const isList = /^[^,.;]{1,40},\s(?:and|or)\s/i.test(gloss);
  return isList ? 0.2 : isComma ? (isKind ? (isSubject ? 0.65 : 0.5) : 0.4) : 0.5;
}

export function spanOf(said: readonly TaggedWord[], { from, to }: WordRange): Span {
  return { start: said[from]?.start ?? 0, end: said[to - 1]?.end ?? 0 };
}

/** From `start` to where the inserted clause ends: a closing bracket or dash, a semicolon, or the sentence's end. */
export function trimGloss(sentence: string, start: number): Span {
  const text = sentence.slice(start);
  const opener = sentence.slice(Math.max(0, start - 2), start);
  const isSubject = start < 60 && /,\s(?:is|are|was|were|has|had|have|did|became|\p{L}+ed)\s/u.test(text);
  const ends = isSubject
    ? /,\s(?:is|are|was|were|has|had|have|did|became|\p{L}+ed)\s|;/u
    : /;|\s[—–]|,\s(?:and|but)\s(?:the|it|they|he|she|this|these|an?)\s|\.$/;
  const stop = /\($/.test(opener) ? /\)/ : /[—–]\s?$/.test(opener) ? /\s?[—–;]/ : ends;
  const end = stop.exec(text)?.index ?? text.length;
  const lead = /^(?:or|which (?:is|are|was|were)|meaning|that is,|i\.e\.,?|also)\s/i.exec(text)?.[0].length ?? 0;
  return { start: start + lead, end: start + text.slice(0, end).replace(/[\s.,;:]+$/, '').length };
}

export function countGaps(sentence: string, { start, end }: Span): number {
  return sentence.slice(start, end).trim().match(/\s+/g)?.length ?? 0;
}
