import type { Citation } from './citation.ts';

export interface Claim {
  /** Readable text, without footnote marks. */
  text: string;
  /** Position in `Answer.citations`; null where it rests on the student's own record, or only leads over. */
  citation: number | null;
  /** The sentence of a quoted passage that answers best, as it stands in `text`. */
  key?: string;
  /** One of a list. */
  isItem: boolean;
  /** The words of a passage, shown as a quotation with its source below. */
  isQuote?: true;
  /** The text is ours, and leads in the block, which alone is quoted. */
  leadsIn?: true;
  /** Goes on in the passage of the quotation before it, at once or after a cut: one source is one block. */
  goesOn?: 'at once' | 'after a cut';
  /** The student's own words above what answers them, where they asked several things. */
  isLabel?: true;
  /** Markdown that stands below the text, on lines of its own: a table, code, a formula. */
  block?: string;
  /** The block names its sources itself: `[1]` in it is `Answer.citations[0]`. */
  isCitingBlock?: true;
}

export interface Answer {
  /**
   * The claims' texts joined; empty where it abstained without a word. Of passages at most 60 words, or about 150 where
   * a paragraph is shown around its key; facts are all told.
   */
  answer: string;
  claims: Claim[];
  /** The materials do not hold the answer as far as the engine can tell. */
  abstained: boolean;
  /**
   * Why it abstained: no passage shares a word with the question, what was found does not answer it, or the
   * syllabus does not say.
   */
  reason: 'nothing-found' | 'not-answered' | 'not-in-syllabus' | null;
  /** In [0, 1], calibrated on questions with and without an answer; from passages it abstains below 0.5. */
  confidence: number;
  /** Of an abstained answer: the nearest passage, for the student to judge. */
  citations: Citation[];
}
