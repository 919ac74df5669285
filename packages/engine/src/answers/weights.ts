/*
 * Both models are linear, small and fitted offline; nothing is learnt at run time. The data were questions that people wrote
 * about encyclopedia articles, one folder per article, some of them without an answer in it, and each folder's questions
 * asked of the other folders. Every figure was checked by leaving one folder out, then all weights were rounded.
 */

/** What speaks for one sentence against the others. */
export interface SentenceFeatures {
  /** Rank score of the passage below the best one's, 0 or less. */
  passage: number;
  /** See `SentenceMatch`. */
  terms: number;
  forms: number;
  coverage: number;
  /** `answerSign`. */
  sign: number;
  /** What the sentence before matches, where this one leans on it with a pronoun. */
  carried: number;
  /** 1 for the sentence of its passage that matches best. */
  bestOfPassage: number;
  /** `definitionStrength` for a question that asks for one, else 0. */
  definition: number;
  /** 1 for a question or an instruction. */
  asks: number;
}

/** Softmax regression over the sentences of the best passages (Z. Cao et al., "Learning to Rank", 2007: listwise). */
export const sentenceWeights: Record<keyof SentenceFeatures, number> = {
  passage: 0.7,
  terms: 0.7,
  forms: 1.7,
  coverage: 1.8,
  sign: 1.0,
  carried: 1.6,
  bestOfPassage: 0.9,
  definition: 5,
  asks: -3,
};

/** What speaks for and against the materials holding an answer at all. */
export interface DoubtFeatures {
  /** ln(1 + BM25 mass) of the best sentence's passage: how much was found, not how large a share of the question. */
  evidence: number;
  /** ln of the best sentence's probability. */
  certainty: number;
  /** 1 where the question asks what is not so and the sentence says nothing of the kind. */
  negation: number;
  /** 1 where the sentence says the opposite of a word of the question. */
  contradiction: number;
  /** 1 where the passage lacks a name or number that the question gives. */
  missingSpecifics: number;
  /** Share of the question's words, by weight, that the whole folder lacks. */
  unknown: number;
  /** `answerSign` of the best sentence. */
  sign: number;
  /** Share of the question's words that the best sentence has. */
  coverage: number;
}

/**
 * Logistic regression; a positive sum speaks for an answer. Questions without an answer counted six times in fitting, those
 * whose best sentence was wrong counted as half answered. The bias is set so that about 7 % of the answerable questions are
 * abstained from, with half of the unanswerable ones about the same matter and 95 % of those about another.
 */
export const doubtWeights: Record<keyof DoubtFeatures, number> & { bias: number } = {
  bias: -1.43,
  evidence: 1.1,
  certainty: 0.6,
  negation: -4.1,
  contradiction: -2.4,
  missingSpecifics: -1.4,
  unknown: -1.4,
  coverage: 1.1,
  sign: 0.35,
};
