import { phrasalVerbs } from '../lexicon/phrasal-verbs.ts';
import { isNegated } from '../text/negation.ts';
import { areAllies, oppositeAmong } from '../text/opposites.ts';
import { stem } from '../text/stem.ts';
import { isStopWord } from '../text/stop-words.ts';
import { areSynonyms } from '../text/thesaurus.ts';
import { words } from '../text/words.ts';
import { type EvidenceFact, turns } from './evidence-facts.ts';

/** A reply as its words, with what its plain verbs stand for. */
export interface SaidInReply {
  stems: ReadonlySet<string>;
  /** Stems of words that deny by themselves: "lacks", "loses". */
  denying: ReadonlySet<string>;
  clauses: readonly {
    stems: ReadonlySet<string>;
    isNegated: boolean;
    /** Those that stand right behind a negation. */
    denied: ReadonlySet<string>;
  }[];
}

/** How far a reply says one fact. */
export interface FactSaid {
  /** Share of the fact's weight, in [0, 1]. */
  share: number;
  /** The weight of the words that it says. */
  weight: number;
  /** It says the opposite. */
  isContradicted: boolean;
}

/** In other words. */
const likeWeight = 0.9;
const shortestFamily = 5;
/** Weight of a fact's words in a clause that denies the fact. */
const enoughToDeny = 1.2;
/** The same of a long fact. */
const enoughToDenyAny = 2;
const phrases = phrasalVerbs.map(([verb, particle, meant]) => ({
  pattern: new RegExp(String.raw`\b(?:${verb})\b(?:\s\p{L}+){0,3}?\s(?:${particle})\b`, 'iu'),
  meant: stem(meant),
}));
/** "arent", "dont" as they are typed. */
const careless = /\b(are|is|was|were|do|does|did|ca|could|would|should|wo|has|have|had)nt\b/giu;
const denial = /(?:\b(?:not|never|no|without|cannot)|n't)(?:\s[\p{L}-]+){1,3}/giu;
/** Nouns and verbs that deny by themselves: what is said of them may be said with "not" as well. */
const denyingWords =
  /\b(?:loss|los[et]s?|losing|lack\w*|absence|violat\w*|break\w*|broken?|forget\w*|forgot\w*|prevent\w*|refus\w*|unable|inability|fail\w*|avoid\w*|remov\w*|stop\w*|resist\w*|oppos\w*|block\w*|free from|un\p{L}{5,}|\p{L}{4,}less)\b/giu;
const clauseEnd = /[.;,!?\n]|\s(?=(?:but|because|and|while|whereas|so|which)\s)/i;

export function readReply(reply: string): SaidInReply {
  const typed = reply.replace(/[’`´]/g, "'").replace(careless, "$1n't");
  const clauses = typed.split(clauseEnd).map((clause) => ({
    stems: stemsOf(clause),
    isNegated: isNegated(clause),
    denied: stemsOf(Array.from(clause.matchAll(denial), ([denied]) => denied).join(' ')),
  }));
  return { stems: stemsOf(typed), denying: denyingIn(typed), clauses };
}

const denyingIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(denyingWords), ([word]) => stem(word.toLowerCase())));

function stemsOf(text: string): Set<string> {
  const stems = words(text).flatMap(({ folded }) => {
    const stemmed = stem(folded);
    return isStopWord(folded) && !turns(stemmed) ? [] : [stemmed];
  });
  return new Set([...stems, ...phrases.filter(({ pattern }) => pattern.test(text)).map(({ meant }) => meant)]);
}

/** "nerve" and "nervous", "econom-ic" and "econom-y": one family by their beginnings. */
function isFamily(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  if (length < shortestFamily) return false;
  const shared = Math.max(shortestFamily, length - 2);
  return one.slice(0, shared) === other.slice(0, shared);
}

/** How surely words say a concept, in [0, 1]. */
function likeness(stems: ReadonlySet<string>, concept: string): number {
  if (stems.has(concept)) return 1;
  for (const said of stems)
    if (isFamily(said, concept) || areAllies(said, concept) || areSynonyms(said, concept)) return likeWeight;
  return 0;
}

/**
 * How far a reply says a fact: by its words, their families and words of the same meaning. It says the opposite where
 * it says a word that excludes one of the fact's, or denies what the fact states.
 * @param asked stems of the question, which exclude nothing
 */
export function sayFact(reply: SaidInReply, fact: EvidenceFact, asked: ReadonlySet<string>): FactSaid {
  const own = new Set(fact.concepts.map((concept) => concept.stem));
  let weight = 0;
  let total = 0;
  let isContradicted = false;
  for (const concept of fact.concepts) {
    const like = likeness(reply.stems, concept.stem);
    total += concept.weight;
    weight += like * concept.weight;
    const opposite = like === 0 ? oppositeAmong(reply.stems, concept.stem) : undefined;
    if (opposite === undefined || own.has(opposite) || asked.has(opposite)) continue;
    // "not increased" says "decreased".
    if (!turns(opposite) && reply.clauses.some((clause) => clause.denied.has(opposite))) {
      weight += concept.weight * likeWeight;
      continue;
    }
    // Said of something else, it excludes nothing.
    const isOfFact = reply.clauses.some(
      ({ stems }) =>
        stems.has(opposite) &&
        fact.concepts.some((other) => other.weight === 1 && other !== concept && likeness(stems, other.stem) > 0),
    );
    if (isOfFact && !fact.isNegated) isContradicted = true;
  }
  // "Not following the norms" is "a violation of the norms": where one side denies by a word, the other may by "not".
  const denying = denyingIn(fact.text);
  const isSameWord = denying.size === reply.denying.size && [...denying].every((word) => reply.denying.has(word));
  const denies = reply.clauses.some((clause) => clause.isNegated);
  const turned =
    isSameWord &&
    !(fact.isNegated && denies) &&
    reply.clauses.some((clause) => {
      if (clause.isNegated === fact.isNegated) return false;
      const said = fact.concepts.filter((concept) => likeness(clause.stems, concept.stem) > 0);
      const saidWeight = said.reduce((sum, concept) => sum + concept.weight, 0);
      return saidWeight >= enoughToDeny && saidWeight >= Math.min(total * 0.5, enoughToDenyAny);
    });
  return { share: total === 0 ? 0 : Math.min(1, weight / total), weight, isContradicted: isContradicted || turned };
}
