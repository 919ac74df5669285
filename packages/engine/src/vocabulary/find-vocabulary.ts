import type { Document } from '../documents/document.ts';
import type { Passage } from '../passages/passage.ts';
import type { Span } from '../text/sentences.ts';
import { singular } from '../text/singular.ts';
import { isStopWord } from '../text/stop-words.ts';
import { findAbbreviations } from './abbreviations.ts';
import { findTermCandidates, occurrence, opensSentence, sentencesWith, type TermCandidate } from './candidates.ts';
import { type Corpus, phraseKey, readCorpus } from './corpus.ts';
import { emphasisedPhrases } from './emphasis.ts';
import { explain } from './explain-term.ts';
import { salienceScore, signalsOf } from './salience.ts';
import type { Term } from './term.ts';

export interface VocabularyOptions {
  /** At most so many terms; 60 unless told. */
  limit?: number;
  /** The documents of the passages by id, where they are at hand: their bold and italic words count as emphasis. */
  documents?: ReadonlyMap<string, Document>;
}

const usualLimit = 60;
const lowestScore = 1.7;

/**
 * The key terms of some materials, most important first: what the text defines, and what it turns around. Every
 * definition is verbatim with its place. Deterministic; ties in the order of the text. Empty where the text is no
 * English prose.
 */
export function findVocabulary(passages: readonly Passage[], options: VocabularyOptions = {}): Term[] {
  const corpus = readCorpus(passages);
  return corpus.shortage === null ? vocabularyOf(corpus, options) : [];
}

/** `findVocabulary` for a corpus that is read already. */
export function vocabularyOf(corpus: Corpus, { limit = usualLimit, documents }: VocabularyOptions = {}): Term[] {
  const abbreviations = findAbbreviations(corpus);
  const candidates = mergeAbbreviations(corpus, findTermCandidates(corpus), abbreviations);
  const emphasised = emphasisedPhrases(documents);
  const shortOf = new Map([...abbreviations.values()].map(({ short, long }) => [phraseKey(long), short]));
  const scored = [...candidates.values()].map((candidate) => ({
    candidate,
    score:
      salienceScore(signalsOf(corpus, candidate, emphasised.has(candidate.key))) + (shortOf.has(candidate.key) ? 1 : 0),
  }));
  scored.sort((x, y) => y.score - x.score || (x.candidate.key < y.candidate.key ? -1 : 1));
  const terms: Term[] = [];
  const chosen: TermCandidate[] = [];
  for (const { candidate, score } of scored) {
    if (terms.length >= limit || score < lowestScore) break;
    const printed = candidate.definitions.find(({ sentence }) => sentence.entry)?.sentence.entry?.term;
    const isOwn = printed !== undefined;
    if (!isOwn && (chosen.some((other) => repeats(candidate, other)) || isHalf(candidate, candidates))) continue;
    const abbreviation = shortOf.get(candidate.key) ?? null;
    const term = explain(corpus, candidate, {
      term: formOf(corpus, candidate, printed),
      score,
      abbreviation,
    });
    if (!term) continue;
    terms.push(term);
    chosen.push(candidate);
  }
  return terms;
}

/** What is said of an abbreviation is said of its long form, alone ("NK") and before other words ("NK cells"). */
function mergeAbbreviations(
  corpus: Corpus,
  candidates: Map<string, TermCandidate>,
  abbreviations: ReadonlyMap<string, { long: string }>,
): Map<string, TermCandidate> {
  const merge = (from: string, key: string): void => {
    const [old, known] = [candidates.get(from), candidates.get(key)];
    const numbers = [key, from].flatMap((name) => sentencesWith(corpus, name));
    candidates.set(key, {
      key,
      definitions: [...(known?.definitions ?? []), ...(old?.definitions ?? [])],
      sentences: [...new Set([...(known?.sentences ?? []), ...(old?.sentences ?? []), ...numbers])].sort(
        (x, y) => x - y,
      ),
    });
    candidates.delete(from);
  };
  const longOf = new Map([...abbreviations].map(([short, { long }]) => [short, phraseKey(long)]));
  for (const [short, long] of longOf) merge(short, long);
  for (const key of [...candidates.keys()]) {
    const [first = '', ...others] = key.split(' ');
    const long = others.length === 0 ? undefined : longOf.get(first);
    const whole = [long, ...others].join(' ');
    if (long !== undefined && (candidates.has(whole) || sentencesWith(corpus, whole).length > 0)) merge(key, whole);
  }
  return candidates;
}

/** As the strength of a definition: the term opens a sentence that says where it is or what it does. */
const tellsOf = 0.4;

