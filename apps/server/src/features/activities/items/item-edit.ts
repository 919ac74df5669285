import type { Activity } from '@weekwise/engine/activities/activity.ts';
import { AppError } from '../../../app-error.ts';

/** What a student may change of an item; which fields there are depends on its type. */
export interface ItemEdit {
  explanation?: string | undefined;
  front?: string | undefined;
  back?: string | undefined;
  statement?: string | undefined;
  answer?: boolean | undefined;
  question?: string | undefined;
  options?: string[] | undefined;
  answerIndex?: number | undefined;
  topic?: string | undefined;
}

const fields = {
  flashcards: ['front', 'back', 'explanation'],
  'true-false': ['statement', 'answer', 'explanation'],
  'multiple-choice': ['question', 'options', 'answerIndex', 'explanation'],
  'socratic-dialogue': ['topic', 'explanation'],
} as const satisfies Record<Activity['type'], readonly (keyof ItemEdit)[]>;

/** The item with the student's words in it; its evidence stays. Refuses what the item does not have. */
export function withEdit(activity: Activity, edit: ItemEdit): Activity {
  const given = Object.entries(edit).filter(([, value]) => value !== undefined);
  const known: readonly string[] = fields[activity.type];
  const foreign = given.find(([field]) => !known.includes(field));
  if (foreign)
    throw unfit(foreign[0].replace('answerIndex', 'answer_index'), 'This kind of activity has no such part.');
  // What was explained was another answer.
  const explanation = `Your source says: “${activity.citation.quote}”`;
  const edited = { ...activity, explanation, ...Object.fromEntries(given) } as Activity;
  if (edited.type === 'multiple-choice') {
    const different = new Set(edited.options.map((option) => option.trim().toLowerCase()));
    if (different.size < edited.options.length) throw unfit('options', 'Two options are the same.');
    if (edited.answerIndex >= edited.options.length) throw unfit('answer_index', 'There is no such option.');
  }
  return edited;
}

const unfit = (field: string, message: string): AppError =>
  new AppError('invalid_request', { issues: [{ field, message }] });
