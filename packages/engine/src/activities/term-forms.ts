import type { Passage } from '../passages/passage.ts';
import { memoize, memoizeByObject } from '../text/memoize.ts';
import { splitSentences } from '../text/sentences.ts';
import { singular } from '../text/singular.ts';
import { contentStems } from '../text/words.ts';
import { occurrence, opensSentence, sentencesWith } from '../vocabulary/candidates.ts';
import { type Corpus, phraseKey } from '../vocabulary/corpus.ts';
import type { Term } from '../vocabulary/term.ts';
import { capitalise, readableSentence } from './readable.ts';
import { isSelfContained } from './self-contained.ts';
import { termSpans } from './sentence-parts.ts';
import type { StudyText } from './study-text.ts';
import { hasPhrase, kindOf } from './term-facts.ts';
import { areOfOneField, subjectOfTerm } from './term-fields.ts';

/** Sentences looked at. */
const looked = 40;

export function isPluralForm(form: string): boolean {
  const last = /[\p{L}\p{N}]+$/u.exec(form.toLowerCase())?.[0] ?? '';
  return singular(last) !== last;
}

/**
 * Whether a gap wants several things: by the article before it or the verb behind it, else by the form of what stood
 * there.
 */
export function wantsPlural(gapped: string, answer: string): boolean {
  if (/\ba\(n\) _{3,}/i.test(gapped)) return false;
  const behind = /_{3,}\s(\p{L}+)/u.exec(gapped)?.[1]?.toLowerCase() ?? '';
  if (/^(?:is|was|has|does)$/.test(behind)) return false;
  return /^(?:are|were|have|do)$/.test(behind) || isPluralForm(answer);
}

/** Whether a name can stand before a verb: "are" and "were" want several things, "is" and "has" want one. */
export function agrees(name: string, behind: string): boolean {
  if (/^\s?(?:are|were|have|do)\b/i.test(behind)) return isPluralForm(name);
  return !(/^\s?(?:is|was|has|does)\b/i.test(behind) && isPluralForm(name));
}

/**
 * A term in the singular or plural as the text itself writes it within a sentence: what is never said in the plural
 * ("immunology") has none. null where the text has no such form.
 */
export function inflectedForm(corpus: Corpus, term: string, plural: boolean): string | null {
  const { ofOne, ofMany } = formsIn(corpus);
  return plural ? ofMany(term) : ofOne(term);
}

/** Each statement of a text asks for the forms of nearly all its terms. */
const formsIn = memoizeByObject((corpus: Corpus) => ({
  ofOne: memoize((term) => findForm(corpus, term, false)),
  ofMany: memoize((term) => findForm(corpus, term, true)),
}));

