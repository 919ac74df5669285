import type { PassageIndex } from '../passages/passage-index.ts';
import { isNegated } from '../text/negation.ts';
import { oppositeAmong } from '../text/opposites.ts';
import { stem } from '../text/stem.ts';
import { isStopWord } from '../text/stop-words.ts';
import { contentStems, eachWord, words } from '../text/words.ts';
import type { Evidence, EvidenceSentence } from './evidence.ts';
import type { Question } from './question.ts';
import { type DoubtFeatures, doubtWeights } from './weights.ts';

/** Beyond this the best sentence leads by far enough, or no other passage competes. */
const clearLead = 4;

/** Probability in [0, 1] that the best sentence answers the question. */
export function confidence(index: PassageIndex, question: Question, evidence: Evidence): number {
  // A question of an exercise is the nearest sentence to many a question, and answers none.
  if (evidence.sentences[0]?.features.asks === 1) return 0;
  const features = doubtFeatures(index, question, evidence);
  let sum = doubtWeights.bias;
  for (const key of Object.keys(features) as (keyof DoubtFeatures)[]) sum += doubtWeights[key] * features[key];
  return 1 / (1 + Math.exp(-sum));
}

/** Below this the best sentence says little of what is asked. */
const wellCovered = 0.4;

/**
 * Whether a question is about something that the folder does not speak of: half of its words stand nowhere in it, and the best
 * sentence has little of the rest; or it asks what a thing is that the folder never names.
 */
export function isOfOtherMatter(index: PassageIndex, question: Question, evidence: Evidence): boolean {
  const { sequence, distinct } = evidence.query;
  const [best] = evidence.sentences;
  const isUnknown = ({ term }: { term: number }): boolean => term === 0;
  const last = sequence.at(-1);
  if (!best || (question.kind === 'define' && question.subject.length > 0 && last && isUnknown(last))) return true;
  return (
    distinct.filter(isUnknown).length * 2 >= distinct.length && covered(index, question, evidence, best) < wellCovered
  );
}

/** Exported for fitting the weights. The evidence must hold a sentence. */
export function doubtFeatures(index: PassageIndex, question: Question, evidence: Evidence): DoubtFeatures {
  const best = evidence.sentences[0];
  if (!best) throw new Error('doubtFeatures needs a sentence');
  const asked = stems(question.text);
  const said = stems(best.text);
  const share = covered(index, question, evidence, best);
  const countable = question.kind === 'when' || question.kind === 'how-many';
  return {
    covered: share,
    lead: share * lead(evidence, best),
    negation: question.negated && !isNegated(best.text) ? 1 : 0,
    contradiction: [...asked].some((word) => contradicts(word, asked, said)) ? 1 : 0,
    missingSpecifics: missesSpecifics(question.text, best) ? 1 : 0,
    missingAmount: countable && best.features.sign < 0 ? 1 : 0,
  };
}

/**
 * Share, by weight, of the question's words that the best sentence, the one before it or the headings have. What only says of
 * which kind the answer is ("which country", "what type of engine") does not count: the answer stands in its place.
 */
function covered(
  index: PassageIndex,
  question: Question,
  { query, sentences }: Evidence,
  best: EvidenceSentence,
): number {
  const before = sentences
    .filter(({ passage, end }) => passage === best.passage && end <= best.start)
    .reduce<EvidenceSentence | undefined>((last, next) => (last && last.end > next.end ? last : next), undefined);
  const near = `${best.passage.headingPath.join(' ')} ${before?.text ?? ''} ${best.header} ${best.text}`;
  const found = new Set(contentStems(near).map((stemmed) => index.termNumbers.get(stemmed)));
  const kind = new Set(kindWords(question.text));
  const stemsInOrder = contentStems(question.text);
  const counted = query.sequence.filter((_, i) => !kind.has(stemsInOrder[i] ?? ''));
  let total = 0;
  let there = 0;
  for (const { term, trust, termWeight } of counted.length > 0 ? counted : query.sequence) {
    total += termWeight;
    if (term !== 0 && found.has(term)) there += trust * termWeight;
  }
  return total === 0 ? 0 : there / total;
}

const ends =
  '(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|shall|may|might|must|of|in|on|at|by|for|from|to|with)\\b';
const kindPhrase = new RegExp(
  `\\b(?:what|which|whose)\\s((?:(?:type|kind|sort|form)s?\\sof\\s)?(?:(?!${ends})[\\p{L}’'-]+\\s){1,3})(?=${ends})`,
  'iu',
);

/** Stems of the noun phrase that a question word opens. */
function kindWords(question: string): string[] {
  return contentStems(kindPhrase.exec(question)?.[1] ?? '');
}

/** How far the best sentence leads the best one of another passage: ln of the ratio of their probabilities. */
function lead({ sentences }: Evidence, best: EvidenceSentence): number {
  const rival = sentences.find(({ passage }) => passage !== best.passage);
  return rival ? Math.min(clearLead, Math.log(best.probability / rival.probability)) : clearLead / 2;
}

function contradicts(word: string, asked: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  if (said.has(word)) return false;
  const opposite = oppositeAmong(said, word);
  return opposite !== undefined && !asked.has(opposite);
}

/** Stems of all words, function words included: "more" and "after" have opposites too. */
function stems(text: string): Set<string> {
  const found = new Set<string>();
  eachWord(text, (folded) => found.add(stem(folded)));
  return found;
}

const ordinal = /^(?:first|second|third|fourth|fifth|i{1,3}|iv|v)$/;
const year = /\b\d{3,4}(?=['’]?s?\b)/g;
/** Letters by which forms of a name are known as one (Norman, Normandy). */
const nameRoot = 4;

/** Whether the passage lacks a name, a year or a number of three digits or more that the question gives. */
function missesSpecifics(question: string, { passage }: EvidenceSentence): boolean {
  const text = `${passage.headingPath.join(' ')} ${passage.text}`;
  if ((question.match(year) ?? []).some((number) => !text.includes(number))) return true;
  // The word that opens the question is no name.
  const names = words(question).filter(
    ({ raw, start, folded }) => start > 0 && /^\p{Lu}\p{L}/u.test(raw) && !isStopWord(folded) && !ordinal.test(folded),
  );
  if (names.length === 0) return false;
  const said = words(text).map(({ folded }) => folded);
  return names.some(({ folded }) => {
    const root = folded.slice(0, Math.max(nameRoot, folded.length - 3));
    return !said.some((word) => word.startsWith(root) || (folded.length > nameRoot && word.includes(folded)));
  });
}
