import { itemFinders, reviewStates } from '@weekwise/domain/plan.ts';
import { z } from 'zod';
import { folderId, id, instant } from './common.ts';
import { bytesFor, defineContract } from './contract.ts';
import { fallbackReason } from './fallback.ts';
import { limits } from './limits.ts';
import { assignmentType, dateDoubt, dayOrder, syllabusSource } from './syllabus.ts';

export const reviewState = z.enum(reviewStates);

export const factField = z.enum([
  'course_name',
  'course_code',
  'professor_name',
  'term',
  'email',
  'location',
  'meeting_times',
  'office_hours',
]);

/** An item's lines with the rest of the printed line around them. */
export const reviewSource = syllabusSource.extend({ before: z.string(), after: z.string() });

const text = z.string().trim().min(1).max(limits.planTextLength);
const date = z.iso.date().nullable();

export const factValues = z.object({ value: text });
export const gradingValues = z.object({ name: text, percent: z.number().min(0).max(200) });
export const policyValues = z.object({ name: text, text: z.string().trim().min(1).max(limits.policyTextLength) });
export const weekValues = z.object({
  week_number: z.int().min(0).max(99),
  topic: text.nullable(),
  start_date: date,
  break_name: text.nullable(),
});
export const readingValues = z.object({
  title: text,
  author: text.nullable(),
  pages: z.string().trim().min(1).max(limits.planPagesLength).nullable(),
  optional: z.boolean(),
  graduate_only: z.boolean(),
});
export const assignmentValues = z.object({
  title: text,
  due_date: date,
  due_time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Write the time as HH:MM.' })
    .nullable(),
  due_zone: z.string().trim().min(1).max(60).nullable().optional(),
  assignment_type: assignmentType,
  weight: z.number().min(0).max(200).nullable(),
  optional: z.boolean(),
});

export const itemValue = z.union([z.string(), z.number(), z.boolean()]).nullable();

/**
 * What was made of an item when a language model read the syllabus beside the engine: who found it, and the fields that
 * the model reads otherwise, by the names of `values` or `week`, a week's number. Such items ask for a look.
 */
export const secondReading = z.object({
  found_by: z.enum(itemFinders),
  otherwise: z.array(z.object({ field: z.string(), value: itemValue })),
});
export type SecondReading = z.infer<typeof secondReading>;

const shared = {
  id,
  state: reviewState,
  /** Pending, and less sure than the threshold or with a date in doubt: the student is asked. */
  needs_review: z.boolean(),
  confidence: z.number().min(0).max(1),
  /** null for what the student added. */
  source: reviewSource.nullable(),
  /** null where only the engine read, and once the student has decided. */
  second_reading: secondReading.nullable(),
};
/** `values` as the plan has them; `read` as the syllabus was read, null for what the student added. */
const versions = <Values extends z.ZodObject>(values: Values) => ({ values, read: values.nullable() });
const inWeek = { week_id: id.nullable(), week_number: z.int().nullable() };

export const reviewItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fact'), field: factField, ...shared, ...versions(factValues) }),
  z.object({ kind: z.literal('grading'), ...shared, ...versions(gradingValues) }),
  z.object({ kind: z.literal('policy'), ...shared, ...versions(policyValues) }),
  z.object({ kind: z.literal('week'), ...shared, ...versions(weekValues), start_doubt: dateDoubt.nullable() }),
  z.object({ kind: z.literal('reading'), ...shared, ...inWeek, ...versions(readingValues) }),
  z.object({
    kind: z.literal('assignment'),
    ...shared,
    ...inWeek,
    ...versions(assignmentValues),
    /** The lines of the due date, where they are not the item's own. */
    due_source: reviewSource.nullable(),
    /** null where the date is certain, or the student has decided. */
    due_doubt: dateDoubt.nullable(),
  }),
]);
export type ReviewItem = z.infer<typeof reviewItem>;

/** A revised syllabus that waits for a decision. */
export const proposalSummary = z.object({
  proposal_id: id,
  file_id: id,
  file_name: z.string(),
  created_at: instant,
  change_count: z.int(),
});

