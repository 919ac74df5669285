import { findQuote } from '@weekwise/engine/answers/evidence/find-quote.ts';

/** What the student wrote: the question, and before it the earlier ones. Nobody else's words are among them. */
export interface WordsOfStudent {
  question: string;
  earlier: string[];
}

/** Whether the student wrote these words. What a model adds of its own is refused by it. */
export function hasSaid({ question, earlier }: WordsOfStudent, words: string): boolean {
  return [question, ...earlier].some((text) => findQuote(text, words) !== null);
}
