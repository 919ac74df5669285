import type { ActivityType } from '@weekwise/domain/activities.ts';
import type { SuggestionKind } from '@weekwise/domain/suggestions.ts';
import type { PassagePlace } from './facts.ts';

/** What the student can do about it with one press. */
export type SuggestionAction = { label: string } & (
  | { do: 'open-week'; week: number }
  | { do: 'open-assignment'; assignmentId: string }
  | { do: 'open-files' }
  | { do: 'open-file'; fileId: string; week: number | null }
  | { do: 'open-passage'; place: PassagePlace; week: number }
  | { do: 'find-reading'; week: number; readingId: string }
  | { do: 'practise'; week: number; activityType: ActivityType }
  | { do: 'open-guide'; week: number }
  | { do: 'review-cards' }
  | { do: 'review-plan' }
);

export interface Suggestion {
  kind: SuggestionKind;
  /** What it is about within its kind: the same is not said again and again while there is something else to say. */
  subject: string;
  /** One or two sentences for the student. */
  text: string;
  /** Names and numbers without which it would say nothing: whoever words it anew keeps them. */
  keeps: string[];
  week: number | null;
  /** The first is the main one; at most two. */
  actions: SuggestionAction[];
}

/** What a rule offers, the most urgent first; empty where there is nothing worth saying. */
export type Suggestions = Suggestion[];
