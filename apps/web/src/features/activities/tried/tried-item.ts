import type { CitedPassage } from '../../../lib/passage.ts';
import type { QuizAnswer, QuizOutcome } from '../session/quiz-session.ts';
import type { ActivityQuestion } from '../week/week-items.ts';

/** Something to try that came with its answer: nothing of it is sent anywhere. */
export interface TriedItem extends ActivityQuestion {
  /** As it is answered; of a flashcard nothing, its student knows. */
  right: QuizAnswer | null;
  /** As it is read. */
  rightAnswer: string;
  explanation: string;
  /** What supports it, where whoever tries it may open that. */
  passage?: CitedPassage | null;
}

/** Of a flashcard's grades, from which it counts as remembered. */
export const remembered = 3;
export const forgotten = 1;

/** How an answer went. */
export const outcomeOf = (item: TriedItem, answer: QuizAnswer): QuizOutcome => ({
  answer,
  correct: item.right === null ? answer === remembered : answer === item.right,
  rightAnswer: item.rightAnswer,
  rightIndex: typeof item.right === 'number' ? item.right : null,
  explanation: item.explanation,
  passage: item.passage ?? null,
});
