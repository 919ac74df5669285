import type { PassageIndex } from '../passages/passage-index.ts';
import { oppositeAmong } from '../text/opposites.ts';
import { stem } from '../text/stem.ts';
import { isStopWord } from '../text/stop-words.ts';
import { eachWord, words } from '../text/words.ts';
import type { Evidence } from './evidence.ts';
import type { Question } from './question.ts';
import { type DoubtFeatures, doubtWeights } from './weights.ts';

const saysNot =
  /\b(?:not|never|no|cannot|neither|nor|without|unable|fail\w*|lack\w*|exclud\w*|except|less|only|un\w+|inactive|\w+n['’]t)\b/i;

/** Probability in [0, 1] that the best sentence answers the question. */
export function confidence(index: PassageIndex, question: Question, evidence: Evidence): number {
  const features = doubtFeatures(index, question, evidence);
  let sum = doubtWeights.bias;
  for (const key of Object.keys(features) as (keyof DoubtFeatures)[]) sum += doubtWeights[key] * features[key];
  return 1 / (1 + Math.exp(-sum));
}

/** Exported for fitting the weights. The evidence must hold a sentence. */
export function doubtFeatures(index: PassageIndex, question: Question, evidence: Evidence): DoubtFeatures {
  const best = evidence.sentences[0];
  if (!best) throw new Error('doubtFeatures needs a sentence');
  const { sequence, distinct } = evidence.query;
  const mass = sequence.reduce((sum, { term }) => sum + (term === 0 ? 0 : (index.postings.idf[term] ?? 0)), 0);
  const share = evidence.candidates.find(({ p }) => index.passages[p] === best.passage)?.bm25 ?? 0;
  const asked = stems(question.text);
  const said = stems(best.text);
  const inPassage = stems(`${best.passage.headingPath.join(' ')} ${best.passage.text}`);
  const total = distinct.reduce((sum, { termWeight }) => sum + termWeight, 0);
  return {
    evidence: Math.log(1 + share * mass),
    certainty: Math.log(best.probability),
    negation: question.negated && !saysNot.test(best.text) ? 1 : 0,
    contradiction: [...asked].some((word) => contradicts(word, asked, said)) ? 1 : 0,
    missingSpecifics: specifics(question.text).some((word) => !inPassage.has(word)) ? 1 : 0,
    unknown: total === 0 ? 1 : distinct.reduce((sum, word) => sum + (word.term === 0 ? word.termWeight : 0), 0) / total,
    sign: best.features.sign,
    coverage: best.match.coverage,
  };
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

/** Stems of names and of numbers with three or more digits; the word that opens the question is no name. */
function specifics(question: string): string[] {
  return words(question)
    .filter(
      ({ raw, start, folded }) =>
        (start > 0 && /^\p{Lu}\p{L}/u.test(raw) && !isStopWord(folded)) || /^\d{3,4}s?$/.test(raw),
    )
    .map(({ folded }) => stem(folded));
}
