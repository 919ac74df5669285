import { passagesOfDocument } from '../../passages/of-document.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Answer } from '../answer-types.ts';
import type { Excerpt } from '../evidence/compose.ts';
import type { AnswerContext } from '../records.ts';
import { notFound, quotes, says, writtenAnswer } from '../requests/written-answer.ts';
import { situationRules } from './situation-rules.ts';

/** Answers a student who tells what went wrong with the rules that apply; null where they tell nothing of the kind. */
export function situationAnswer(said: string, index: PassageIndex, { syllabus = null }: AnswerContext): Answer | null {
  if (!syllabus) return null;
  const { course, documentId } = syllabus;
  const found = situationRules(said, course, () => passagesOfDocument(index, documentId));
  if (!found) return null;
  return 'told' in found
    ? writtenAnswer(found.told, index, documentId)
    : silentBut(found.silentAbout, found.near, index, documentId);
}

/** That the syllabus does not say, with what is nearest. */
export function silentBut(
  about: string,
  near: Excerpt | null | undefined,
  index: PassageIndex,
  syllabusId: string,
): Answer {
  const none = says(`Your syllabus says nothing about ${about}.`);
  const nearest = near ? [says('The nearest that it says:'), quotes(near)] : [];
  return { ...notFound([none, ...nearest], index, syllabusId), reason: 'not-in-syllabus' };
}
