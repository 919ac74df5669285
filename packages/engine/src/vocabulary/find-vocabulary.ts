import { type Citation, citeStretch } from '../answers/citation.ts';
import type { Document } from '../documents/document.ts';
import type { Passage } from '../passages/passage.ts';
import type { Span } from '../text/sentences.ts';
import { singular } from '../text/singular.ts';
import { isStopWord } from '../text/stop-words.ts';
import { findAbbreviations } from './abbreviations.ts';
import { type Candidate, findCandidates, occurrence, opensSentence, sentencesWith } from './candidates.ts';
import { type Corpus, phraseKey, readCorpus, type Sentence } from './corpus.ts';
import { emphasisedPhrases } from './emphasis.ts';
import { scoreOf, signalsOf } from './salience.ts';
import type { Term } from './term.ts';

export interface VocabularyOptions {
  /** At most so many terms; 60 unless told. */
  limit?: number;
  /** The documents of the passages by id, where they are at hand: their bold and italic words count as emphasis. */
  documents?: ReadonlyMap<string, Document>;
}

const usualLimit = 60;
/** Below this strength a sentence uses the term rather than defines it. */
const definesFrom = 0.45;
/** Words; after so short an explanation the next sentence often tells the rest. */
const shortExplanation = 16;
const lowestScore = 1.7;

/**
 * The key terms of some materials, most important first: what the text defines, and what it turns around. Every definition is
 * verbatim with its place. Deterministic; ties in the order of the text. Empty where the text is no English prose.
 */
export function findVocabulary(passages: readonly Passage[], options: VocabularyOptions = {}): Term[] {
  const corpus = readCorpus(passages);
  return corpus.shortage === null ? vocabularyOf(corpus, options) : [];
}

/** `findVocabulary` for a corpus that is read already. */
export function vocabularyOf(corpus: Corpus, { limit = usualLimit, documents }: VocabularyOptions = {}): Term[] {
  const abbreviations = findAbbreviations(corpus);
  const candidates = mergeAbbreviations(corpus, findCandidates(corpus), abbreviations);
  const emphasised = emphasisedPhrases(documents);
  const shortOf = new Map([...abbreviations.values()].map(({ short, long }) => [phraseKey(long), short]));
  const scored = [...candidates.values()].map((candidate) => ({
    candidate,
    score: scoreOf(signalsOf(corpus, candidate, emphasised.has(candidate.key))) + (shortOf.has(candidate.key) ? 1 : 0),
  }));
  scored.sort((x, y) => y.score - x.score || (x.candidate.key < y.candidate.key ? -1 : 1));
  const terms: Term[] = [];
  const chosen: Candidate[] = [];
  for (const { candidate, score } of scored) {
    if (terms.length >= limit || score < lowestScore) break;
    if (chosen.some((other) => repeats(candidate, other)) || isHalf(candidate, candidates)) continue;
    const term = explain(corpus, candidate, score, shortOf.get(candidate.key) ?? null);
    if (!term) continue;
    terms.push(term);
    chosen.push(candidate);
  }
  return terms;
}

