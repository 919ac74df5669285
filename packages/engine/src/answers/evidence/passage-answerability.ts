import type { PassageIndex } from '../../passages/passage-index.ts';
import { standSideBySide } from '../../passages/side-by-side.ts';
import { mostCommonWords } from '../../text/english-words.ts';
import { isNegated } from '../../text/negation.ts';
import { stem } from '../../text/stem.ts';
import { isStopWord } from '../../text/stop-words.ts';
import { contentStems, type Word, words } from '../../text/words.ts';
import type { Question } from '../question/question.ts';
import { answerTypeMatch, namesIn } from './answer-type-match.ts';
import { sentenceDoubt } from './answerability.ts';
import { askingStems } from './asking-stems.ts';
import type { Excerpt } from './compose.ts';
import type { EvidenceSentence, QuestionEvidence } from './evidence.ts';
import { lacksWhatIsAsked } from './lacks-what-is-asked.ts';
import { searchedFor } from './owner-named.ts';
import { opensWithPerson } from './significance.ts';
import { type PassageDoubtFeatures, passageDoubtWeights } from './weights.ts';
import { asksForSum } from './who-and-how-much.ts';

/** A question of more content words than this seldom has them side by side as a text has. */
const fewWords = 5;
const veryFewWords = 4;
const manyWords = 10;
/** Of the question's words, as many as weigh alike. */
const leastCovered = 0.5;
/** Of neighbouring words, so many that stand nowhere side by side; then one of several words is no answer. */
const mostUnseen = 0.5;
const severalWords = 3;
const leastOfSeveral = 1.35;
const leastOfUndefined = 0.6;
const clearDefinition = 0.7;
const noDefinition = 0.25;
/** A loss, a failing or an inability is a "not" of its own. */
const saysNot =
  /\b(?:un\w+|inability|insufficien\w*|loss|los[et]\w*|lack\w*|fail\w*|prevent\w*|stop\w*|avoid\w*|hard|difficult\w*|less|few|little|poor\w*|slow\w*|rare\w*)\b/i;
let common: ReadonlySet<string> | null = null;

/** Probability in [0, 1] that what is shown of the passages answers the question. */
export function passageConfidence(
  index: PassageIndex,
  question: Question,
  evidence: QuestionEvidence,
  shown: readonly Excerpt[],
): number {
  const features = passageDoubtFeatures(index, question, evidence, shown);
  // One common word out of many is no answer, whatever else speaks for it.
  if (features.covered * evidence.query.distinct.length < leastCovered) return 0;
  // Nor are some of the words of a term that the folder has nowhere.
  const { length } = evidence.query.distinct;
  if (features.unseenPairs >= mostUnseen && length >= severalWords && features.covered * length < leastOfSeveral)
    return 0;
  // Or of a thing that none of its sentences says what it is.
  if (features.undefined === 1 && features.covered < leastOfUndefined) return 0;
  const answering = evidence.sentences[0];
  const shared = answering ? answering.match.coverage * evidence.query.distinct.length : 0;
  if (!speaksOfPerson(question, evidence, shown) && lacksWhatIsAsked(question, sayingMost(evidence, shown), shared))
    return 0;
  let sum = passageDoubtWeights.bias;
  for (const key of Object.keys(features) as (keyof PassageDoubtFeatures)[])
    sum += passageDoubtWeights[key] * features[key];
  return 1 / (1 + Math.exp(-sum));
}

/** Exported for fitting the weights. The evidence must hold a sentence. */
export function passageDoubtFeatures(
  index: PassageIndex,
  question: Question,
  evidence: QuestionEvidence,
  shown: readonly Excerpt[],
): PassageDoubtFeatures {
  const ofSentence = sentenceDoubt(index, question, withoutTasks(evidence));
  const text = sayingMost(evidence, shown);
  const asked = words(question.text);
  const content = asked.filter(({ folded }) => !isStopWord(folded) && !askingStems.has(stem(folded)));
  const folded = new Set(asked.map((word) => word.folded));
  const { kind } = question;
  // The number may stand one sentence after the one that matches the question best.
  const counted = kind === 'how-many' ? keysOf(evidence, shown) : '';
  const lacks = (asks: Question['kind']): boolean => answerTypeMatch(asks, `${text} ${counted}`, folded) < 0;
  const definition =
    kind === 'define' && question.subject.length > 0 ? evidence.sentences[0]?.features.definition : null;
  return {
    covered: ofSentence.covered,
    lead: ofSentence.lead,
    missingSpecifics: ofSentence.missingSpecifics,
    contradiction: isOfBothSides(question) ? 0 : ofSentence.contradiction,
    negation: question.negated && kind !== 'why' && !isNegated(text) && !saysNot.test(text) ? 1 : 0,
    missingAmount: (kind === 'when' || kind === 'how-many') && lacks(kind) ? 1 : 0,
    missingPerson: kind === 'who' && lacks(kind) && !speaksOfPerson(question, evidence, shown) ? 1 : 0,
    defined: (definition ?? 0) >= clearDefinition ? 1 : 0,
    undefined: (definition ?? 1) < noDefinition ? 1 : 0,
    unseenPairs:
      content.length > fewWords || kind === 'compare' || kind === 'yes-no'
        ? 0
        : unseenPairs(index, words(searchedFor(question)), searchedFor(question)),
    unknownTerm: content.length <= veryFewWords && content.some((word) => isUnknownTerm(index, word)) ? 1 : 0,
    known: evidence.candidates[0]?.bm25 ?? 0,
    length: Math.min(1, evidence.query.distinct.length / manyWords),
    missingSecond: lacksSecond(index, evidence, shown) ? 1 : 0,
  };
}

