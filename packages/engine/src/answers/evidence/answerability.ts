import { aspectWords } from '../../lexicon/asking-words.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import { closestWord } from '../../passages/spelling.ts';
import { isEnglishWord } from '../../text/english-words.ts';
import { isNegated } from '../../text/negation.ts';
import { stem } from '../../text/stem.ts';
import { isStopWord } from '../../text/stop-words.ts';
import { contentStems, type Word, words } from '../../text/words.ts';
import type { Question } from '../question/question.ts';
import type { EvidenceSentence, QuestionEvidence } from './evidence.ts';
import { searchedFor } from './owner-named.ts';
import { saysOpposite, turnsRound } from './unsaid-denial.ts';
import { type MatterFeatures, matterWeights } from './weights.ts';

/** Beyond this the best sentence leads by far enough, or no other passage competes. */
const clearLead = 4;

/** Probability in [0, 1] that the best sentence answers the question. */
export function confidence(index: PassageIndex, question: Question, evidence: QuestionEvidence): number {
  // A question of an exercise is the nearest sentence to many a question, and answers none.
  if (evidence.sentences.length === 0 || evidence.sentences[0]?.features.asks === 1) return 0;
  if (asksForUnknown(question, evidence)) return 0;
  if (isOfOtherFact(index, question, evidence)) return 0;
  const features = matterFeatures(index, question, evidence);
  let sum = matterWeights.bias;
  for (const key of Object.keys(features) as (keyof MatterFeatures)[]) sum += matterWeights[key] * features[key];
  return 1 / (1 + Math.exp(-sum));
}

/**
 * Whether a question asks what a thing is that the folder never names; a row of a table has too few words to speak for
 * one of which the folder lacks half.
 */
function asksForUnknown({ kind, subject }: Question, { query, sentences: [best] }: QuestionEvidence): boolean {
  if (kind === 'define' && subject.length > 0 && query.sequence.at(-1)?.term === 0) return true;
  const unknown = query.distinct.filter(({ term }) => term === 0).length;
  return best?.header !== '' && unknown * 2 >= query.distinct.length;
}

/** Exported for fitting the weights. The evidence must hold a sentence. */
export function matterFeatures(index: PassageIndex, question: Question, evidence: QuestionEvidence): MatterFeatures {
  const best = bestOf(evidence);
  const { distinct } = evidence.query;
  const share = covered(index, question, evidence, best);
  return {
    covered: share,
    lead: share * lead(evidence, best),
    known: evidence.candidates[0]?.bm25 ?? 0,
    unknown: distinct.filter(({ term }) => term === 0).length / Math.max(1, distinct.length),
  };
}

/**
 * Whether the best sentence speaks of the same and yet answers something else: the question denies or turns round what
 * it says, gives a name or number that is not there, or asks for a time or an amount and there is none.
 */
function isOfOtherFact(index: PassageIndex, { text, kind, negated }: Question, evidence: QuestionEvidence): boolean {
  const best = bestOf(evidence);
  const countable = kind === 'when' || kind === 'how-many';
  return (
    (negated && !isNegated(best.text)) ||
    (countable && best.features.sign < 0) ||
    missesNumber(text, best) ||
    missesName(text, best, index) ||
    turnsRound(text, `${before(evidence, best)?.text ?? ''} ${best.text}`)
  );
}

function bestOf({ sentences: [best] }: QuestionEvidence): EvidenceSentence {
  if (!best) throw new Error('doubt needs a sentence');
  return best;
}

/** What of doubt in the best sentence is one in its passage too. The evidence must hold a sentence. */
export function sentenceDoubt(
  index: PassageIndex,
  question: Question,
  evidence: QuestionEvidence,
): { covered: number; lead: number; contradiction: number; missingSpecifics: number } {
  const best = bestOf(evidence);
  const share = covered(index, question, evidence, best);
  return {
    covered: share,
    lead: share * lead(evidence, best),
    contradiction: saysOpposite(best.text, searchedFor(question)) ? 1 : 0,
    missingSpecifics: missesSpecifics(question.text, best) ? 1 : 0,
  };
}

