import matter from './weights/matter.json' with { type: 'json' };
import passageDoubt from './weights/passage-doubt.json' with { type: 'json' };

/*
 * Both models are linear, small and fitted offline; nothing is learnt at run time. The data were questions that
 * people wrote about encyclopedia articles, one folder per article, some of them without an answer in it, and each
 * folder's questions asked of the other folders. Every figure was checked by leaving one folder out, then all weights
 * were rounded.
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
  /** 1 where an example is asked for and this sentence gives one, or names the thing right before one. */
  example: number;
  /** 1 for a question or an instruction. */
  asks: number;
  /** 1 where several things are asked for and this sentence leads in a list of them. */
  leadsIn: number;
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
  example: 3,
  asks: -3,
  leadsIn: 2,
};

/** What tells a question about a text without headings from one about something else. */
export interface MatterFeatures {
  /** Share of the question's words, by weight, that stand in or near the best sentence. */
  covered: number;
  /**
   * `covered` times how far it leads the best sentence of another passage (ln of the ratio of their probabilities):
   * to be ahead of the others is worth nothing where all are beside the question.
   */
  lead: number;
  /** BM25 of the best passage as a share of what the question's known words weigh. */
  known: number;
  /** Share of the question's words that the folder lacks. */
  unknown: number;
}

/**
 * Logistic regression, fitted by `npm run train:answers` on questions to twelve articles, each asked of the other
 * articles too; the bias is set so that .4 % of the questions whose answer is found are refused.
 */
export const matterWeights: Record<keyof MatterFeatures, number> & { bias: number } = matter;

/** What speaks for and against the shown passages holding an answer. */
export interface PassageDoubtFeatures {
  /** As in `DoubtFeatures`, of the best sentence. */
  covered: number;
  lead: number;
  /** 1 where the passage lacks a name or number that the question gives. */
  missingSpecifics: number;
  /** 1 where the best sentence says the opposite of the question; 0 for yes-no, which the opposite answers. */
  contradiction: number;
  /** 1 where the question asks what is not so and nothing shown says so. */
  negation: number;
  /** 1 where the question asks for a time or an amount, or for a person, and nothing shown is one. */
  missingAmount: number;
  missingPerson: number;
  /** 1 where the asked term is clearly defined; 1 where it is not defined at all. */
  defined: number;
  undefined: number;
  /** Share of neighbouring words of a short question that never stand side by side in the folder. */
  unseenPairs: number;
  /** 1 where a short question has a word that the folder lacks and that is no everyday word. */
  unknownTerm: number;
  /** BM25 of the best passage as a share of what the question's known words weigh. */
  known: number;
  /** Words asked, in tens, 1 at most: a long question is answered in fewer of its words. */
  length: number;
  /** 1 where nothing shown, nor its headings, has the second rarest word that is asked. */
  missingSecond: number;
}

/**
 * Logistic regression, fitted by `npm run train:answers` on questions to eight textbooks (535 with an answer, 78
 * without); the bias is set so that 5 % of those with an answer are refused.
 */
export const passageDoubtWeights: Record<keyof PassageDoubtFeatures, number> & { bias: number } = passageDoubt;
