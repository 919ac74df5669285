import { sourceGrades } from '@weekwise/domain/sources.ts';
import { dismissalScopes, proactiveEventTypes, suggestionKinds } from '@weekwise/domain/suggestions.ts';
import { z } from 'zod';
import { activityType, activityTypeOf } from './activities-types.ts';
import { folderId, id, instant, success, timeZone } from './common.ts';
import { bytesFor, defineContract } from './contract.ts';
import { fallbackReason } from './fallback.ts';
import { limits } from './limits.ts';

export const proactiveEventType = z.enum(proactiveEventTypes);

const words = z.string().max(500);
const amount = z.number().int().min(0).max(1_000_000);
const weekNumber = z.int().min(0).max(99);

const weekData = z.object({
  topic: words.nullish(),
  readings: z
    .array(z.object({ title: words.nullish(), author: words.nullish() }))
    .max(100)
    .nullish(),
});
const syllabusData = z.object({
  syllabusId: id.nullish(),
  classInfo: words.nullish(),
  professor: words.nullish(),
  weekCount: amount.nullish(),
});

/**
 * In the spellings of spec §3. It says where to look; what is true there the server knows itself. So a client may leave
 * any field out, or send null.
 */
export const proactiveEventData = z.object({
  folderId: folderId.nullish(),
  currentWeek: weekNumber.nullish(),
  weekData: weekData.nullish(),
  syllabusData: syllabusData.nullish(),
  searchQuery: words.nullish(),
  /** "readings", "assignments", "activities", "vocabulary", "study_guide", "reading", "files". */
  sectionType: z.string().max(60).nullish(),
  assignmentTitle: words.nullish(),
  daysUntilDue: z.int().min(-3_660).max(3_660).nullish(),
  /** However it is spelled; an unknown one is a Socratic dialogue (spec §3). */
  activityType: z.string().max(60).transform(activityTypeOf).nullish(),
  activityId: id.nullish(),
  activityTitle: words.nullish(),
  activityCompletionStatus: words.nullish(),
  activitiesGenerated: amount.nullish(),
  generationDurationMs: amount.max(86_400_000).nullish(),
  interactionType: z.string().max(60).nullish(),
  bloomLevel: z.string().max(60).nullish(),
  contentType: z.string().max(60).nullish(),
  contentExists: z.boolean().nullish(),
  contentCount: amount.nullish(),
  readingTitle: words.nullish(),
  readingAuthor: words.nullish(),
  /** Of the best result. */
  searchResultsCategory: z.enum(sourceGrades).nullish(),
});
export type ProactiveEventData = z.infer<typeof proactiveEventData>;

/** Where the student is. */
export const uiContext = z.object({
  currentWeek: weekNumber.nullish(),
  weekData: weekData.nullish(),
  syllabusData: syllabusData.nullish(),
  folderId: folderId.nullish(),
});
export type UiContext = z.infer<typeof uiContext>;

export const suggestionKind = z.enum(suggestionKinds);

const label = z.string();
const week = z.int();

/** What the student can do about it with one press. */
export const suggestionAction = z.discriminatedUnion('do', [
  z.object({ do: z.literal('open-week'), label, week }),
  z.object({ do: z.literal('open-assignment'), label, assignment_id: id }),
  z.object({ do: z.literal('open-files'), label }),
  z.object({ do: z.literal('open-file'), label, file_id: id, week: week.nullable() }),
  z.object({
    do: z.literal('open-passage'),
    label,
    week,
    file_id: id,
    page: z.int().nullable(),
    block: z.int(),
    last_block: z.int(),
    quote: z.string(),
  }),
  z.object({ do: z.literal('find-reading'), label, week, reading_id: id }),
  z.object({ do: z.literal('practise'), label, week, activity_type: activityType }),
  z.object({ do: z.literal('open-guide'), label, week }),
  z.object({ do: z.literal('review-cards'), label }),
  z.object({ do: z.literal('review-plan'), label }),
]);
export type SuggestionAction = z.infer<typeof suggestionAction>;

