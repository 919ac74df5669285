import { partOrigins } from '@weekwise/domain/study-guides.ts';
import { z } from 'zod';
import { citation } from './citation.ts';
import { calendarDate, filePage, folderId, id, instant } from './common.ts';
import { bytesFor, defineContract } from './contract.ts';
import { fallbackReason } from './fallback.ts';
import { limits } from './limits.ts';
import { assignmentType } from './syllabus.ts';

/** Words of the syllabus and where they stand; no place where the student wrote them. */
export const syllabusQuote = z.object({
  text: z.string(),
  place: z.object({ file_id: id, ...filePage.shape, block: z.int() }).nullable(),
});
export type SyllabusQuote = z.infer<typeof syllabusQuote>;

export const assignmentStatus = z.enum(['open', 'overdue', 'handed-in']);
export type AssignmentStatus = z.infer<typeof assignmentStatus>;

/** What the plan says of an assignment, and how far the student is. */
export const assignmentFacts = z.object({
  assignment_id: id,
  folder_id: folderId,
  /** null: belongs to no week. */
  week_number: z.int().nullable(),
  title: z.string(),
  assignment_type: assignmentType,
  optional: z.boolean(),
  /** What is asked: lines of the syllabus. */
  asked: z.array(syllabusQuote),
  due_date: calendarDate.nullable(),
  due_time: z.string().nullable(),
  due_zone: z.string().nullable(),
  /** The syllabus leaves the day open, or it was not read with confidence: never to be told as a fact. */
  due_in_doubt: z.boolean(),
  /** Whole days from today; negative once it is past. */
  days_left: z.int().nullable(),
  weight: z.object({ percent: z.number(), quote: syllabusQuote }).nullable(),
  /** Rules that touch the work: late work, citations, integrity. */
  counts: z.array(syllabusQuote),
  /** What the syllabus leaves open, to ask about. */
  open: z.array(z.string()),
  status: assignmentStatus,
  handed_in_at: instant.nullable(),
  /** null until a brief was made. */
  brief: z.object({ steps: z.int(), steps_done: z.int(), source: z.string(), updated_at: instant }).nullable(),
});
export type AssignmentFacts = z.infer<typeof assignmentFacts>;

export const assignmentSummary = assignmentFacts.extend({
  /** Passages of the folder that help, the best first. */
  materials: z.array(citation),
  /**
   * Where the file of the syllabus opens at the assignment's line; null where it was not asked for, or there is none.
   */
  document_link: z.string().nullable(),
});
export type AssignmentSummary = z.infer<typeof assignmentSummary>;

const flag = z
  .enum(['true', 'false', '1', '0'])
  .default('false')
  .transform((value) => value === 'true' || value === '1');
/** Names the folder too: the demo's calls must. */
const named = z.object({ user_id: id.optional(), folder_id: folderId.optional() });
const notFound = ['invalid_folder_id', 'folder_not_found', 'assignment_not_found'] as const;

export const getAssignmentSummary = defineContract({
  method: 'GET',
  path: '/api/education/assignments/summary/assignment/:assignmentId',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: z.object({ assignmentId: id }),
  query: named.extend({ include_document_link: flag }),
  response: assignmentSummary,
  errors: notFound,
});

/** The plan's facts alone: nothing is searched and nobody is asked. */
export const getFastAssignmentSummary = defineContract({
  method: 'GET',
  path: '/api/education/assignments/weekwise-summary/fast/:assignmentId',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: z.object({ assignmentId: id }),
  query: named,
  response: assignmentFacts,
  errors: notFound,
});

export const getWeekAssignments = defineContract({
  method: 'GET',
  path: '/api/education/assignments/summary/week/:syllabusId/:week',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: z.object({ syllabusId: id, week: z.coerce.number().int().min(0).max(99) }),
  query: named.extend({ include_document_links: flag }),
  response: z.object({
    syllabus_id: id,
    folder_id: folderId,
    week_number: z.int(),
    topic: z.string().nullable(),
    start_date: calendarDate.nullable(),
    end_date: calendarDate.nullable(),
    assignments: z.array(assignmentSummary),
  }),
  errors: ['invalid_folder_id', 'folder_not_found', 'not_found', 'week_not_found'],
});

/** For which assignments of a syllabus there is a brief. */
export const getEnhancementStatus = defineContract({
  method: 'GET',
  path: '/api/assignment-enhancement/enhancement-status/:syllabusId',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: z.object({ syllabusId: id }),
  query: named,
  response: z.object({
    syllabus_id: id,
    folder_id: folderId,
    /** `complete`: every assignment has a brief. */
    status: z.enum(['none', 'partial', 'complete']),
    total: z.int(),
    enhanced: z.int(),
    assignments: z.array(
      assignmentFacts.pick({
        assignment_id: true,
        week_number: true,
        title: true,
        due_date: true,
        status: true,
        brief: true,
      }),
    ),
  }),
  errors: ['invalid_folder_id', 'folder_not_found', 'not_found'],
});

