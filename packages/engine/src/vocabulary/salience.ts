import { tagWords } from '../text/parts-of-speech.ts';
import { occurrence, opensSentence, type TermCandidate } from './candidates.ts';
import type { Corpus } from './corpus.ts';
import { isGeneric } from './generic-words.ts';

/** What speaks for a candidate, as numbers of about the same size. */
export interface Signals {
  defined: number;
  /** How many other sentences define it too. */
  definedAgain: number;
  uses: number;
  spread: number;
  heading: number;
  headingPart: number;
  summary: number;
  objective: number;
  emphasis: number;
  /** Printed in a glossary. */
  listed: number;
  words: number;
  generic: number;
  person: number;
  place: number;
  /** A name of one word. */
  name: number;
  /** A single word that nothing but its frequency speaks for. */
  bare: number;
}

/*
 * Weights of a linear score, set by hand on two textbooks and checked on articles of other subjects. The text's own
 * word (a definition, a heading, emphasis) counts more than how often it uses the phrase.
 */
const weights: Signals = {
  defined: 3,
  definedAgain: 0.5,
  uses: 0.35,
  spread: 0.3,
  heading: 1.1,
  headingPart: 0.3,
  summary: 0.6,
  objective: 0.4,
  emphasis: 1.2,
  listed: 3,
  words: 0.35,
  generic: -1.2,
  person: -3,
  place: -1.2,
  name: -1,
  bare: -0.8,
};

export function salienceScore(signals: Signals): number {
  let score = 0;
  for (const name of Object.keys(weights) as (keyof Signals)[]) score += weights[name] * signals[name];
  return score;
}

/** Measures a candidate against the materials that it comes from. */
export function signalsOf(corpus: Corpus, candidate: TermCandidate, isEmphasised: boolean): Signals {
  const { key, definitions, sentences } = candidate;
  const strengths = definitions.map(({ definition }) => definition.strength).sort((x, y) => y - x);
  const used = sentences.flatMap((number) => corpus.sentences[number] ?? []);
  const headingLength = corpus.headings.get(key);
  const parts = key.split(' ');
  const sections = new Set(used.map(({ passage }) => `${passage.documentId}/${passage.headingPath.join('/')}`)).size;
  const { person, place, name } = namedThing(corpus, candidate);
  return {
    defined: strengths[0] ?? 0,
    definedAgain: Math.min(
      2,
      strengths.slice(1).reduce((sum, strength) => sum + strength, 0),
    ),
    uses: Math.min(3, Math.log(1 + used.length)),
    spread: Math.min(2, Math.log(1 + sections)),
    heading: headingLength !== undefined && headingLength <= parts.length + 1 ? 1 : 0,
    headingPart: headingLength !== undefined && headingLength > parts.length + 1 ? 1 : 0,
    summary: used.some(({ place }) => place === 'summary') ? 1 : 0,
    objective: used.some(({ place }) => place === 'objective') ? 1 : 0,
    emphasis: isEmphasised ? 1 : 0,
    listed: definitions.some(({ sentence }) => sentence.entry) ? 1 : 0,
    words: Math.min(2, parts.length - 1),
    generic: isGeneric(parts.at(-1) ?? '') ? (parts.length === 1 ? 1 : 0.3) : 0,
    person,
    place,
    name: parts.length === 1 ? name : 0,
    bare: parts.length === 1 && (strengths[0] ?? 0) < 0.4 && headingLength !== 1 ? 1 : 0,
  };
}

/** People and places are what a text speaks about, seldom terms of its subject. */
function namedThing(
  corpus: Corpus,
  { key, definitions, sentences }: TermCandidate,
): { person: number; place: number; name: number } {
  let people = 0;
  let places = 0;
  let names = 0;
  let seen = 0;
  const looked = [...new Set([...definitions.map(({ sentence }) => sentence.index), ...sentences])].slice(0, 3);
  for (const number of looked) {
    const sentence = corpus.sentences[number];
    const span = sentence && occurrence(sentence, key);
    if (!sentence || !span) continue;
    seen++;
    if (!/^\p{Lu}/u.test(sentence.text.slice(span.start)) || opensSentence(sentence.text, span.start)) continue;
    const said = tagWords(sentence.text).filter(({ start, end }) => start >= span.start && end <= span.end);
    const last = said.at(-1);
    if (last && !/s$/.test(last.raw)) names++;
    if (last?.person) people++;
    if (last?.place) places++;
  }
  return {
    person: seen > 0 ? people / seen : 0,
    place: seen > 0 ? places / seen : 0,
    name: seen > 0 ? names / seen : 0,
  };
}
