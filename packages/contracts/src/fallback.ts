import { type FallbackReason, fallbackReasons } from '@weekwise/domain/tutor.ts';
import { z } from 'zod';

/** Why our own engine made what a language model was to make, in the student's words. */
export const fallbackTexts = {
  unreachable: 'The language model cannot be reached, so our own engine took over.',
  'timed-out': 'The language model took too long, so our own engine took over.',
  'rate-limited': 'The language model is overloaded, so our own engine took over.',
  unusable: 'What the language model said could not be used, so our own engine took over.',
  declined: 'The language model declined, so our own engine took over.',
  'budget-spent': 'This month’s budget for the language model is spent, so our own engine took over.',
  'switched-off': 'Language models are switched off for this course, so our own engine took over.',
  'too-many-at-once': 'Several of your questions are being answered at once, so our own engine took this one.',
} as const satisfies Record<FallbackReason, string>;
export const fallbackReason = z.enum(fallbackReasons);

/** Why no model may be asked for a course just now, to stand behind a colon. */
export const refusalTexts = {
  'switched-off': 'language models are switched off for this course.',
  'budget-spent': 'this month’s budget for language models is spent.',
} as const;
export const modelRefusal = z.enum(Object.keys(refusalTexts) as [keyof typeof refusalTexts]);
export type ModelRefusal = z.infer<typeof modelRefusal>;
