import { tagWords } from '../text/parts-of-speech.ts';
import type { Span } from '../text/sentences.ts';
import { isStopWord } from '../text/stop-words.ts';
import { type Corpus, longestPhrase, phraseKey, type Sentence, wordKeys } from './corpus.ts';
import { definitionsIn } from './definitions.ts';
import { isGeneric } from './generic-words.ts';
import type { Definition } from './glosses.ts';

/** A phrase that may be a key term, with all that speaks for it. */
export interface TermCandidate {
  key: string;
  definitions: { sentence: Sentence; definition: Definition }[];
  /** Numbers of the sentences that have it. */
  sentences: readonly number[];
}

/** "listing 4" names a place in the book, "term destructor" says that a term follows. */
const isLabelled =
  /^(?:listing|figure|fig|table|chapter|section|example|exhibit|equation|algorithm|exercise|page|box) \d|^(?:term|word|phrase|concept|notion|expression) /;
const isCompany = /\s(?:ltd|inc|plc|corp|gmbh|llc|ag|limited|incorporated)$/;
const fewestUses = 3;
const mostStatistical = 400;

/** Phrases that some sentence defines and phrases that the text turns around. */
export function findTermCandidates(corpus: Corpus): Map<string, TermCandidate> {
  const candidates = new Map<string, TermCandidate>();
  const candidate = (key: string): TermCandidate => {
    const known = candidates.get(key) ?? { key, definitions: [], sentences: sentencesWith(corpus, key) };
    candidates.set(key, known);
    return known;
  };
  for (const sentence of corpus.sentences) {
    if (sentence.place === 'objective') continue;
    if (sentence.entry) {
      const { term, termEnd, from } = sentence.entry;
      const explanation = { start: from, end: sentence.text.length };
      const definition = { term: { start: 0, end: termEnd }, explanation, strength: 1, leansBack: false };
      candidate(phraseKey(term)).definitions.push({ sentence, definition });
      continue;
    }
    for (const definition of definitionsIn(sentence.text)) {
      // What goes over several cells of a row is no sentence.
      const { term, explanation } = definition;
      if (
        sentence.place === 'row' &&
        [term, explanation].some((span) => sentence.text.slice(span.start, span.end).includes(' | '))
      )
        continue;
      const key = phraseKey(sentence.text.slice(definition.term.start, definition.term.end));
      // A general word is a term where the text heads a section with it and then defines it.
      const isTitled =
        definition.strength >= 0.85 && corpus.headings.has(key) && !key.includes(' ') && !isStopWord(key);
      if (isTerm(key) || isTitled) candidate(key).definitions.push({ sentence, definition });
    }
  }
  for (const key of frequentPhrases(corpus)) candidate(key);
  return candidates;
}

/** Numbers of the sentences that have a phrase, which may be longer than the phrases indexed. */
export function sentencesWith(corpus: Corpus, key: string): number[] {
  const parts = key.split(' ');
  if (parts.length <= longestPhrase) return corpus.phrases.get(key) ?? [];
  return (corpus.phrases.get(parts.slice(0, longestPhrase).join(' ')) ?? []).filter((number) => {
    const sentence = corpus.sentences[number];
    return sentence !== undefined && occurrence(sentence, key) !== null;
  });
}

/**
 * Whether a phrase can be a term at all: some word of it says something, and it neither begins nor ends with a
 * function word.
 */
function isTerm(key: string): boolean {
  const parts = key.split(' ');
  if (parts.length > 6 || key.length < 3) return false;
  if (isStopWord(parts[0] ?? '') || isStopWord(parts.at(-1) ?? '') || isCompany.test(key) || isLabelled.test(key))
    return false;
  return parts.some((part) => !isGeneric(part) && /\p{L}{2}/u.test(part));
}

/**
 * Noun phrases used in several sentences, the weightiest first: uses times length, after the C-value of K. Frantzi et
 * al., 2000.
 */
function frequentPhrases(corpus: Corpus): string[] {
  const scored: { key: string; weight: number }[] = [];
  for (const [key, sentences] of corpus.phrases) {
    const inHeading = corpus.headings.has(key);
    const isLong = key.includes(' ');
    if (sentences.length < (isLong || inHeading ? 2 : fewestUses) || !isTerm(key)) continue;
    const parts = key.split(' ');
    if (parts.some((part) => isStopWord(part) && part !== 'of')) continue;
    scored.push({ key, weight: sentences.length * Math.log2(parts.length + 1) * (inHeading ? 2 : 1) });
  }
  scored.sort((x, y) => y.weight - x.weight || (x.key < y.key ? -1 : 1));
  return scored
    .slice(0, mostStatistical)
    .map(({ key }) => key)
    .filter((key) => isNounPhrase(corpus, key));
}

/** Looks at the phrase where it is used: its last word a noun, the others nouns or adjectives. */
function isNounPhrase(corpus: Corpus, key: string): boolean {
  let yes = 0;
  let seen = 0;
  for (const number of (corpus.phrases.get(key) ?? []).slice(0, 4)) {
    const sentence = corpus.sentences[number];
    const span = sentence && occurrence(sentence, key);
    if (!sentence || !span) continue;
    const tagged = tagWords(sentence.text);
    const said = tagged.filter(({ start, end }) => start >= span.start && end <= span.end);
    seen++;
    const last = said.at(-1);
    const before = tagged.findLast(({ end }) => end <= span.start);
    // "Watt independently discovered latent heat": a past behind its subject is the verb.
    if (said[0]?.past && said.length > 1 && before && /^(?:noun|name|pronoun|adverb)$/.test(before.part)) continue;
    const fits = said.every(
      ({ part, gerund, past, folded }, i) =>
        i === said.length - 1 ||
        part === 'noun' ||
        part === 'name' ||
        part === 'adjective' ||
        gerund ||
        past ||
        folded === 'of',
    );
    if (fits && (last?.part === 'noun' || last?.part === 'name')) yes++;
  }
  return seen > 0 && yes * 2 > seen;
}

/** Where a phrase first stands in a sentence, by its key. */
export function occurrence(sentence: Sentence, key: string): Span | null {
  const { words } = sentence;
  const keys = wordKeys(sentence);
  const parts = key.split(' ');
  const [first = ''] = parts;
  for (let i = keys.indexOf(first); i >= 0 && i + parts.length <= keys.length; i = keys.indexOf(first, i + 1)) {
    if (parts.every((part, k) => keys[i + k] === part))
      return { start: words[i]?.start ?? 0, end: words[i + parts.length - 1]?.end ?? 0 };
  }
  return null;
}

/** Whether nothing but an article stands before: a capital there tells nothing. */
export function opensSentence(text: string, start: number): boolean {
  return /^\W*(?:(?:the|an?)\s)?$/i.test(text.slice(0, start));
}
