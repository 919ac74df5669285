import { type TaggedWord, tagWords } from '../text/parts-of-speech.ts';
import type { Span } from '../text/sentences.ts';
import { phraseBefore, phraseFrom, type WordRange } from './noun-phrase.ts';
import { predicateStrength } from './predicates.ts';

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
    /(?:,[”"]?\s(?=(?:an?|the)\s(?:\p{L}[\p{L}-]*\s){1,5}(?:that|which|who|whose|where|of|in|for|used|made|by)\b|(?:which|where|wherein|in which) (?:is|are|was|were|\p{L}+)\b|or\s(?:an?|the)?\s?\p{L}+|meaning(?!\sthat)|that is,|i\.e\.))|\s\((?=(?:or |also |an? |the |which |that |i\.e\.,? )\p{L})|\s?—(?=(?:an?|the|or)\s)/giu;
  for (const match of sentence.matchAll(pattern)) {
    const said = tagWords(sentence);
    const to = said.filter(({ end }) => end <= match.index).length;
    const range = phraseBefore(sentence, said, to);
    if (!range || said[to - 1]?.end !== match.index) continue;
    const start = match.index + match[0].length;
    const isComma = match[0].startsWith(',');
    if (isComma && opensScene.test(sentence) && !sentence.slice(0, match.index).includes(',')) continue;
    if (/^or\s/i.test(sentence.slice(start)) && !isOtherName(sentence, said, match.index, start)) continue;
    const last = said[to - 1];
    if (
      last?.part === 'adverb' ||
      (last?.part === 'adjective' && !/^(?:determiner|preposition)$/.test(said[to - 2]?.part ?? ''))
    )
      continue;
    // "glial cells (also known as glia)": another name, not yet what it means.
    if (isAlias.test(sentence.slice(start))) {
      const whole = { start: 0, end: sentence.length };
      found.push({ term: spanOf(said, range), explanation: whole, strength: 0.44, leansBack: false });
      continue;
    }
    const before = said[range.from - 1]?.folded ?? '';
    const strength = glossStrength(
      sentence.slice(start),
      isComma,
      /^\W*(?:the\s|an?\s)?$/i.test(sentence.slice(0, said[range.from]?.start)),
      isConcept(said, range),
    );
    const explanation = trimGloss(sentence, start);
    if (
      countGaps(sentence, explanation) < 1 ||
      /^(?:no|any|this|that|these|those|such|his|her|their|its|our|my)$/.test(before)
    )
      continue;
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

const isAlias = /^(?:also |which is (?:also )?|often |sometimes )?(?:called|known|termed|named)\b/i;

/**
 * "The axon, or nerve fibre, …": another name is closed off, short, and no alternative ("or any other", "or even
 * faster"), nor the end of a list.
 */
function isOtherName(sentence: string, said: readonly TaggedWord[], before: number, start: number): boolean {
  const name = /^or\s(?:an?\s|the\s)?([^,.;:()—–]{2,60}?)\s?(?:[,.;:)—–]|$)/i.exec(sentence.slice(start));
  const at = said.findIndex((word) => word.start > start);
  const first = said[at];
  // "whether a cup of tea, a bite at noon, or a dinner for two": the last of several.
  if (sentence[before] === ',' && /\b(?:whether|either)\b/i.test(sentence.slice(0, before))) return false;
  if (!name || !first) return /^or\s[^,.;]{2,120}\sthat\s/i.test(sentence.slice(start));
  if (
    /^(?:any|other|more|less|even|perhaps|by|at|in|on|to|from|else|both|not|with|for|when|if|as|whether)$/i.test(
      first.folded,
    )
  )
    return false;
  if (first.part === 'verb' && !first.gerund && !first.past) return false;
  return sentence[before] !== ',' || !/,\s(?:[^\s,]+\s){0,3}[^\s,]+$/.test(sentence.slice(0, before));
}

/** A first comma behind one of these parts the scene from the statement; no apposition begins there. */
const opensScene =
  /^(?:in|on|at|by|for|from|with|without|within|while|when|whenever|where|as|after|before|because|although|though|since|if|unless|until|once|through|throughout|during|despite|under|among|upon|to|like|unlike|along|given|even|instead|rather|according|over|between|beyond|based|due|following|\p{L}+(?:ing|ed))\b/iu;

/** Without an article and in the singular: "drip irrigation" is a thing in general, "the field" one of many. */
function isConcept(said: readonly TaggedWord[], { from, to }: WordRange): boolean {
  const last = said[to - 1];
  const isBare = said[from - 1]?.part !== 'determiner' && said[from]?.part !== 'determiner';
  return isBare && last?.part === 'noun' && !last.plural && /^\p{Ll}/u.test(last.raw);
}

/** "…, wherein a farmer lets …": how a thing in general goes. */
const tellsHow = /^(?:wherein|in which)\s(?:an?|one|people|somebody|someone|\p{L}+s)\s/iu;

/** "…, which held that the sea …": what a theory says. */
const saysThat = /^which\s(?:holds?|held|states?|asserts?|asserted|posits?|posited|maintains?|maintained)\sthat\s/iu;

/** "A method of …", "a system that …": what says of which class a thing is seldom tells of it in passing. */
const isOfClass =
  /^(?:an?|the)\s(?:\p{L}[\p{L}-]*\s){0,3}?(?:system|method|process|practice|procedure|technique|theory|doctrine|policy|principle|belief|form|type|kind|state|condition|mechanism|place)\s(?:of|in|by|for|that|which|where|whereby|to)\b/iu;

function glossStrength(gloss: string, isComma: boolean, isSubject: boolean, isGeneral: boolean): number {
  const toBe = /^which\s(?:is|are)(?=\s)/i.exec(gloss);
  if (toBe) {
    const kind = predicateStrength(gloss.slice(toBe[0].length), false);
    return kind >= 0.8 ? 0.65 : kind > 0 ? 0.48 : 0.35;
  }
  if (/^which\smeans?\sthat\b/i.test(gloss)) return 0.4;
  if (/^which\s(?:refers?|means?)\s/i.test(gloss)) return 0.65;
  if (saysThat.test(gloss)) return 0.75;
  if (tellsHow.test(gloss) && isGeneral) return 0.65;
  if (/^(?:in\s)?(?:which|where|wherein)\b/i.test(gloss)) return /^where/i.test(gloss) ? 0.45 : 0.3;
  if (/^(?:or|meaning|that is|i\.e\.)/i.test(gloss)) return 0.5;
  // "X, a …" with its own clause tells more than an aside or the next item of a list.
  const isKind = /^(?:an?|the)\s(?:\p{L}[\p{L}-]*\s){1,5}(?:that|which|who|whose|of|for|used)\b/iu.test(gloss);
  const runsToEnd = !/[,;:—]/.test(gloss) || /^[^,;:—]+\s(?:that|which|who|on which|in which)\s/iu.test(gloss);
  const isList =
    /^[^,.;]{1,40},\s(?:and|or)\s/i.test(gloss) ||
    /^(?:[^,.;()]{1,80},){1,6}\s(?:and|or|as well as)\s[^,.;]+\.?$/i.test(gloss);
  if (isList) return 0.2;
  if (!isComma) return 0.5;
  if (!isKind) return 0.4;
  if (isSubject) return 0.65;
  return runsToEnd || isOfClass.test(gloss) ? 0.6 : 0.5;
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
  const verb = isSubject ? null : start < 60 ? verbBehindComma(sentence, start) : null;
  if (verb !== null) return { start, end: verb };
  const stop = /\($/.test(opener) ? /\)/ : /[—–]\s?$/.test(opener) ? /\s?[—–;]/ : ends;
  const end = stop.exec(text)?.index ?? text.length;
  const lead =
    /^(?:or|which(?: (?:is|are|was|were|means?))?|meaning|that is,|i\.e\.,?|also)\s/i.exec(text)?.[0].length ?? 0;
  return { start: start + lead, end: start + text.slice(0, end).replace(/[\s.,;:]+$/, '').length };
}

/**
 * "X, the process that …, begins in …": where the comma stands behind which the sentence goes on with its verb.
 */
function verbBehindComma(sentence: string, start: number): number | null {
  for (const word of tagWords(sentence)) {
    const goesOn = word.part === 'verb' && !word.gerund && /s$|ed$/.test(word.folded);
    if (word.start > start + 8 && goesOn && /,\s$/.test(sentence.slice(0, word.start))) return word.start - 2;
  }
  return null;
}

export function countGaps(sentence: string, { start, end }: Span): number {
  return sentence.slice(start, end).trim().match(/\s+/g)?.length ?? 0;
}