/**
 * Share, by weight, of the question's words that the best sentence, the one before it or the headings have. What only
 * says of which kind the answer is ("which country", "what type of engine") does not count: the answer stands in its
 * place.
 */
function covered(index: PassageIndex, question: Question, evidence: QuestionEvidence, best: EvidenceSentence): number {
  const { query } = evidence;
  const near = `${best.passage.headingPath.join(' ')} ${before(evidence, best)?.text ?? ''} ${best.header} ${best.text}`;
  const found = new Set(contentStems(near).map((stemmed) => index.termNumbers.get(stemmed)));
  // Nor do the words for what is asked of the matter: a text tells the effects of a thing without the word.
  const kind = new Set([...kindWords(question.text), ...aspectStems]);
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

const aspectStems: readonly string[] = aspectWords.map(stem);

const before = ({ sentences }: QuestionEvidence, { passage, start }: EvidenceSentence): EvidenceSentence | undefined =>
  sentences
    .filter((each) => each.passage === passage && each.end <= start)
    .reduce<EvidenceSentence | undefined>((last, next) => (last && last.end > next.end ? last : next), undefined);

const ends =
  '(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|shall|may|might|must|of|in|on|at|by|for|from|to|with)\\b';
const kindPhrase = new RegExp(
  `\\b(?:what|which|whose)\\s((?:(?:type|kind|sort|form)s?\\sof\\s)?(?:(?!${ends})[\\p{L}’'-]+\\s){1,3})(?=${ends})`,
  'iu',
);

/** Stems of the noun phrase that a question word opens. */
function kindWords(question: string): readonly string[] {
  return contentStems(kindPhrase.exec(question)?.[1] ?? '');
}

/** How far the best sentence leads the best one of another passage: ln of the ratio of their probabilities. */
function lead({ sentences }: QuestionEvidence, best: EvidenceSentence): number {
  const rival = sentences.find(({ passage }) => passage !== best.passage);
  return rival ? Math.min(clearLead, Math.log(best.probability / rival.probability)) : clearLead / 2;
}

const ordinal = /^(?:first|second|third|fourth|fifth|i{1,3}|iv|v)$/;
const year = /\b\d{3,4}(?=['’]?s?\b)/g;
/** Letters by which forms of a name are known as one (Norman, Normandy). */
const nameRoot = 4;

/** Whether the passage lacks a name, a year or a number of three digits or more that the question gives. */
function missesSpecifics(question: string, sentence: EvidenceSentence): boolean {
  return missesNumber(question, sentence) || namesMissing(question, sentence).length > 0;
}

const textAround = ({ passage }: EvidenceSentence): string => `${passage.headingPath.join(' ')} ${passage.text}`;

const missesNumber = (question: string, sentence: EvidenceSentence): boolean =>
  (question.match(year) ?? []).some((number) => !textAround(sentence).includes(number));

/** Whether the question gives a name that the passage lacks and the whole folder too, however it is spelt. */
function missesName(question: string, sentence: EvidenceSentence, index: PassageIndex): boolean {
  return namesMissing(question, sentence).some(
    (name) => !index.termNumbers.has(stem(name)) && (closestWord(index.spelling, name)?.slips ?? 2) > oneSlip,
  );
}

const oneSlip = 1;

function namesMissing(question: string, sentence: EvidenceSentence): string[] {
  // The word that opens the question is no name.
  const names = words(question).filter(
    ({ raw, start, folded }) => start > 0 && /^\p{Lu}\p{L}/u.test(raw) && !isStopWord(folded) && !ordinal.test(folded),
  );
  if (names.length === 0) return [];
  const said = words(textAround(sentence)).map(({ folded }) => folded);
  const isSaid = ({ folded: name }: Word): boolean => {
    const root = name.slice(0, Math.max(nameRoot, name.length - 3));
    return said.some((word) => word.startsWith(root) || (name.length > nameRoot && word.includes(name)));
  };
  // Texts call a person by the surname alone.
  const isFirstName = ({ end, folded }: Word): boolean =>
    !isEnglishWord(folded) && names.some((next) => next.start === end + 1 && isSaid(next));
  return names.filter((name) => !isSaid(name) && !isFirstName(name)).map(({ folded }) => folded);
}