export const review = z.object({
  folder_id: folderId,
  syllabus_id: id,
  file_id: id,
  file_name: z.string(),
  /** Who read it: "engine" or a model's name. */
  read_by: z.string(),
  /** Why it was the engine though a model was asked. */
  fallback: fallbackReason.nullable(),
  /** null where the syllabus prints no dates of two bare numbers. */
  day_order: dayOrder.nullable(),
  /** Items at or above it are accepted as they stand. */
  confidence_threshold: z.number().min(0).max(1),
  /** In the order of the document; what the student added stands at its week's end. */
  items: z.array(reviewItem),
  counts: z.object({
    total: z.int(),
    needs_review: z.int(),
    /** Pending at or above the threshold: what "confirm all clear" confirms. */
    clear: z.int(),
    confirmed: z.int(),
  }),
  /** What undo would take back, for a person ("Confirmed 36 items"); null when there is nothing. */
  undo: z.string().nullable(),
  /** The number of that decision: undone by it, no later one goes instead. */
  decision: z.int().nullable(),
  proposal: proposalSummary.nullable(),
});
export type Review = z.infer<typeof review>;

export const ofFolder = z.object({ folderId });
const ofItem = z.object({ folderId, itemId: id });
export const reviewErrors = ['invalid_folder_id', 'folder_not_found', 'syllabus_not_found'] as const;
const errorsOfItem = [...reviewErrors, 'review_item_not_found'] as const;

// Every change answers the whole review as it then is.
export const changeOfReview = { access: 'session', kind: 'json', response: review } as const;

export const getReview = defineContract({
  method: 'GET',
  path: '/api/review/:folderId',
  ...changeOfReview,
  params: ofFolder,
  errors: reviewErrors,
});

/** Confirms the named items, or every clear one. */
export const confirmItems = defineContract({
  method: 'POST',
  path: '/api/review/:folderId/confirm',
  ...changeOfReview,
  params: ofFolder,
  bodyBytes: bytesFor({ ids: 2_000 }),
  body: z.object({ item_ids: z.array(id).min(1).max(2_000).optional(), all_clear: z.literal(true).optional() }),
  errors: errorsOfItem,
});

/**
 * Corrects some fields; the others stay as read. Only fields of the item's own kind are taken. With `week_id` it goes
 * into another week as well, in one decision.
 */
export const correctItem = defineContract({
  method: 'PATCH',
  path: '/api/review/:folderId/items/:itemId',
  ...changeOfReview,
  params: ofItem,
  bodyBytes: bytesFor({ characters: 20_000 }),
  body: z.object({
    values: z.union([
      factValues.partial().strict(),
      gradingValues.partial().strict(),
      policyValues.partial().strict(),
      weekValues.partial().strict(),
      readingValues.partial().strict(),
      assignmentValues.partial().strict(),
    ]),
    week_id: id.nullable().optional(),
  }),
  errors: [...errorsOfItem, 'week_number_taken'],
});

/** Into another week; null takes an assignment out of the weeks. */
export const moveItem = defineContract({
  method: 'POST',
  path: '/api/review/:folderId/items/:itemId/move',
  ...changeOfReview,
  params: ofItem,
  body: z.object({ week_id: id.nullable() }),
  errors: errorsOfItem,
});

/**
 * Two weeks, readings or assignments are one: what `into_id` lacks comes from this item, and what stands in this week
 * goes into that one.
 */
export const mergeItem = defineContract({
  method: 'POST',
  path: '/api/review/:folderId/items/:itemId/merge',
  ...changeOfReview,
  params: ofItem,
  body: z.object({ into_id: id }),
  errors: errorsOfItem,
});

/** Not an item: out of the plan. */
export const removeItem = defineContract({
  method: 'POST',
  path: '/api/review/:folderId/items/:itemId/remove',
  ...changeOfReview,
  params: ofItem,
  errors: errorsOfItem,
});

export const restoreItem = defineContract({
  method: 'POST',
  path: '/api/review/:folderId/items/:itemId/restore',
  ...changeOfReview,
  params: ofItem,
  errors: errorsOfItem,
});

export const addItem = defineContract({
  method: 'POST',
  path: '/api/review/:folderId/items',
  ...changeOfReview,
  params: ofFolder,
  body: z.object({
    item: z.discriminatedUnion('kind', [
      /** `pushes`: where a week has the number already, the weeks from it on count one more. */
      z.object({ kind: z.literal('week'), values: weekValues, pushes: z.boolean().optional() }),
      z.object({ kind: z.literal('reading'), week_id: id, values: readingValues }),
      z.object({ kind: z.literal('assignment'), week_id: id.nullable(), values: assignmentValues }),
    ]),
  }),
  errors: [...errorsOfItem, 'week_number_taken'],
});

/** Takes back the last decision, the last one about an item, or one by its number. */
export const undoReview = defineContract({
  method: 'POST',
  path: '/api/review/:folderId/undo',
  ...changeOfReview,
  params: ofFolder,
  body: z.object({ item_id: id.optional(), decision: z.int().positive().optional() }),
  errors: [...errorsOfItem, 'nothing_to_undo', 'week_number_taken'],
});
