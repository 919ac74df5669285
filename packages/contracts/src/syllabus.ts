import { dateDoubtReasons, dayOrderEvidence } from '@weekwise/domain/dates.ts';
import { assignmentTypes, itemOrigins, planStates, trackKinds } from '@weekwise/domain/plan.ts';
import { z } from 'zod';
import { filePage, folderId, id, instant } from './common.ts';
import { bytesFor, defineContract } from './contract.ts';
import { fallbackReason } from './fallback.ts';
import { limits } from './limits.ts';
import { sourceTie } from './sources-results.ts';
import { readingState } from './syllabus-reading-progress.ts';
import { weekFile } from './syllabus-week-files.ts';

export const assignmentType = z.enum(assignmentTypes);

/** The verbatim lines an item came from: enough to open the file there and highlight them. */
export const syllabusSource = z.object({
  file_id: id,
  ...filePage.shape,
  block: z.int(),
  start: z.int(),
  end: z.int(),
  text: z.string(),
});
export type SyllabusSource = z.infer<typeof syllabusSource>;

export const itemOrigin = z.enum(itemOrigins);

const evidence = { source: syllabusSource.nullable(), confidence: z.number().min(0).max(1), origin: itemOrigin };

/** A text of the course with its lines; null where the syllabus does not say. */
export const sourcedText = z.object({ value: z.string(), ...evidence }).nullable();
export type SourcedText = z.infer<typeof sourcedText>;

export const syllabusReading = z.object({
  id,
  title: z.string(),
  author: z.string().nullable(),
  pages: z.string().nullable(),
  optional: z.boolean(),
  graduate_only: z.boolean(),
  /** How far the student is with it. */
  state: readingState,
  /** What the student has tied to it: "this is it". */
  sources: z.array(sourceTie),
  ...evidence,
});
export type SyllabusReading = z.infer<typeof syllabusReading>;

/**
 * Which of two bare numbers is the day ("3/4"): one decision for the whole document, with the words that settled it.
 */
export const dayOrder = z.object({
  day_first: z.boolean(),
  /**
   * A number above 12, the printed weekdays, days that step from class to class, the months of the term, dates with a
   * month's name; `assumed` where nothing does.
   */
  decided_by: z.enum(dayOrderEvidence),
  example: z.string(),
});
export type DayOrder = z.infer<typeof dayOrder>;

/**
 * What speaks against a date, and the days that it can be. */
export const dateDoubt = z.object({
  reason: z.enum(dateDoubtReasons),
  /** What is printed, verbatim; of `places` what the other place says. */
  printed: z.string(),
  /** The days to choose from, the likeliest first. */
  days: z.array(z.iso.date()),
});
export type DateDoubt = z.infer<typeof dateDoubt>;

export const syllabusAssignment = z.object({
  id,
  title: z.string(),
  due_date: z.iso.date().nullable(),
  /** As written, 24-hour `HH:MM`. */
  due_time: z.string().nullable(),
  /** The zone printed behind the time: "UTC-7", "EST". */
  due_zone: z.string().nullable(),
  /** null where the date is certain, or the student has decided. */
  due_doubt: dateDoubt.nullable(),
  assignment_type: assignmentType,
  /** Percent of the grade. */
  weight: z.number().nullable(),
  optional: z.boolean(),
  /** When the student handed it in. */
  handed_in_at: instant.nullable(),
  due_source: syllabusSource.nullable(),
  ...evidence,
});
export type SyllabusAssignment = z.infer<typeof syllabusAssignment>;

export const syllabusWeek = z.object({
  id,
  week_number: z.int(),
  topic: sourcedText,
  start_date: z.iso.date().nullable(),
  end_date: z.iso.date().nullable(),
  start_source: syllabusSource.nullable(),
  start_doubt: dateDoubt.nullable(),
  break_name: z.string().nullable(),
  /** How sure its row of the schedule was read; what the student has decided of is certain. */
  confidence: z.number().min(0).max(1),
  origin: itemOrigin,
  /** What the student has put to it. */
  files: z.array(weekFile),
  readings: z.array(syllabusReading),
  assignments: z.array(syllabusAssignment),
});
export type SyllabusWeek = z.infer<typeof syllabusWeek>;