/** What is said of an abbreviation is said of its long form, alone ("NK") and before other words ("NK cells"). */
function mergeAbbreviations(
  corpus: Corpus,
  candidates: Map<string, Candidate>,
  abbreviations: ReadonlyMap<string, { long: string }>,
): Map<string, Candidate> {
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

/** A phrase that is nearly always part of a chosen longer one, or only lengthens a chosen shorter one by a word or two. */
function repeats(candidate: Candidate, other: Candidate): boolean {
  const [inner, outer] = candidate.key.length < other.key.length ? [candidate, other] : [other, candidate];
  if (!` ${outer.key} `.includes(` ${inner.key} `)) return false;
  const strongest = Math.max(0, ...candidate.definitions.map(({ definition }) => definition.strength));
  if (strongest >= 0.6) return false;
  return candidate === inner ? outer.sentences.length >= inner.sentences.length * 0.7 : outer.sentences.length < 3;
}

/** "natural killer" beside "natural killer cell": a phrase that hardly ever stands without the rest of a longer candidate. */
function isHalf(candidate: Candidate, candidates: ReadonlyMap<string, Candidate>): boolean {
  if (!candidate.key.includes(' ') || candidate.sentences.length < 2) return false;
  if (candidate.definitions.some(({ definition }) => definition.strength >= 0.6)) return false;
  for (const { key, sentences } of candidates.values())
    if (key.startsWith(`${candidate.key} `) && sentences.length >= candidate.sentences.length * 0.7) return true;
  return false;
}

function explain(corpus: Corpus, candidate: Candidate, score: number, abbreviation: string | null): Term | null {
  const best = candidate.definitions
    .filter(({ definition }) => definition.strength >= definesFrom)
    .sort((x, y) => worth(y) - worth(x) || x.sentence.index - y.sentence.index)[0];
  const term = displayForm(corpus, candidate);
  if (best) {
    const { sentence, definition } = best;
    const { start, end } = definition.explanation;
    const before = definition.leansBack ? neighbour(corpus, sentence, -1) : null;
    const isWhole = end - start >= sentence.text.length;
    const isShort = isWhole || sentence.text.slice(start, end).split(/\s+/).length < shortExplanation;
    const after = isShort && !before ? goesOn(neighbour(corpus, sentence, 1), candidate.key) : null;
    const citation = cite(before ?? sentence, after ?? sentence);
    const text = isWhole ? citation.quote : sentence.text.slice(start, end);
    return {
      term,
      abbreviation,
      definition: text,
      kind: 'defined',
      certainty: definition.strength,
      uses: candidate.sentences.length,
      score,
      citation,
    };
  }
  const used = bestUse(corpus, candidate);
  if (!used) return null;
  const after = goesOn(neighbour(corpus, used, 1), candidate.key);
  return {
    term,
    abbreviation,
    definition: used.text,
    kind: 'used',
    certainty: 0,
    uses: candidate.sentences.length,
    score,
    citation: cite(used, after ?? used),
  };
}

function worth({ sentence, definition }: Candidate['definitions'][number]): number {
  const { start, end } = definition.explanation;
  const explanation = sentence.text.slice(start, end);
  const length = explanation.split(/\s+/).length;
  const isAlias =
    /^(?:also |often |sometimes )?(?:known|called|referred|termed|the (?:first|second|third|last|final|most|only)\b)/i.test(
      explanation,
    );
  const isWhole = end - start >= sentence.text.length;
  const places = { body: 0, summary: -0.05, caption: -0.15, row: -0.2, objective: -1 };
  return (
    definition.strength +
    places[sentence.place] -
    (length < 4 ? 0.25 : 0) -
    (length > 45 ? 0.2 : 0) -
    (definition.leansBack ? 0.1 : 0) -
    (isAlias ? 0.4 : 0) -
    (isWhole ? 0.12 : 0)
  );
}

/**
 * The sentence that tells most about a term without defining it: near its first use, the term early in it, of fair length. The cells
 * of a table tell nothing without their headings.
 */
function bestUse(corpus: Corpus, { key, sentences, definitions }: Candidate): Sentence | null {
  const numbers = sentences.length > 0 ? sentences : definitions.map(({ sentence }) => sentence.index);
  let best: { sentence: Sentence; value: number } | null = null;
  numbers.slice(0, 40).forEach((number, order) => {
    const sentence = corpus.sentences[number];
    const at = sentence && occurrence(sentence, key)?.start;
    if (!sentence || at === undefined || sentence.text.endsWith('?')) return;
    if (sentence.place === 'objective' || sentence.place === 'row') return;
    const long = sentence.words.length;
    const value =
      2 -
      at / sentence.text.length -
      order * 0.08 -
      (long < 8 ? 0.8 : 0) -
      (long > 45 ? 0.5 : 0) -
      (sentence.place === 'caption' ? 0.4 : 0);
    if (!best || value > best.value) best = { sentence, value };
  });
  return (best as { sentence: Sentence } | null)?.sentence ?? null;
}

function neighbour(corpus: Corpus, { index, passage }: Sentence, step: -1 | 1): Sentence | null {
  const other = corpus.sentences[index + step];
  return other && other.passage === passage && other.place !== 'row' ? other : null;
}

/** The next sentence where it goes on about the term that the one before has only named. */
function goesOn(next: Sentence | null, key: string): Sentence | null {
  if (!next || next.text.endsWith('?')) return null;
  const back = /^(?:it|they|this|these|such|here|in (?:this|these|it|such|other words)|that is)\b/i.test(next.text);
  return back || occurrence(next, key) !== null ? next : null;
}

/** A citation of the text from one sentence to another of the same passage. */
export function cite(first: Sentence, last: Sentence): Citation {
  return citeStretch(first.passage, first.start, last.start + last.text.length);
}

/** The spelling that a glossary would print: the commonest, the singular of equals, in lower case unless it is a name. */
function displayForm(corpus: Corpus, { key, sentences, definitions }: Candidate): string {
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
