import { phraseKey } from '../vocabulary/corpus.ts';
import type { Activity } from './activity.ts';

/** What an activity asks or states: its side that is shown first. */
export function promptOf(activity: Activity): string {
  switch (activity.type) {
    case 'flashcards':
      return activity.front;
    case 'true-false':
      return activity.statement;
    case 'multiple-choice':
      return activity.question;
    case 'socratic-dialogue':
      return activity.topic;
  }
}

/** Whether two activities of one type ask the same or rest on the same words: who has put one aside wants neither. */
export function isSameActivity(one: Activity, other: Activity): boolean {
  if (one.type !== other.type) return false;
  if (phraseKey(promptOf(one)) === phraseKey(promptOf(other))) return true;
  return phraseKey(one.citation.quote) === phraseKey(other.citation.quote);
}