/** The emphasized sentences that share a word with the question. */
const keysOf = ({ sentences }: QuestionEvidence, shown: readonly Excerpt[]): string =>
  sentences
    .filter(({ passage, start, match }) =>
      shown.some(({ passage: other, key }) => other === passage && key?.start === start && match.coverage > 0),
    )
    .map(({ text }) => text)
    .join(' ');

/** Whether the excerpts lack the question's second rarest word; the rarest may be another name for the answer. */
function lacksSecond(index: PassageIndex, { query }: QuestionEvidence, shown: readonly Excerpt[]): boolean {
  const [, second] = query.distinct.toSorted((x, y) => y.termWeight - x.termWeight);
  if (!second) return false;
  const said = shown.flatMap(({ passage, start, end }) =>
    contentStems(`${passage.headingPath.join(' ')} ${passage.text.slice(start, end)}`),
  );
  return second.term === 0 || !said.some((each) => index.termNumbers.get(each) === second.term);
}

/** Where one of two is asked for, or what one sells and the other buys, the opposite answers as well. */
const isOfBothSides = (question: Question): boolean =>
  question.kind === 'yes-no' || /\bor\b/i.test(question.text) || asksForSum(question);

/**
 * Whether the best sentence speaks of a person by surname alone, or by a pronoun for one whom what is shown names, or
 * names those of whom one is asked for.
 */
function speaksOfPerson(
  { text }: Question,
  { sentences: [best] }: QuestionEvidence,
  shown: readonly Excerpt[],
): boolean {
  if (!best) return false;
  if (opensWithPerson(best.text, best.passage.text)) return true;
  if (/\bor\b/i.test(text)) return namesIn(best.text).length > 0;
  const piece = shown.find(
    ({ passage, start, end }) => passage === best.passage && start < best.start && best.end <= end,
  );
  return (
    piece !== undefined &&
    pronoun.test(best.text) &&
    namesIn(piece.passage.text.slice(piece.start, best.start)).length > 0
  );
}

const pronoun = /\b(?:he|she)\b/i;

/** What asks or sends elsewhere is not shown: that it matches best says nothing for what is. */
function withoutTasks(evidence: QuestionEvidence): QuestionEvidence {
  const best = evidence.sentences.find(({ features }) => features.asks === 0);
  if (!best) return evidence;
  // A text that asks answers in its next sentence.
  const isBefore = ({ passage, end }: EvidenceSentence): boolean => passage === best.passage && end <= best.start;
  const others = evidence.sentences.filter((each) => each !== best && (each.features.asks === 0 || isBefore(each)));
  return { ...evidence, sentences: [best, ...others] };
}

/** Share of the best sentence's words of the question that another sentence needs to speak of the same. */
const speaksOfSame = 0.5;

/** The shown sentences that speak of what is asked: what the others say not, or name, is of something else. */
function sayingMost({ sentences }: QuestionEvidence, shown: readonly Excerpt[]): string {
  const most = Math.max(0, ...sentences.map(({ match }) => match.coverage));
  return sentences
    .filter(
      ({ passage, start, end, match }) =>
        shown.some((piece) => piece.passage === passage && piece.start <= start && end <= piece.end) &&
        match.coverage >= speaksOfSame * most,
    )
    .map(({ text }) => text)
    .join(' ');
}

/**
 * Share of the question's neighbouring words that never stand side by side in the folder: it knows both and not the
 * term.
 */
function unseenPairs(index: PassageIndex, asked: readonly Word[], text: string): number {
  let [pairs, unseen] = [0, 0];
  for (const [i, word] of asked.entries()) {
    const before = asked[i - 1];
    if (!before || !/^[\s-]+$/.test(text.slice(before.end, word.start))) continue;
    const [one, other] = [before, word].map(({ folded }) => (isStopWord(folded) ? '' : stem(folded)));
    if (!one || !other || !isLatin(one) || !isLatin(other) || askingStems.has(one) || askingStems.has(other)) continue;
    pairs++;
    const [first, second] = [index.termNumbers.get(one), index.termNumbers.get(other)];
    if (first === undefined || second === undefined || !standSideBySide(index, first, second)) unseen++;
  }
  return pairs === 0 ? 0 : unseen / pairs;
}

/** What asks is known of English only; in other scripts a word that the folder lacks may be the one for "what is". */
const isLatin = (folded: string): boolean => /^[\p{sc=Latin}\d'’-]+$/u.test(folded);

/** A word that the folder lacks, and that is no everyday word: most likely the very thing that is asked about. */
function isUnknownTerm({ termNumbers }: PassageIndex, { folded }: Word): boolean {
  common ??= new Set(mostCommonWords());
  return !termNumbers.has(stem(folded)) && !common.has(folded) && isLatin(folded) && !/\d/.test(folded);
}
