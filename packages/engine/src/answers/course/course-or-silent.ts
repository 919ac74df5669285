import { passagesOfDocument } from '../../passages/of-document.ts';
import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Answer } from '../answer-types.ts';
import type { AnswerContext } from '../records.ts';
import { silent } from '../render/answer-told.ts';
import { writtenAnswer } from '../requests/written-answer.ts';
import { asksHowGraded, tellsOfGrading } from './grading-asked.ts';
import { asksWhenClassMeets, meetingDays, tellsDayOrTime } from './meeting-days.ts';
import { plainQuestion } from './week-words.ts';

/**
 * What was found in the syllabus, where it says what the question is about. How a course is graded and when it meets no
 * reading tells: without a line on it the syllabus is silent, however many of the question's words another line has.
 */
export function courseOrSilent(
  question: string,
  found: Answer | null,
  index: PassageIndex,
  syllabus: AnswerContext['syllabus'] | null,
): Answer | null {
  const passages = passagesOfDocument(index, syllabus?.documentId);
  if (passages.length === 0) return found;
  const text = plainQuestion(question);
  if (asksHowGraded(text)) return found && tellsOfGrading(found) ? found : silent('how the course is graded', index);
  if (!asksWhenClassMeets(text) || (found && tellsDayOrTime(found))) return found;
  const days = meetingDays(passages);
  if (days) return writtenAnswer(days, index, syllabus?.documentId);
  return found?.abstained ? found : silent('when the class meets', index);
}
