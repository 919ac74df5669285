import { reportReasons } from '@weekwise/domain/activities.ts';
import { z } from 'zod';
import { activity } from './activities.ts';
import { citation } from './citation.ts';
import { folderId, id, success, timeZone } from './common.ts';
import { bytesFor, defineContract } from './contract.ts';
import { limits } from './limits.ts';

const text = z.string().trim().min(1).max(limits.activityTextLength);

/** How an answer went, and what was hidden before it. */
export const activityOutcome = z.object({
  result_id: id,
  activity_id: id,
  /** null where nobody says right or wrong: the grade of a flashcard. */
  correct: z.boolean().nullable(),
  /** 0 to 1. */
  score: z.number().min(0).max(1).nullable(),
  /**
   * As the student reads it: an option, "True", the back of a card. Empty for a dialogue, which shows it hint by hint.
   */
  right_answer: z.string(),
  /** Of a multiple-choice question. */
  right_index: z.int().nullable(),
  explanation: z.string(),
  /** The passage that supports it; null where its file is gone. */
  citation: citation.nullable(),
  /** Over the week's activities of this type: those done, and of them those whose last answer was right. */
  score_so_far: z.object({ done: z.int(), correct: z.int(), total: z.int() }),
  /** The same attempt was told before; this is what came of it then. */
  repeated: z.boolean(),
});
export type ActivityOutcome = z.infer<typeof activityOutcome>;

const executeBody = z.object({
  user_id: id.optional(),
  /** Of the item, where it is named: the demo's calls must. */
  folder_id: folderId.optional(),
  activityId: id,
  /**
   * true-false: true or false. multiple-choice: the option's place from 0, or its words. flashcards: 1 to 4, or again,
   * hard, good, easy. socratic-dialogue: a reply to its first question.
   */
  response: z.union([z.boolean(), z.int(), z.string().trim().min(1).max(limits.questionLength)]),
  /** Names this try: sent again, it is answered again and counts once. */
  attempt_id: id.optional(),
  /** Milliseconds from seeing it to answering. */
  duration_ms: z.int().min(0).max(limits.longestAttempt).optional(),
  place: z.enum(['session', 'chat']).default('session'),
  time_zone: timeZone,
});

const execution = {
  method: 'POST',
  access: 'session',
  demo: 'read',
  kind: 'json',
  body: executeBody,
  response: activityOutcome,
  errors: ['invalid_folder_id', 'activity_not_found'],
} as const;

/**
 * Answers an item. It is scored here, and what is right is told after the answer only. In the demo that is all: nothing
 * is kept of it.
 */
export const executeActivity = defineContract({ ...execution, path: '/activity-execution/execute-activity' });
/** The same beside the other calls. */
export const executeActivityUnderApi = defineContract({
  ...execution,
  path: '/api/activity-execution/execute-activity',
});

const ofActivity = z.object({ activityId: id });

/** An item with its answer, for whoever is about to edit it. */
export const editableActivity = z.object({
  activity,
  fields: z.object({
    explanation: z.string(),
    front: z.string().optional(),
    back: z.string().optional(),
    statement: z.string().optional(),
    answer: z.boolean().optional(),
    question: z.string().optional(),
    options: z.array(z.string()).optional(),
    answer_index: z.int().optional(),
    topic: z.string().optional(),
  }),
  citation: citation.nullable(),
});
export type EditableActivity = z.infer<typeof editableActivity>;

export const openActivity = defineContract({
  method: 'GET',
  path: '/api/power-plays/activities/:activityId',
  access: 'session',
  kind: 'json',
  params: ofActivity,
  response: editableActivity,
  errors: ['activity_not_found'],
});

/** Only what an item of its type has; the student's words stay when the week is made anew. */
export const editActivity = defineContract({
  method: 'PATCH',
  path: '/api/power-plays/activities/:activityId',
  access: 'session',
  kind: 'json',
  params: ofActivity,
  bodyBytes: bytesFor({ characters: 12 * limits.activityTextLength }),
  body: z
    .object({
      explanation: text,
      front: text,
      back: text,
      statement: text,
      answer: z.boolean(),
      question: text,
      options: z.array(text).min(2).max(6),
      answer_index: z.int().min(0).max(5),
      topic: text,
    })
    .partial(),
  response: editableActivity,
  errors: ['activity_not_found'],
});

/** Takes an item out of its week, for good unless it is restored. */
export const deleteActivity = defineContract({
  method: 'DELETE',
  path: '/api/power-plays/activities/:activityId',
  access: 'session',
  kind: 'json',
  params: ofActivity,
  response: success,
  errors: ['activity_not_found'],
});

/** Marks an item as bad: it is not asked again and does not come back. */
export const reportActivity = defineContract({
  method: 'POST',
  path: '/api/power-plays/activities/:activityId/report',
  access: 'session',
  kind: 'json',
  params: ofActivity,
  body: z.object({ reason: z.enum(reportReasons).default('wrong') }),
  response: success,
  errors: ['activity_not_found'],
});

/** Takes a deletion or a report back. */
export const restoreActivity = defineContract({
  method: 'POST',
  path: '/api/power-plays/activities/:activityId/restore',
  access: 'session',
  kind: 'json',
  params: ofActivity,
  response: activity,
  errors: ['activity_not_found'],
});

/** The flashcards of a folder, or of one week, as CSV: front, back, source. */
export const exportCards = defineContract({
  method: 'GET',
  path: '/api/folders/:folderId/activities/cards.csv',
  access: 'session',
  kind: 'file',
  params: z.object({ folderId }),
  query: z.object({ week: z.coerce.number().int().min(0).max(99).optional() }),
  errors: ['invalid_folder_id', 'folder_not_found', 'syllabus_not_found', 'week_not_found', 'plan_required'],
});

/** A week's activities as Markdown, the answers at the end. */
export const exportActivities = defineContract({
  method: 'GET',
  path: '/api/folders/:folderId/weeks/:week/activities.md',
  access: 'session',
  kind: 'file',
  params: z.object({ folderId, week: z.coerce.number().int().min(0).max(99) }),
  errors: ['invalid_folder_id', 'folder_not_found', 'syllabus_not_found', 'week_not_found', 'plan_required'],
});
