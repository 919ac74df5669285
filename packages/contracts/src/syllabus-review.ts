import { itemFinders, planChangeTypes, planItemKinds, reviewStates } from '@weekwise/domain/plan.ts';
import { z } from 'zod';
import { folderId, id, instant } from './common.ts';
import { bytesFor, defineContract } from './contract.ts';
import { fallbackReason } from './fallback.ts';
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

const text = z.string().trim().min(1).max(500);
const date = z.iso.date().nullable();

export const factValues = z.object({ value: text });
export const gradingValues = z.object({ name: text, percent: z.number().min(0).max(200) });
export const policyValues = z.object({ name: text, text: z.string().trim().min(1).max(10_000) });
export const weekValues = z.object({
  week_number: z.int().min(0).max(99),
  topic: text.nullable(),
  start_date: date,
  break_name: text.nullable(),
});
export const readingValues = z.object({
  title: text,
  author: text.nullable(),
  pages: z.string().trim().min(1).max(100).nullable(),
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

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();

/**
 * What was made of an item when a language model read the syllabus beside the engine: who found it, and the fields that
 * the model reads otherwise, by the names of `values` or `week`, a week's number. Such items ask for a look.
 */
export const secondReading = z.object({
  found_by: z.enum(itemFinders),
  otherwise: z.array(z.object({ field: z.string(), value })),
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
  proposal: proposalSummary.nullable(),
});
export type Review = z.infer<typeof review>;

const ofFolder = z.object({ folderId });
const ofItem = z.object({ folderId, itemId: id });
const errors = ['invalid_folder_id', 'folder_not_found', 'syllabus_not_found'] as const;
const errorsOfItem = [...errors, 'review_item_not_found'] as const;

// Every change answers the whole review as it then is.
const change = { access: 'session', kind: 'json', response: review } as const;

export const getReview = defineContract({
  method: 'GET',
  path: '/api/review/:folderId',
  ...change,
  params: ofFolder,
  errors,
});

/** Confirms the named items, or every clear one. */
export const confirmItems = defineContract({
  method: 'POST',
  path: '/api/review/:folderId/confirm',
  ...change,
  params: ofFolder,
  bodyBytes: bytesFor({ ids: 2_000 }),
  body: z.object({ item_ids: z.array(id).min(1).max(2_000).optional(), all_clear: z.literal(true).optional() }),
  errors: errorsOfItem,
});

/** Corrects some fields; the others stay as read. Only fields of the item's own kind are taken. */
export const correctItem = defineContract({
  method: 'PATCH',
  path: '/api/review/:folderId/items/:itemId',
  ...change,
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
  }),
  errors: [...errorsOfItem, 'week_number_taken'],
});

/** Into another week; null takes an assignment out of the weeks. */
export const moveItem = defineContract({
  method: 'POST',
  path: '/api/review/:folderId/items/:itemId/move',
  ...change,
  params: ofItem,
  body: z.object({ week_id: id.nullable() }),
  errors: errorsOfItem,
});

/** Not an item: out of the plan. */
export const removeItem = defineContract({
  method: 'POST',
  path: '/api/review/:folderId/items/:itemId/remove',
  ...change,
  params: ofItem,
  errors: errorsOfItem,
});

export const restoreItem = defineContract({
  method: 'POST',
  path: '/api/review/:folderId/items/:itemId/restore',
  ...change,
  params: ofItem,
  errors: errorsOfItem,
});

export const addItem = defineContract({
  method: 'POST',
  path: '/api/review/:folderId/items',
  ...change,
  params: ofFolder,
  body: z.object({
    item: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('week'), values: weekValues }),
      z.object({ kind: z.literal('reading'), week_id: id, values: readingValues }),
      z.object({ kind: z.literal('assignment'), week_id: id.nullable(), values: assignmentValues }),
    ]),
  }),
  errors: [...errorsOfItem, 'week_number_taken'],
});

/** Takes back the last decision, or the last one about this item. */
export const undoReview = defineContract({
  method: 'POST',
  path: '/api/review/:folderId/undo',
  ...change,
  params: ofFolder,
  body: z.object({ item_id: id.optional() }),
  errors: [...errorsOfItem, 'nothing_to_undo'],
});

/** One difference between the plan and a revised syllabus. */
export const planChange = z.object({
  item_id: id,
  kind: z.enum(planItemKinds),
  /**
   * `kept`: the revised syllabus says otherwise (`after`), but the student had corrected it (`before`), and that stays.
   * `changed`: any other field.
   */
  change: z.enum(planChangeTypes),
  /** What the item is called. */
  label: z.string(),
  /** The field that differs; null for `added`, `removed` and `moved`. */
  field: z.string().nullable(),
  before: value,
  after: value,
  /** Number of the week it is in; null outside the weeks, or where it is not there. */
  week_before: z.int().nullable(),
  week_after: z.int().nullable(),
  /** Lines of the revised syllabus; of the old one for `removed`. */
  source: reviewSource.nullable(),
});
export type PlanChange = z.infer<typeof planChange>;

export const getProposal = defineContract({
  method: 'GET',
  path: '/api/review/:folderId/proposal',
  access: 'session',
  kind: 'json',
  params: ofFolder,
  response: proposalSummary.extend({ changes: z.array(planChange) }),
  errors: [...errors, 'proposal_not_found'],
});

/** Makes the revised syllabus the plan. Corrections stay. */
export const applyProposal = defineContract({
  method: 'POST',
  path: '/api/review/:folderId/proposal/apply',
  ...change,
  params: ofFolder,
  /** The proposal the student has seen: another one that came meanwhile is not applied. */
  body: z.object({ proposal_id: id }),
  errors: [...errors, 'proposal_not_found'],
});

export const discardProposal = defineContract({
  method: 'POST',
  path: '/api/review/:folderId/proposal/discard',
  ...change,
  params: ofFolder,
  body: z.object({ proposal_id: id }),
  errors: [...errors, 'proposal_not_found'],
});
