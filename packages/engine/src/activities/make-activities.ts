import type { ActivityType } from '@weekwise/domain/activities.ts';
import type { Document } from '../documents/document.ts';
import type { Passage } from '../passages/passage.ts';
import type { Activity, ActivitySet, IsWanted, WantedItems } from './activity.ts';
import { makeFlashcards } from './flashcards.ts';
import { makeMultipleChoice } from './multiple-choice.ts';
import { makeSocratic } from './socratic.ts';
import { readStudyText, type StudyText } from './study-text.ts';
import { makeTrueFalse } from './true-false.ts';

export interface ActivityOptions {
  type: ActivityType;
  /** How many items are wanted; there are fewer where the materials bear no more. */
  count: number;
  /** Orders and choices that are free follow from it; the same seed makes the same items. */
  seed?: number;
  /** Tells what may be made: activities about a topic, or that are not there yet. */
  isWanted?: IsWanted;
  documents?: ReadonlyMap<string, Document>;
}

/** Activities of one type from some materials. Every item is supported by a verbatim passage. Deterministic. */
export function makeActivities(passages: readonly Passage[], options: ActivityOptions): ActivitySet {
  return activitiesOf(readStudyText(passages, options.documents), options);
}

/** `makeActivities` for materials that are read already. */
export function activitiesOf(
  text: StudyText,
  { type, count, seed = 1, isWanted = () => true }: Omit<ActivityOptions, 'documents'>,
): ActivitySet {
  const activities = text.shortage === null && count > 0 ? make(text, type, { count, seed, isWanted }) : [];
  return { activities, shortage: text.shortage ?? (activities.length < count ? 'too-few-facts' : null) };
}

function make(text: StudyText, type: ActivityType, wanted: WantedItems): Activity[] {
  switch (type) {
    case 'flashcards':
      return makeFlashcards(text, wanted);
    case 'true-false':
      return makeTrueFalse(text, wanted);
    case 'multiple-choice':
      return makeMultipleChoice(text, wanted);
    case 'socratic-dialogue':
      return makeSocratic(text, wanted);
  }
}
