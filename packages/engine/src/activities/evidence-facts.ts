import { memoize } from '../text/memoize.ts';
import { isNegated } from '../text/negation.ts';
import { hasOpposite } from '../text/opposites.ts';
import { tagWords } from '../text/parts-of-speech.ts';
import { splitSentences } from '../text/sentences.ts';
import { singular } from '../text/singular.ts';
import { stem } from '../text/stem.ts';
import { isStopWord } from '../text/stop-words.ts';
import { words } from '../text/words.ts';
import { isGeneric } from '../vocabulary/generic-words.ts';
import { readableSentence } from './readable.ts';

/** One word of a fact that a reply should say in some way. */
export interface Concept {
  stem: string;
  /** Words that say little by themselves count less. */
  weight: number;
}

/** One thing that the evidence of a question says. */
export interface EvidenceFact {
  text: string;
  concepts: readonly Concept[];
  isNegated: boolean;
  /** What joins it to the fact before, as a student would be asked for it. */
  asks: 'what' | 'why' | 'when' | 'result' | 'contrast' | 'example' | 'more';
  /** An example counts less than what it is an example of. */
  weight: number;
}

/** Where a sentence goes on with another thing that is said. */
const joint =
  /;\s|:\s|\s?—\s?|,\s(?=(?:and|but|or|while|whereas|although|though|which|who|whose|where|when|so|because|since|as|unlike|such as|including|whether|for example|e\.g\.|it|they)\b)|\s(?=(?:because|due to|so that|in order to|whereas|as a result of|resulting in)\b)|\s?\((?=(?:such as|for example|e\.g\.|including|like)\b)/giu;
const kinds: readonly [EvidenceFact['asks'], RegExp][] = [
  ['example', /^(?:such as|including|whether|for example|for instance|e\.g\.|like)\b/i],
  ['why', /^(?:because|due to|since|as a result of)\b/i],
  ['result', /^(?:so that|so|in order to|resulting in|therefore|thus)\b/i],
  ['when', /^(?:when|if|after|before|while|until)\b/i],
  ['contrast', /^(?:whereas|but|although|though|unlike|rather than|however)\b/i],
  ['more', /^(?:and|or|which|who|whose|where|it|they|as)\b/i],
];
/** Verbs and nouns of any statement. */
const light = new Set(
  'use call know make made do get give given take taken go come put keep let become involve occur happen include say mean refer consist have also often usual general collect certain various'
    .split(' ')
    .map(stem),
);
const lightWeight = 0.4;
const exampleWeight = 0.3;
const furtherWeight = 0.7;
const fewestConcepts = 2;

/** The facts of a question's evidence, in order, each by the words that the question has not said already. */
export function evidenceFacts(question: string, evidence: string): readonly EvidenceFact[] {
  return factsOf(`${question}\n\n${evidence}`);
}

const factsOf = memoize((both: string): readonly EvidenceFact[] => {
  const at = both.indexOf('\n\n');
  const asked = new Set(words(both.slice(0, at)).map(({ folded }) => stem(folded)));
  const text = readableSentence(both.slice(at + 2));
  const facts: EvidenceFact[] = [];
  for (const sentence of splitSentences(text)) {
    const said = text.slice(sentence.start, sentence.end);
    for (const piece of piecesOf(said)) {
      const concepts = conceptsOf(piece, asked);
      const asks = kinds.find(([, pattern]) => pattern.test(piece))?.[0] ?? (facts.length === 0 ? 'what' : 'more');
      const last = facts.at(-1);
      const weight = asks === 'example' ? exampleWeight : asks === 'more' && facts.length > 0 ? furtherWeight : 1;
      if (concepts.length === 0) continue;
      // A piece of one word belongs to what stands before it, unless it is the reason that was asked for.
      if (last && concepts.length < fewestConcepts && asks !== 'why')
        facts[facts.length - 1] = joined(last, piece, concepts);
      else facts.push({ text: piece, concepts, isNegated: isNegated(piece), asks, weight });
    }
  }
  return facts;
}, 500);

function joined(fact: EvidenceFact, piece: string, more: readonly Concept[]): EvidenceFact {
  const known = new Set(fact.concepts.map((concept) => concept.stem));
  return {
    ...fact,
    text: `${fact.text} ${piece}`,
    concepts: [...fact.concepts, ...more.filter((concept) => !known.has(concept.stem))],
  };
}

function piecesOf(sentence: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const match of sentence.matchAll(joint)) {
    if (/^,/.test(match[0]) && isListed(sentence.slice(match.index + match[0].length))) continue;
    pieces.push(sentence.slice(from, match.index));
    from = match.index + match[0].length;
  }
  return [...pieces, sentence.slice(from)].map((piece) => piece.replace(/^[\s,;:(]+|[\s,;:).]+$/g, '')).filter(Boolean);
}

/** "…, or codified law": what goes on with a conjunction and has no verb of its own is the next item of a list. */
function isListed(rest: string): boolean {
  const next = /^(?:and|or|but|as)\s[^,;]*/i.exec(rest)?.[0];
  return (
    next !== undefined && !tagWords(next).some(({ part, copula, gerund }) => copula || (part === 'verb' && !gerund))
  );
}

/** "contextual, cultural, or social": one of them is enough. */
const alternatives = /\p{L}+(?:,\s\p{L}+)*,?\sor\s\p{L}+/giu;

/** Function words that turn a statement round: "before", "more", "under". */
const turning = new Set('before after more most less least few above below over under'.split(' ').map(stem));
export const turns = (stemmed: string): boolean => turning.has(stemmed) && hasOpposite(stemmed);

function conceptsOf(piece: string, asked: ReadonlySet<string>): Concept[] {
  const seen = new Set<string>();
  const either = new Set(
    Array.from(piece.matchAll(alternatives), ([list]) => words(list).map(({ folded }) => stem(folded))).flat(),
  );
  return words(piece).flatMap(({ folded }) => {
    const stemmed = stem(folded);
    if ((isStopWord(folded) && !turns(stemmed)) || asked.has(stemmed) || seen.has(stemmed)) return [];
    seen.add(stemmed);
    const isLight = isStopWord(folded) || light.has(stemmed) || isGeneric(singular(folded)) || isGeneric(folded);
    return [{ stem: stemmed, weight: isLight || either.has(stemmed) ? lightWeight : 1 }];
  });
}
