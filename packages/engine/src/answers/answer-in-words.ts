import type { PassageIndex } from '../passages/passage-index.ts';
import { answerQuestion } from './answer-question.ts';
import type { Answer } from './answer-types.ts';
import { inOtherWords } from './question/in-other-words.ts';
import type { AnswerContext } from './records.ts';

/**
 * One question, read more and more freely of what is said around it: the first reading that has an answer, else the
 * first.
 */
export function answerAny(
  [first = '', ...others]: readonly string[],
  index: PassageIndex,
  context: AnswerContext,
): Answer {
  const found = answerInWords(first, index, context);
  if (!found.abstained) return found;
  for (const other of others) {
    const next = answerQuestion(other, index, context);
    if (!next.abstained) return next;
  }
  return found;
}

/** By so much a reading must be surer than another one, to be taken in its place. */
const clearlySurer = 0.03;
/** As sure as that another wording must be where the student's own finds nothing. */
const sureInOtherWords = 0.6;

/** One question, in the words of the readings where these answer it and its own do not, or are clearly surer. */
export function answerInWords(question: string, index: PassageIndex, context: AnswerContext): Answer {
  const found = answerQuestion(question, index, context);
  const isOfSyllabus = found.citations.some(({ documentId }) => documentId === context.syllabus?.documentId);
  if (!found.abstained && (isOfSyllabus || found.citations.length === 0)) return found;
  const others = inOtherWords(question, index)
    .map((other) => answerQuestion(other, index, context))
    .filter(({ abstained }) => !abstained);
  const [next] = others.toSorted((x, y) => y.confidence - x.confidence);
  if (!next) return found;
  const least = found.abstained ? sureInOtherWords : found.confidence + clearlySurer;
  return next.confidence > least ? next : found;
}