export const suggestion = z.object({
  suggestion_id: id,
  folder_id: folderId,
  kind: suggestionKind,
  /** What it is about within its kind. */
  subject: z.string(),
  week_number: z.int().nullable(),
  /** The first is the main one. */
  actions: z.array(suggestionAction),
  /** "engine" or the name of the model that worded it. */
  source: z.string(),
  fallback: fallbackReason.nullable(),
});
export type Suggestion = z.infer<typeof suggestion>;

/** Why nothing was said although there was something to say. */
const heldBack = z.enum(['said-lately', 'dismissed']);

/**
 * Tells of an event and hears whether it is worth a word. Names its folder in `event_data` or in `ui_context`;
 * without one it is about the course that was open last. Nothing is said to who has none.
 */
export const sendProactiveEvent = defineContract({
  method: 'POST',
  path: '/api/ai/folder-agent/folder-agent/proactive-event',
  access: 'session',
  kind: 'json',
  bodyBytes: bytesFor({ characters: 50_000 }),
  body: z.object({
    user_id: id.optional(),
    event_type: proactiveEventType,
    event_data: proactiveEventData.nullish(),
    ui_context: uiContext.nullish(),
    time_zone: timeZone,
  }),
  response: z.object({
    success: z.literal(true),
    /** What to say; null where there is nothing worth saying. */
    response: z.string().nullable(),
    suggestion: suggestion.nullable(),
    /** Kinds that would have been said. */
    held_back: z.array(z.object({ kind: suggestionKind, reason: heldBack })),
  }),
  errors: ['invalid_folder_id', 'folder_not_found'],
});

export const suggestionDismissal = z.object({
  dismissal_id: id,
  kind: suggestionKind,
  /** null: in all courses. */
  folder_id: folderId.nullable(),
  folder_name: z.string().nullable(),
  created_at: instant,
});
export type SuggestionDismissal = z.infer<typeof suggestionDismissal>;

/** What was dismissed for good, the newest first. */
export const listDismissals = defineContract({
  method: 'GET',
  path: '/api/suggestions/dismissals',
  access: 'session',
  kind: 'json',
  response: z.object({ dismissals: z.array(suggestionDismissal) }),
  errors: [],
});

/** Takes a suggestion away: this one until tomorrow, or all of its kind for good. */
export const dismissSuggestion = defineContract({
  method: 'POST',
  path: '/api/suggestions/dismissals',
  access: 'session',
  kind: 'json',
  body: z.object({
    folder_id: folderId,
    kind: suggestionKind,
    /** What it is about; needed `for-now`. */
    subject: z.string().max(limits.suggestionSubjectLength).default(''),
    scope: z.enum(dismissalScopes),
  }),
  response: success.extend({ dismissal_id: id }),
  errors: ['invalid_folder_id', 'folder_not_found'],
});

/** Brings back what was dismissed. */
export const undoDismissal = defineContract({
  method: 'DELETE',
  path: '/api/suggestions/dismissals/:dismissalId',
  access: 'session',
  kind: 'json',
  params: z.object({ dismissalId: id }),
  response: success,
  errors: ['dismissal_not_found'],
});

/**
 * What was said last of each kind in a course, and what is held back: for whoever looks for the reason of a silence.
 */
export const getSuggestionState = defineContract({
  method: 'GET',
  path: '/api/suggestions/folders/:folderId/state',
  access: 'session',
  kind: 'json',
  params: z.object({ folderId }),
  response: z.object({
    kinds: z.array(
      z.object({
        kind: suggestionKind,
        said_at: instant.nullable(),
        /** null: at once. */
        next_at: instant.nullable(),
        subject: z.string().nullable(),
        dismissed: z.enum(['course', 'all-courses']).nullable(),
        /** Subjects that rest until tomorrow. */
        resting: z.array(z.string()),
      }),
    ),
  }),
  errors: ['invalid_folder_id', 'folder_not_found'],
});
