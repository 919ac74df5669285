import { cardGrades } from '@weekwise/domain/spaced-repetition.ts';
import type { Activity, MultipleChoice } from '@weekwise/engine/activities/activity.ts';

export type Response = string | number | boolean;

/** An answer as it was understood, and what it is worth. */
export interface Scored {
  response: Response;
  correct: boolean | null;
  score: number | null;
  grade: number | null;
}

const gradeNames: readonly string[] = cardGrades;
const truths: Record<string, boolean> = { true: true, t: true, false: false, f: false };

/**
 * Scores an answer to an item; null where it is no answer to such an item. Words are judged elsewhere: a dialogue has
 * no score here.
 */
export function scoreResponse(activity: Activity, response: Response): Scored | null {
  switch (activity.type) {
    case 'flashcards': {
      const grade = gradeOf(response);
      return grade === null ? null : { response: grade, correct: grade > 1, score: (grade - 1) / 3, grade };
    }
    case 'true-false': {
      const said = typeof response === 'string' ? truths[response.toLowerCase()] : response;
      return typeof said === 'boolean' ? rightOrWrong(said, said === activity.answer) : null;
    }
    case 'multiple-choice': {
      const index = optionOf(activity, response);
      return index === null ? null : rightOrWrong(index, index === activity.answerIndex);
    }
    case 'socratic-dialogue':
      return typeof response === 'string' ? { response, correct: null, score: null, grade: null } : null;
  }
}

const rightOrWrong = (response: Response, correct: boolean): Scored => ({
  response,
  correct,
  score: correct ? 1 : 0,
  grade: null,
});

function gradeOf(response: Response): number | null {
  const named = typeof response === 'string' ? gradeNames.indexOf(response.toLowerCase()) + 1 : 0;
  const grade = named || Number(typeof response === 'boolean' ? 0 : response);
  return Number.isInteger(grade) && grade >= 1 && grade <= gradeNames.length ? grade : null;
}

/** An option by its words, by its place from 0, or by its letter, in this order: an option may be a number itself. */
function optionOf({ options }: MultipleChoice, response: Response): number | null {
  if (typeof response === 'boolean') return null;
  const said = String(response).trim().toLowerCase();
  const byWords =
    typeof response === 'string' ? options.findIndex((option) => option.trim().toLowerCase() === said) : -1;
  if (byWords >= 0) return byWords;
  const index = /^[a-f]$/.test(said) ? said.charCodeAt(0) - 97 : /^\d$/.test(said) ? Number(said) : -1;
  return index >= 0 && index < options.length ? index : null;
}

/** What the student reads as the right answer; a dialogue has none. */
export function rightAnswer(activity: Activity): string {
  switch (activity.type) {
    case 'flashcards':
      return activity.back;
    case 'true-false':
      return activity.answer ? 'True' : 'False';
    case 'multiple-choice':
      return activity.options[activity.answerIndex] ?? '';
    case 'socratic-dialogue':
      return '';
  }
}
