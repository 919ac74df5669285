import type { DoubtFeatures } from './doubt.ts';
import type { SentenceFeatures } from './evidence.ts';

/*
 * Both models are linear, small and fitted offline; nothing is learnt at run time. The data were questions that people wrote
 * about encyclopedia articles, one folder per article, some of them without an answer in it, and each folder's questions
 * asked of the other folders. Every figure was checked by leaving one folder out, then all weights were rounded.
 */

/** Softmax regression over the sentences of the best passages (Z. Cao et al., "Learning to Rank", 2007: listwise). */
export const sentenceWeights: Record<keyof SentenceFeatures, number> = {
  passage: 0.8,
  terms: 0.7,
  forms: 1.7,
  coverage: 1.9,
  sign: 0.9,
  carried: 1.6,
  bestOfPassage: 0.9,
};

/** Logistic regression: positive sums speak for an answer. */
export const doubtWeights: Record<keyof DoubtFeatures, number> & { bias: number } = {
  bias: 0,
  evidence: 1,
  certainty: 0.9,
  negation: -4,
  contradiction: -2.4,
  missingSpecifics: -1.4,
  unknown: -1.9,
};