export const syllabus = z.object({
  metadata: z.object({
    syllabus_id: id,
    file_id: id,
    file_name: z.string(),
    /** Who read it: "engine" or a model's name. */
    source: z.string(),
    /** Why it was the engine though a model was asked. */
    fallback: fallbackReason.nullable(),
    processed_at: z.iso.datetime(),
    /** Items below it ask to be reviewed. */
    confidence_threshold: z.number().min(0).max(1),
  }),
  course_info: z.object({
    course_name: sourcedText,
    course_code: sourcedText,
    term: sourcedText,
    meeting_times: sourcedText,
    location: sourcedText,
    office_hours: sourcedText,
    email: sourcedText,
    grading: z.array(z.object({ name: z.string(), percent: z.number(), source: syllabusSource.nullable() })),
    policies: z.array(z.object({ name: z.string(), text: z.string(), source: syllabusSource.nullable() })),
  }),
  professor_name: sourcedText,
  weeks: z.array(syllabusWeek),
  assignments_outside_schedule: z.array(syllabusAssignment),
});
export type Syllabus = z.infer<typeof syllabus>;

/** 404 `syllabus_not_found` until one was read: the client then asks for an upload. */
export const getSimpleSyllabus = defineContract({
  method: 'GET',
  path: '/api/simple-syllabus/:folderId',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: z.object({ folderId }),
  response: syllabus,
  errors: ['invalid_folder_id', 'folder_not_found', 'syllabus_not_found'],
});

export const syllabusStatus = z.object({
  has_syllabus: z.boolean(),
  processing_status: z.enum(planStates),
  is_processed: z.boolean(),
  course_name: z.string().nullable(),
  syllabus_id: id.nullable(),
  ready_for_embedding: z.boolean(),
  /** Items that ask for a look. */
  items_to_review: z.int(),
  /** Little speaks for the weeks as they were read: others can be chosen, or built. */
  is_doubtful: z.boolean().default(false),
  /** Several kinds of students that the syllabus is for; `chosen` null until the student has said which they are. */
  tracks: z
    .array(z.object({ kind: z.enum(trackKinds), choices: z.array(z.string()), chosen: z.string().nullable() }))
    .default([]),
  /** A revised syllabus waits for a decision. */
  proposal_id: id.nullable(),
  /** The task that reads it, while it runs. */
  operation_id: id.nullable(),
  error: z.object({ code: z.string(), message: z.string() }).nullable(),
});

export const getSyllabusStatus = defineContract({
  method: 'GET',
  path: '/api/folders/:folderId/syllabus-status',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: z.object({ folderId }),
  response: syllabusStatus,
  errors: ['invalid_folder_id', 'folder_not_found'],
});

/** How much is done with a pasted syllabus. */
export const processingLevel = z.enum(['quick', 'standard', 'thorough']);

/**
 * A syllabus as raw text. `quick` makes the plan only; `standard` also makes the text searchable; `thorough` reads the
 * text in every way it can be meant (plain, Markdown, HTML) and keeps the plan it is surest of. It goes on in a job, as
 * an upload.
 */
export const processSyllabus = defineContract({
  method: 'POST',
  path: '/api/education/syllabus/process',
  access: 'session',
  kind: 'json',
  bodyBytes: bytesFor({ characters: limits.rawSyllabusLength }),
  body: z.object({
    user_id: id.optional(),
    folder_id: folderId,
    raw_content: z.string().max(limits.rawSyllabusLength),
    processing_level: processingLevel.default('standard'),
    confidence_threshold: z.number().min(0).max(1).default(limits.confidenceThreshold),
  }),
  response: z.object({
    success: z.literal(true),
    status: z.literal('processing'),
    operation_id: id,
    file_id: id,
    folder_id: folderId,
    processing_level: processingLevel,
    confidence_threshold: z.number(),
  }),
  errors: ['invalid_folder_id', 'folder_not_found', 'file_empty', 'storage_full', 'too_many_waiting'],
});
