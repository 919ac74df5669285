import type { Activity } from '../activities/activity.ts';
import { promptOf } from '../activities/same-activity.ts';

export interface CardSides {
  front: string;
  /** What a question offers to choose from; null where there is nothing to choose. */
  choices: string[] | null;
  back: string;
}

/** An item as something to recall: what is shown, and what is shown after turning it. */
export function cardSides(activity: Activity): CardSides {
  const front = promptOf(activity);
  switch (activity.type) {
    case 'flashcards':
      return { front, choices: null, back: activity.back };
    case 'true-false':
      return { front, choices: ['True', 'False'], back: activity.answer ? 'True' : 'False' };
    case 'multiple-choice':
      return { front, choices: activity.options, back: activity.options[activity.answerIndex] ?? '' };
    case 'socratic-dialogue':
      return { front, choices: null, back: activity.turns.map(({ evidence }) => evidence).join('\n\n') };
  }
}
