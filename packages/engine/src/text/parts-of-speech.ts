import { createRequire } from 'node:module';
import type Nlp from 'compromise/two';
import { type Word, words } from './words.ts';

export type PartOfSpeech =
  | 'noun'
  | 'name'
  | 'adjective'
  | 'verb'
  | 'adverb'
  | 'determiner'
  | 'preposition'
  | 'conjunction'
  | 'pronoun'
  | 'number'
  | 'other';

export interface TaggedWord extends Word {
  part: PartOfSpeech;
  plural: boolean;
  person: boolean;
  /** A first name of the library's list: a surer sign of a person than `person`, which is also guessed. */
  givenName: boolean;
  place: boolean;
  /** -ing form, whatever its part of speech. */
  gerund: boolean;
  /** Past tense or past participle. */
  past: boolean;
  /** A form of be. */
  copula: boolean;
}

const order: [string, PartOfSpeech][] = [
  ['Pronoun', 'pronoun'],
  ['QuestionWord', 'pronoun'],
  ['Determiner', 'determiner'],
  ['Possessive', 'noun'],
  ['ProperNoun', 'name'],
  ['Value', 'number'],
  ['Gerund', 'verb'],
  ['Noun', 'noun'],
  ['Adjective', 'adjective'],
  ['Adverb', 'adverb'],
  ['Verb', 'verb'],
  ['Conjunction', 'conjunction'],
  ['Preposition', 'preposition'],
];

/**
 * Lexicon, suffixes and neighbours. The library's last step, some hundred patterns tried on every clause, takes two
 * thirds of the time of all and changes no tag that a rule here needs: definitions come out a little better without it.
 */
const steps = ['freeze', 'lexicon', 'preTagger', 'contractionTwo', 'unfreeze'];

const require = createRequire(import.meta.url);
let library: typeof Nlp | undefined;

/** Loaded with the first sentence: to unfold its lexicon takes longer than to load everything else of the engine. */
function loadLibrary(): typeof Nlp {
  const nlp: typeof Nlp = require('compromise/two');
  // The library has each word's normal form from reading it, and then makes all of them again.
  nlp.plugin({ compute: { normal: () => {} } });
  return nlp;
}

const cache = new Map<string, TaggedWord[]>();
/** More than one week's readings have of sentences that anything asks about. */
const rememberedSentences = 20_000;

/**
 * The words of one sentence with their parts of speech, by the lexicon and rules of the `compromise` library: right for
 * about nine words of ten, so every rule built on it must bear a wrong tag. English only; elsewhere most words are
 * nouns.
 */
export function tagWords(sentence: string): TaggedWord[] {
  const known = cache.get(sentence);
  if (known) return known;
  if (cache.size >= rememberedSentences) cache.clear();
  library ??= loadLibrary();
  const tagsAt = new Map<number, ReadonlySet<string>>();
  let offset = 0;
  for (const line of library.tokenize(sentence).compute(steps).document) {
    for (const term of line) {
      offset += term.pre.length;
      if (term.text !== '') tagsAt.set(offset, term.tags ?? new Set());
      offset += term.text.length + term.post.length;
    }
  }
  let last: ReadonlySet<string> = new Set();
  const tagged = words(sentence).map((word): TaggedWord => {
    last = tagsAt.get(word.start) ?? last;
    return { ...word, ...describe(word, last) };
  });
  cache.set(sentence, tagged);
  return tagged;
}

function describe(word: Word, tags: ReadonlySet<string>): Omit<TaggedWord, keyof Word> {
  const part = order.find(([tag]) => tags.has(tag))?.[1] ?? 'other';
  return {
    part,
    plural: tags.has('Plural'),
    person: tags.has('Person') || tags.has('FirstName') || tags.has('LastName'),
    givenName: tags.has('FirstName') || tags.has('MaleName') || tags.has('FemaleName'),
    place: tags.has('Place'),
    gerund: tags.has('Gerund') || /\p{L}{3}ing$/u.test(word.folded),
    past: tags.has('PastTense') || tags.has('Participle'),
    copula: /^(?:is|are|was|were|be|been|being)$/.test(word.folded),
  };
}