export const briefStep = z.object({
  step_id: id,
  /** null where the due date is unknown. */
  date: calendarDate.nullable(),
  task: z.string(),
  origin: z.enum(partOrigins),
  done_at: instant.nullable(),
});
export type BriefStep = z.infer<typeof briefStep>;

export const assignmentBrief = assignmentFacts.omit({ brief: true }).extend({
  user_notes: z.string(),
  /** From today to the due date. */
  steps: z.array(briefStep),
  /** Steps that the student took out; they can be put back. */
  removed_steps: z.array(briefStep),
  materials: z.array(citation),
  /** The due date that the steps were planned for; `plan_outdated` once it is another. */
  planned_for: calendarDate.nullable(),
  plan_outdated: z.boolean(),
  /** "engine" or a model's name. */
  source: z.string(),
  fallback: fallbackReason.nullable(),
  created_at: instant,
  updated_at: instant,
});
export type AssignmentBrief = z.infer<typeof assignmentBrief>;

const userNotes = z.string().max(limits.briefNotesLength);

/** Makes a brief, or makes it anew; steps that the student edited, added, ticked off or took out stay so. */
export const makeAssignmentBrief = defineContract({
  method: 'POST',
  path: '/api/education/assignments/brief/api/assignment-brief',
  access: 'session',
  pace: 'tutor',
  kind: 'json',
  bodyBytes: bytesFor({ characters: limits.briefNotesLength }),
  body: z.object({
    user_id: id.optional(),
    assignment_id: id,
    /** Left out, the notes stay as they are. */
    user_notes: userNotes.optional(),
    folder_id: folderId,
  }),
  response: assignmentBrief,
  errors: [...notFound, 'syllabus_not_found', 'plan_required'],
});

const ofAssignment = z.object({ folderId, assignmentId: id });
const briefNotFound = [...notFound, 'syllabus_not_found', 'brief_not_found'] as const;

export const getAssignmentBrief = defineContract({
  method: 'GET',
  path: '/api/assignments/:folderId/:assignmentId/brief',
  access: 'session',
  kind: 'json',
  params: ofAssignment,
  response: z.object({ exists: z.boolean(), brief: assignmentBrief.nullable() }),
  errors: [...notFound, 'syllabus_not_found'],
});

export const editAssignmentBrief = defineContract({
  method: 'PATCH',
  path: '/api/assignments/:folderId/:assignmentId/brief',
  access: 'session',
  kind: 'json',
  params: ofAssignment,
  bodyBytes: bytesFor({ characters: limits.briefNotesLength }),
  body: z.object({ user_notes: userNotes }),
  response: assignmentBrief,
  errors: briefNotFound,
});

/** As Markdown, with its places. */
export const exportAssignmentBrief = defineContract({
  method: 'GET',
  path: '/api/assignments/:folderId/:assignmentId/brief/export',
  access: 'session',
  kind: 'file',
  params: ofAssignment,
  errors: briefNotFound,
});

const task = z.string().trim().min(1).max(limits.briefStepLength);

export const addBriefStep = defineContract({
  method: 'POST',
  path: '/api/assignments/:folderId/:assignmentId/brief/steps',
  access: 'session',
  kind: 'json',
  params: ofAssignment,
  body: z.object({ task, date: calendarDate.nullable().default(null) }),
  response: assignmentBrief,
  errors: [...briefNotFound, 'brief_full'],
});

/** Ticks it off, words it anew, moves it, takes it out or puts it back. */
export const changeBriefStep = defineContract({
  method: 'PATCH',
  path: '/api/assignments/:folderId/:assignmentId/brief/steps/:stepId',
  access: 'session',
  kind: 'json',
  params: ofAssignment.extend({ stepId: id }),
  body: z.object({
    task: task.optional(),
    date: calendarDate.nullable().optional(),
    done: z.boolean().optional(),
    removed: z.boolean().optional(),
  }),
  response: assignmentBrief,
  errors: [...briefNotFound, 'step_not_found'],
});

export const setHandedIn = defineContract({
  method: 'PUT',
  path: '/api/assignments/:folderId/:assignmentId/handed-in',
  access: 'session',
  kind: 'json',
  params: ofAssignment,
  body: z.object({ handed_in: z.boolean() }),
  response: assignmentFacts,
  errors: [...notFound, 'syllabus_not_found'],
});
