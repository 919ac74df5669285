import { onlyAsks } from '../../passages/exercises.ts';
import type { Passage } from '../../passages/passage.ts';
import type { Question } from '../question/question.ts';

/** Who wrote a work, and where it appeared, stands in a list of works; what anything is does not. */
const asksOfWorks = ({ kind, text }: Question): boolean =>
  kind === 'who' ||
  /\b(?:cit(?:e[sd]?|ing|ations?)|referenc\w+|bibliograph\w+|sources?|works?|wrote|written|publish\w*|authors?)\b/i.test(
    text,
  );

/** Whether a passage may answer: exercises do not, nor does what a library prints around a text. */
export function mayAnswer(passage: Passage | undefined, question: Question, only: ReadonlySet<string> | null): boolean {
  if (passage === undefined || onlyAsks(passage) || (only && !only.has(passage.documentId))) return false;
  return passage.role !== 'reference-list' || asksOfWorks(question);
}