/**
 * A phrase that is nearly always part of a chosen longer one, or only lengthens a chosen shorter one by a word or
 * two.
 */
function repeats(candidate: TermCandidate, other: TermCandidate): boolean {
  const [inner, outer] = candidate.key.length < other.key.length ? [candidate, other] : [other, candidate];
  if (!` ${outer.key} `.includes(` ${inner.key} `)) return false;
  const strongest = Math.max(0, ...candidate.definitions.map(({ definition }) => definition.strength));
  if (strongest >= 0.6) return false;
  if (candidate === inner) return outer.sentences.length >= inner.sentences.length * 0.7;
  // "A foot bellows stands on the floor": a kind that is told of is a term beside the whole.
  return outer.sentences.length < 3 && strongest < tellsOf;
}

/**
 * "natural killer" beside "natural killer cell": a phrase that hardly ever stands without the rest of a longer
 * candidate.
 */
function isHalf(candidate: TermCandidate, candidates: ReadonlyMap<string, TermCandidate>): boolean {
  if (!candidate.key.includes(' ') || candidate.sentences.length < 2) return false;
  if (candidate.definitions.some(({ definition }) => definition.strength >= 0.6)) return false;
  for (const { key, sentences } of candidates.values())
    if (key.startsWith(`${candidate.key} `) && sentences.length >= candidate.sentences.length * 0.7) return true;
  return false;
}

/** As a glossary prints it, but for the capital that opens a line; as the text has it where nothing does. */
function formOf(corpus: Corpus, candidate: TermCandidate, printed: string | undefined): string {
  const used = displayForm(corpus, candidate);
  if (printed === undefined || used.toLowerCase() === printed.toLowerCase()) return used;
  return /^\p{Lu}/u.test(used) ? printed : decapitalise(printed);
}

/**
 * The spelling that a glossary would print: the commonest, the singular of equals, in lower case unless it is a name.
 */
function displayForm(corpus: Corpus, { key, sentences, definitions }: TermCandidate): string {
  const forms = new Map<string, number>();
  let lower = 0;
  let capital = 0;
  const numbers = [...new Set([...definitions.map(({ sentence }) => sentence.index), ...sentences])].slice(0, 30);
  for (const number of numbers) {
    const sentence = corpus.sentences[number];
    const span = sentence && occurrence(sentence, key);
    if (!sentence || !span) continue;
    // Within a longer name ("National Labor Relations Board", "Lyrical Ballads") the capitals are the name's.
    if (definitions.length > 0 && numbers.length > 1 && isInName(sentence.text, span)) continue;
    const form = sentence.text
      .slice(span.start, span.end)
      .replace(/\s+/g, ' ')
      .replace(/['’]s$/, '');
    if (opensSentence(sentence.text, span.start))
      forms.set(decapitalise(form), (forms.get(decapitalise(form)) ?? 0) + 0.4);
    else {
      forms.set(form, (forms.get(form) ?? 0) + 1);
      if (/^\p{Lu}/u.test(form)) capital++;
      else lower++;
    }
  }
  const ranked = [...forms].sort(([x, n], [y, m]) => m * fit(y, key) - n * fit(x, key) || (x < y ? -1 : 1));
  const commonest = ranked[0]?.[0] ?? key;
  // What a text names in the plural alone may mean something else in the singular (damages, goods).
  const form = [...forms.keys()].some((other) => inSingular(other) === other) ? inSingular(commonest) : commonest;
  return capital > lower && /^\p{Ll}/u.test(form) ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}

function isInName(text: string, { start, end }: Span): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(text.slice(start))) return false;
  const before = /(\p{Lu}[\p{L}’'-]*)\s$/u.exec(text.slice(0, start))?.[1];
  return (before !== undefined && !isStopWord(before.toLowerCase())) || /^\s\p{Lu}\p{Ll}/u.test(text.slice(end));
}

function inSingular(form: string): string {
  const last = /\p{Ll}+$/u.exec(form)?.[0] ?? '';
  return /^\p{Lu}|\sand\s/u.test(form) || last === '' ? form : form.slice(0, -last.length) + singular(last);
}

function fit(form: string, key: string): number {
  return form.toLowerCase().replace(/[-‐‑]/g, ' ') === key ? 3 : 1;
}

/** An acronym or a name with a second capital keeps its first. */
function decapitalise(form: string): string {
  return /^\p{Lu}\p{Ll}+(?:[-\s]\p{Ll}|$)/u.test(form) && !/\s\p{Lu}\p{Ll}/u.test(form)
    ? form.charAt(0).toLowerCase() + form.slice(1)
    : form;
}
