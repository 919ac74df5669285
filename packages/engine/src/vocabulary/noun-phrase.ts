import type { TaggedWord } from '../text/parts-of-speech.ts';

/** Words `from` to `to`, exclusive, of a tagged sentence. */
export interface WordRange {
  from: number;
  to: number;
}

const longest = 5;
/** Head nouns that go on with "of": levels of processing, law of effect, right of way. */
const openHeads =
  /^(?:laws?|levels?|theor(?:y|ies)|principles?|rules?|rights?|ranges?|thresholds?|balance|division|point|rates?|doctrine|bill|treaty|act|battle|code|freedom|burden|standard|articles?|degrees?|line|center|field|school|declaration|tragedy|survival|economies|economy|cost|speed|coefficient|conservation|duty|breach|stream|suspension|state|war|wars|house|age|era|union|order|chain|means|mode|modes|forces?)$/;

function opensOf(said: readonly TaggedWord[], of: number): boolean {
  if (openHeads.test(said[of - 1]?.folded ?? '')) return true;
  const next = said[of + 1]?.folded === 'the' ? said[of + 2] : said[of + 1];
  return /^\p{Lu}/u.test(said[of - 1]?.raw ?? '') && /^\p{Lu}/u.test(next?.raw ?? '');
}

const naming = /^(?:called|known|named|termed|dubbed|labell?ed|nicknamed|defined)$/;

/** Whether the word can stand inside a term. */
function fits(word: TaggedWord, before: TaggedWord | undefined): boolean {
  // Verbs of definitions are often taken for plural nouns, and those of naming for adjectives.
  if (/^(?:refers|denotes|consists|comprises|occurs|happens|involves|describes|means)$/.test(word.folded)) return false;
  if (naming.test(word.folded)) return false;
  if (word.part === 'noun' || word.part === 'name' || word.part === 'adjective') return true;
  if (word.part === 'verb') return word.gerund || (word.past && before === undefined);
  return false;
}

/**
 * "The Rankine cycle is …": behind an article and an adjective or name, what looks like a verb before another one
 * is a noun.
 */
function isNounAfterAll(sentence: string, said: readonly TaggedWord[], start: number, i: number): boolean {
  const word = said[i];
  const before = said[i - 1];
  if (!word || !before || i === start || word.part !== 'verb' || word.gerund || word.past || word.copula) return false;
  const isNamed = before.part === 'adjective' || before.part === 'name' || /^\p{Lu}/u.test(before.raw);
  if (said[start - 1]?.part !== 'determiner' || !isNamed) return false;
  const next = said[i + 1];
  const closes = !next || /[,.;:)\]—–]/.test(sentence.slice(word.end, next.start));
  return closes || next.copula || next.past || next.part === 'conjunction' || next.part === 'preposition';
}

/** "Price elasticity of demand is …": what opens a sentence before a noun and its verb gives no order. */
function isOpeningNoun(said: readonly TaggedWord[], i: number): boolean {
  const [first, second, third] = said;
  if (i !== 0 || first?.part !== 'verb' || first.gerund || first.past || first.copula) return false;
  return (
    second?.part === 'noun' && third !== undefined && (third.folded === 'of' || third.copula || third.part === 'verb')
  );
}

function joined(sentence: string, said: readonly TaggedWord[], i: number): boolean {
  return /^(?:\s|[-‐‑’'])+$/.test(sentence.slice(said[i - 1]?.end, said[i]?.start));
}

function hyphened(sentence: string, said: readonly TaggedWord[], i: number): boolean {
  return i < said.length && /^[-‐‑]$/.test(sentence.slice(said[i - 1]?.end, said[i]?.start));
}

/** The noun phrase that begins at word `from`, articles skipped; null where none does. A lone adjective counts. */
export function phraseFrom(sentence: string, said: readonly TaggedWord[], from: number): WordRange | null {
  let start = from;
  while (start < said.length && /^(?:an?|the|as|both|so|either|its|their|his|her|our)$/.test(said[start]?.folded ?? ''))
    start++;
  let end = start;
  while (end < said.length && end - start < longest) {
    const word = said[end];
    if (!word || (end > start && !joined(sentence, said, end))) break;
    const compound = hyphened(sentence, said, end) || hyphened(sentence, said, end + 1);
    // "generators providing power": a participle behind a plural begins a clause.
    if (end > start && word.gerund && word.part === 'verb' && said[end - 1]?.plural && !compound) break;
    if (
      !compound &&
      !fits(word, said[end - 1]) &&
      !isNounAfterAll(sentence, said, start, end) &&
      !isOpeningNoun(said, end)
    ) {
      if (word.folded === 'of' && end > start && end + 1 < said.length && opensOf(said, end)) {
        const rest = phraseFrom(sentence, said, end + 1);
        return { from: start, to: rest ? Math.min(rest.to, end + 4) : end };
      }
      break;
    }
    end++;
  }
  while (end > start && isLoose(said[end - 1], end - start) && !isNounAfterAll(sentence, said, start, end - 1)) end--;
  return withoutOwner(sentence, said, start, end);
}

/** Neither part of a hyphened word is a phrase, and an owner ("a person's genotype") is no part of the term. */
function withoutOwner(sentence: string, said: readonly TaggedWord[], start: number, end: number): WordRange | null {
  let from = start;
  for (let i = start; i < end - 1; i++) {
    if (/\p{Ll}['’]s?$/u.test(said[i]?.raw ?? '') && /^\p{Ll}/u.test(said[i]?.raw ?? '')) from = i + 1;
  }
  while (from > 0 && hyphened(sentence, said, from)) from--;
  let to = end;
  while (to > from && hyphened(sentence, said, to)) to++;
  const only = to - from === 1 ? said[from] : undefined;
  if (only?.part === 'verb' && !only.gerund) return null;
  return to > from ? { from, to } : null;
}

/** The noun phrase that ends before word `to`; null where none does. */
export function phraseBefore(sentence: string, said: readonly TaggedWord[], to: number): WordRange | null {
  let start = to;
  while (start > 0 && to - start < longest) {
    const word = said[start - 1];
    if (!word || (start < to && !joined(sentence, said, start))) break;
    const compound = hyphened(sentence, said, start) || (start > 1 && hyphened(sentence, said, start - 1));
    if (!compound && !fits(word, undefined)) break;
    start--;
  }
  // "vesicles that house enzymes": what looks like a noun behind a relative pronoun is its verb.
  if (to - start > 1 && /^(?:that|which|who)$/.test(said[start - 1]?.folded ?? '')) start++;
  while (start < to && said[start]?.part === 'verb' && !said[start]?.gerund && !said[start]?.past) start++;
  // "recently used entries": the participle goes with its adverb.
  while (start < to - 1 && said[start]?.past && said[start - 1]?.part === 'adverb') start++;
  return withoutOwner(sentence, said, start, to);
}

function isLoose(word: TaggedWord | undefined, length: number): boolean {
  if (!word) return true;
  return length > 1 && (word.part === 'adverb' || (word.part === 'verb' && !word.gerund));
}
