import { bloomLevels, difficulties, flashcardForms, materialBases } from '@weekwise/domain/activities.ts';
import { taskStatuses } from '@weekwise/domain/tasks.ts';
import { z } from 'zod';
import { citation } from './citation.ts';
import { folderId, id, instant } from './common.ts';
import { defineContract } from './contract.ts';
import { errorCodes } from './errors.ts';
import { fallbackReason } from './fallback.ts';
import { limits } from './limits.ts';
import { readingThatHelps, structuredContent } from './study-guides.ts';

const bloomLevel = z.enum(bloomLevels);

const shared = {
  id,
  bloom_level: bloomLevel,
  difficulty: z.enum(difficulties),
  /** "engine" or a model's name. */
  source: z.string(),
  /** Why it is the engine's though a model was asked. */
  fallback: fallbackReason.nullable(),
  /** Whether the student changed it. */
  edited: z.boolean(),
  /** How it went so far; null where it was not done yet. `last_correct` is null where nobody says right or wrong. */
  done: z.object({ times: z.int(), last_at: instant, last_correct: z.boolean().nullable() }).nullable(),
};

/**
 * Something to practise with; its type says what it holds. Nothing in it tells the answer of a quiz or of a dialogue:
 * that, its explanation and its evidence come with the answer to `executeActivity`. Flashcards are graded by the
 * student, who turns them.
 */
export const activity = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('flashcards'),
    ...shared,
    form: z.enum(flashcardForms),
    front: z.string(),
    back: z.string(),
    explanation: z.string(),
    /** The passage that supports it; null where its file is gone. */
    citation: citation.nullable(),
  }),
  z.object({ type: z.literal('true-false'), ...shared, statement: z.string() }),
  z.object({ type: z.literal('multiple-choice'), ...shared, question: z.string(), options: z.array(z.string()) }),
  z.object({
    type: z.literal('socratic-dialogue'),
    ...shared,
    topic: z.string(),
    turns: z.array(z.object({ question: z.string(), bloom_level: bloomLevel })),
  }),
]);
export type Activity = z.infer<typeof activity>;

/** How far the making of a week's activities is. */
export const weekGeneration = z.object({
  task_id: id,
  status: z.enum(taskStatuses),
  step: z.string(),
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  message: z.string(),
  /** Its place among all that wait, 1 for the next; null once it is made. */
  position: z.int().nullable(),
});
export type WeekGeneration = z.infer<typeof weekGeneration>;

/** All that a week has to practise with and to study. */
export const weekActivities = z.object({
  folder_id: folderId,
  week_number: z.int(),
  activities: z.array(activity),
  /** From the week's study guide, as the student has it. */
  structured_content: structuredContent,
  /**
   * `syllabus`: the folder has nothing on the week, so they are made of the syllabus' lines alone. null before any were
   * made.
   */
  basis: z.enum(materialBases).nullable(),
  /** What the student is told of it: that there are no materials, or why they bear no more. */
  notice: z.string().nullable(),
  /** Readings of the plan that the folder has no file of. */
  readings_that_would_help: z.array(readingThatHelps),
  made_at: instant.nullable(),
  /** What is being made now; null where nothing is. */
  generation: weekGeneration.nullable(),
});
export type WeekActivities = z.infer<typeof weekActivities>;

const weekNumber = z.coerce.number().int().min(0).max(99);
const errorsOfWeek = [
  'invalid_folder_id',
  'folder_not_found',
  'syllabus_not_found',
  'week_not_found',
  'plan_required',
] as const;

/** What was made for a week before; nothing is made by asking. */
export const getStoredActivities = defineContract({
  method: 'GET',
  path: '/api/power-plays/get-stored/:userId/:folderId/:week',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: z.object({ userId: id, folderId, week: weekNumber }),
  response: weekActivities,
  errors: errorsOfWeek,
});

/**
 * The activities of a week: those that are stored, or new ones where there are none or `force_refresh`. Whoever asks
 * while they are being made gets the same ones. With `wait: false` it answers at once, with `generation` saying how far
 * they are.
 */
export const generateWeek = defineContract({
  method: 'POST',
  path: '/api/power-plays/generate-week',
  access: 'session',
  pace: 'tutor',
  kind: 'json',
  body: z.object({
    user_id: id.optional(),
    folder_id: folderId,
    week_number: weekNumber,
    /** In place of the topic that the plan has. */
    topic: z.string().trim().max(limits.topicLength).nullish(),
    force_refresh: z.boolean().default(false),
    wait: z.boolean().default(true),
  }),
  response: weekActivities,
  errors: [...errorsOfWeek, 'generation_failed', 'generation_timed_out'],
});

/** The events of a generation. After `complete` and `error` nothing follows but the end. */
export const weekGenerationEvent = z.discriminatedUnion('type', [
  weekGeneration.omit({ status: true }).extend({ type: z.literal('progress') }),
  z.object({
    type: z.literal('complete'),
    step: z.literal('complete'),
    progress: z.literal(1),
    message: z.string(),
    result: weekActivities,
  }),
  z.object({
    type: z.literal('error'),
    step: z.literal('failed').default('failed'),
    code: z.enum(errorCodes),
    message: z.string(),
  }),
]);
export type WeekGenerationEvent = z.infer<typeof weekGenerationEvent>;

/**
 * Makes what a week does not have yet, or joins whoever makes it, and tells how far it is. A client that goes away
 * cancels nothing.
 */
export const streamWeekGeneration = defineContract({
  method: 'GET',
  path: '/api/folders/:folderId/weeks/:week/generate-learning-activities-stream',
  access: 'session',
  pace: 'tutor',
  kind: 'sse',
  params: z.object({ folderId, week: weekNumber }),
  query: z.object({ user_id: id.optional() }),
  response: weekGenerationEvent,
  errors: [...errorsOfWeek, 'generation_failed', 'generation_timed_out'],
});
