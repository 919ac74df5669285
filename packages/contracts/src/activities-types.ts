import { type ActivityType, activityTypes } from '@weekwise/domain/activities.ts';
import { z } from 'zod';

export const activityType = z.enum(activityTypes);

/** What a spelling is recognised by once case, spaces and signs are gone; the first that fits decides. */
const signs: readonly [RegExp, ActivityType][] = [
  [/socratic|dialog/, 'socratic-dialogue'],
  [/^(?:tf|torf)(?:quiz|questions?)?$|true(?:or|and)?false/, 'true-false'],
  [/^mcqs?(?:quiz|questions?)?$|multi(?:ple)?choice|^choice(?:quiz|questions?)$/, 'multiple-choice'],
  [/flashcard|^(?:study|memory|review|vocabulary|cloze)?cards?$/, 'flashcards'],
  [/^quiz(?:zes|questions?)?$/, 'multiple-choice'],
];

/**
 * The type of activity that an `interaction_type` means, however it is spelled ("Flash Cards", "true_false_quiz",
 * "MCQ"). An unknown one is a Socratic dialogue (spec §3).
 */
export function activityTypeOf(interactionType: string): ActivityType {
  const letters = interactionType.toLowerCase().replace(/[^a-z]/g, '');
  return signs.find(([sign]) => sign.test(letters))?.[1] ?? 'socratic-dialogue';
}