function findForm(corpus: Corpus, term: string, plural: boolean): string | null {
  const key = phraseKey(term);
  for (const number of sentencesWith(corpus, key).slice(0, looked)) {
    const sentence = corpus.sentences[number];
    const span = sentence && occurrence(sentence, key);
    if (!sentence || !span) continue;
    const form = sentence.text.slice(span.start, span.end).replace(/['’]s?$/, '');
    if (isPluralForm(form) !== plural) continue;
    const isSameCase = /^\p{Lu}/u.test(form) === /^\p{Lu}/u.test(term);
    if (isSameCase) return form;
    // "Market Square": with a second capital it is a name, or a title.
    if (opensSentence(sentence.text, span.start) && /^\p{Ll}/u.test(term) && !/\s\p{Lu}/u.test(form))
      return form.charAt(0).toLowerCase() + form.slice(1);
  }
  return null;
}

const wordsApart = 0.4;
/** More than enough for three of which none holds another. */
const mostNames = 20;

/** Score from which a phrase that nothing defines is a term all the same. */
const surelyTerm = 3.2;

const keysOf = memoizeByObject((term: Term) => ({
  key: phraseKey(term.term),
  quoteKey: phraseKey(term.citation.quote),
  kind: kindOf(term.term),
  field: subjectOfTerm(term.term, null),
  // "distant relations", "trip": words that stand together, or a word of every day, and no term.
  isLoose: term.kind === 'used' && (term.score < surelyTerm || !term.term.includes(' ')),
  stems: contentStems(term.term),
}));

/** The phrase key of a passage, which every statement of it asks for. */
export const passageKey = memoizeByObject((passage: Passage): string => phraseKey(passage.text));

/**
 * Other terms of the materials that could stand in a term's place, as the text writes them in the number asked for, the
 * likeliest first: of the same kind, from nearby, without words in common that would make one the other's kind.
 * @param passage phrase key of the text that none of them may stand in
 */
export function* namesLike(
  term: Term,
  { text, plural, passage }: { text: StudyText; plural: boolean; passage: string },
): Generator<string, undefined> {
  let names = 0;
  for (const { name, key } of likeIn(text)(term)) {
    if (names === mostNames) break;
    const form = hasPhrase(passage, key) ? null : inflectedForm(text.corpus, name, plural);
    if (form === null) continue;
    yield form;
    names++;
  }
}

/** Every statement about a term asks for those like it. */
const likeIn = memoizeByObject((text: StudyText) => memoizeByObject((term: Term) => termsLike(term, text.terms)));

function termsLike(term: Term, all: readonly Term[]): { name: string; key: string }[] {
  const { key: own, quoteKey, kind, field: ownField, stems: ownStems } = keysOf(term);
  const stems = new Set(ownStems);
  return all
    .flatMap((other) => {
      const { key, ...their } = keysOf(other);
      if (other === term || their.kind !== kind || their.isLoose || other.abbreviation === term.term) return [];
      if (!isName(other.term)) return [];
      if (hasPhrase(own, key) || hasPhrase(key, own) || hasPhrase(quoteKey, key) || hasPhrase(their.quoteKey, own))
        return [];
      const shared = their.stems.filter((stem) => stems.has(stem)).length;
      const heading = other.citation.heading === term.citation.heading ? 1 : 0;
      const length = Math.abs(own.split(' ').length - key.split(' ').length);
      const field = areOfOneField(ownField, their.field) ? 2 : 0;
      const worth = field + other.score / 4 + heading + Math.min(1, shared) - length * wordsApart;
      return [{ name: other.term, key, worth }];
    })
    .sort((x, y) => y.worth - x.worth);
}

/** "A large map" tells no map from others. */
const plainWord =
  /^(?:an?|the|this|that|these|those|some|many|most|all|every|each|any|no|other|another|such|same|new|old|good|large|small|first|second|last|next|own|whole|modern|early|later?|common|simple|single|main|two|three|higher|lower|larger|smaller|greater|bigger|less|more|fewer|certain|different|various|several|relative|own)$/;

/** Whether a phrase may be what something is called: no piece of a possessive, nothing that is told by its size. */
export function isName(phrase: string): boolean {
  return !/['’]s?$|\.$/.test(phrase) && !phrase.split(/\s+/).some((word) => plainWord.test(word));
}

/**
 * What the materials call kinds of a thing, by the openings of their sentences ("A dot map places …"), in the number
 * asked for: names for a choice beside another thing of that kind.
 * @param genus in the singular: "map"
 */
export function kindNames({ corpus }: StudyText, genus: string, plural: boolean): string[] {
  const { ofGenus } = openingsIn(corpus);
  return ofGenus(genus).flatMap((name) =>
    isPluralForm(name) === plural ? name : (inflectedForm(corpus, name, plural) ?? []),
  );
}

const openingsIn = memoizeByObject((corpus: Corpus) => ({
  ofGenus: memoize((genus: string): string[] => {
    const names = corpus.sentences.flatMap(({ text }) => {
      const [, article = '', name = '', head = ''] =
        /^(an?\s|the\s|)((?:[\p{L}-]+\s){1,2}?)([\p{L}-]+)\s(?:is|are|was|were|has|have|can|\p{Ll}{2,}s|\p{Ll}{2,}ed)\s/iu.exec(
          text,
        ) ?? [];
      const words = name.trim().split(' ');
      const isNamed =
        singular(head.toLowerCase()) === genus && !words.some((word) => plainWord.test(word.toLowerCase()));
      if (!isNamed || (article === '' && !isPluralForm(head))) return [];
      const whole = `${name}${head}`;
      return [article === '' ? whole.charAt(0).toLowerCase() + whole.slice(1) : whole];
    });
    return [...new Set(names)];
  }),
}));

export interface DefinitionParts {
  /** "A union shop" */
  subject: string;
  /** "union shop" */
  name: string;
  /** " is a workplace where …." */
  predicate: string;
}

/**
 * The sentence that defines a term as its subject, parted behind the subject; null where it does not begin with the
 * term.
 */
export const openingOf = memoizeByObject(({ term, citation, certainty }: Term): DefinitionParts | null => {
  const quote = readableSentence(citation.quote);
  const sentence = quote.slice(0, splitSentences(quote)[0]?.end ?? 0);
  const spans = termSpans(sentence, term);
  const [first] = spans;
  if (!first || spans.length > 1 || certainty < 0.55 || !isSelfContained(sentence)) return null;
  if (!/^(?:(?:an?|the)\s)?$/i.test(sentence.slice(0, first.start))) return null;
  const predicate = sentence.slice(first.end).replace(/^\s\([^()]{1,12}\)/, '');
  if (
    !/^\s(?:is|are|was|were|refers?|means?|occurs?|consists?|describes?|involves?|denotes?|states?|happens?)\s/.test(
      predicate,
    )
  )
    return null;
  // What stands behind a semicolon is said of something else.
  const own = predicate.replace(/;.*$/s, '.');
  return {
    subject: capitalise(sentence.slice(0, first.end)),
    name: sentence.slice(first.start, first.end),
    predicate: own,
  };
});
