import type { PassageIndex } from '../../passages/passage-index.ts';
import type { Answer } from '../answer-types.ts';
import { readExamOfTopic } from '../course/exam-of-topic.ts';
import type { AnswerContext } from '../records.ts';
import { absentNameAnswer } from './absent-name-answer.ts';
import { causesOfEvent } from './causes-of-event.ts';
import { compareAnswer } from './compare-answer.ts';
import { eachTermAnswer } from './each-term-answer.ts';
import { keywordAnswer, plainAnswer } from './explain-answer.ts';
import { forAndAgainst } from './for-and-against.ts';
import { itemsAnswer } from './items-answer.ts';
import { keyTermsAnswer, readTermsRequest } from './key-terms.ts';
import { ownWorkAnswer } from './own-work-answer.ts';
import { readOwnWorkRequest } from './own-work-request.ts';
import { partsAnswer } from './parts-answer.ts';
import { roleAnswer } from './role-answer.ts';
import { summaryAnswer } from './summary-answer.ts';
import { readSummaryRequest } from './summary-request.ts';

/**
 * Answers a request for more than a fact: a summary, a comparison, an explanation, a plan. Returns null for any other
 * question.
 * @param asked as it was typed
 * @param alone as `resolveFollowUp` gives it
 */
export function answerRequest(
  asked: string,
  alone: string,
  index: PassageIndex,
  context: AnswerContext,
): Answer | null {
  return (
    ownWorkAnswer(asked, index, context) ??
    plainAnswer(asked, alone, index, context) ??
    compareAnswer(alone, index, context) ??
    eachTermAnswer(alone, index, context) ??
    keyTermsAnswer(alone, index, context) ??
    summaryAnswer(alone, index, context) ??
    roleAnswer(alone, index, context) ??
    forAndAgainst(alone, index, context) ??
    causesOfEvent(alone, index, context) ??
    itemsAnswer(alone, index, context) ??
    partsAnswer(alone, index, context) ??
    absentNameAnswer(alone, index, context) ??
    keywordAnswer(asked, index, context)
  );
}

/** Whether a request names something of the folder, judged by its words alone. */
export const asksOfMaterial = (question: string): boolean =>
  [readSummaryRequest, readOwnWorkRequest, readTermsRequest, readExamOfTopic].some((read) => read(question) !== null);
