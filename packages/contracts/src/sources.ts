import { searchModes, searchTermKinds } from '@weekwise/domain/sources.ts';
import { z } from 'zod';
import { folderId, id, instant, userClaim } from './common.ts';
import { defineContract } from './contract.ts';
import { limits } from './limits.ts';
import { comparedResult, placeOutcome, readingSearchProgress, sourceTie } from './sources-results.ts';

export const searchMode = z.enum(searchModes);

const title = z.string().trim().min(1).max(limits.readingTitleLength);
const author = z.string().trim().max(limits.readingAuthorLength).nullish();
/** In the student's words: "textbook", "article". */
const readingType = z.string().trim().min(1).max(60).default('textbook');
const foreground = z.object({ background_progress: z.enum(['true', 'false']).default('true') });

/** What was searched for. */
const sought = z.object({
  /** Null where it is about no reading of the plan. */
  reading_id: id.nullable(),
  week_number: z.int().nullable(),
  /** Counted from 0 within its week. */
  reading_index: z.int().nullable(),
  title: z.string(),
  author: z.string().nullable(),
  reading_type: z.string(),
  search_mode: searchMode,
});

export const sourceSearch = z.object({
  folder_id: folderId,
  ...sought.shape,
  searched_at: instant,
  /** The syllabus says otherwise of this reading by now: a search would find something else. */
  stale: z.boolean(),
  /** Every place there is, with whether it was asked and what came of it. */
  places: z.array(placeOutcome),
  /** What the student must know of the places in a sentence; null where all answered. */
  notice: z.string().nullable(),
  results: z.object({
    great: z.array(comparedResult),
    close: z.array(comparedResult),
    related: z.array(comparedResult),
  }),
  total_results: z.int(),
  /** What the reading is tied to. */
  ties: z.array(sourceTie),
});
export type SourceSearch = z.infer<typeof sourceSearch>;

/**
 * Searches for a text, of the plan's reading at `week_number` and `reading_index` where they are given. What is stored
 * answers where it was asked the same, everybody answered and the reading has not changed, unless `force_refresh`.
 */
export const searchSources = defineContract({
  method: 'POST',
  path: '/api/ai/academic-search/academic-search/search',
  access: 'session',
  kind: 'json',
  query: foreground,
  body: userClaim.extend({
    folder_id: folderId,
    title,
    author,
    reading_type: readingType,
    week_number: z.int().nullish(),
    reading_index: z.int().min(0).nullish(),
    search_mode: searchMode.default('balanced'),
    force_refresh: z.boolean().default(false),
  }),
  response: z.object({
    success: z.literal(true),
    status: z.enum(['processing', 'completed']),
    /** The task to follow (`getTaskProgress`); null where what is stored answers. */
    task_id: id.nullable(),
    /** It was under way already. */
    joined: z.boolean(),
    /** What is stored answers. */
    stored: z.boolean(),
    /** Null as long as it is processing. */
    search: sourceSearch.nullable(),
  }),
  errors: [
    'invalid_folder_id',
    'folder_not_found',
    'reading_not_found',
    'plan_required',
    'search_failed',
    'search_cancelled',
  ],
});

/** Every reading of a week, or those that have no results yet unless `force_refresh`. */
export const searchWeekSources = defineContract({
  method: 'POST',
  path: '/api/academic-search/:folderId/weeks/:week/search',
  access: 'session',
  kind: 'json',
  params: z.object({ folderId, week: z.coerce.number().int() }),
  body: z.object({
    search_mode: searchMode.default('balanced'),
    force_refresh: z.boolean().default(false),
  }),
  response: z.object({
    success: z.literal(true),
    /** `completed`: nothing is left to search for. */
    status: z.enum(['processing', 'completed']),
    task_id: id.nullable(),
    joined: z.boolean(),
    readings: z.array(readingSearchProgress),
  }),
  errors: ['invalid_folder_id', 'folder_not_found', 'syllabus_not_found', 'week_not_found', 'plan_required'],
});

const ofReading = z.object({
  userId: id,
  folderId,
  week: z.coerce.number().int(),
  readingIndex: z.coerce.number().int().min(0),
});
const readingErrors = ['invalid_folder_id', 'folder_not_found', 'reading_not_found'] as const;

/** Whether there are results. Nothing is searched for. */
export const checkExistingSources = defineContract({
  method: 'GET',
  path: '/api/academic-search/check-existing/:userId/:folderId/:week/:readingIndex',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: ofReading,
  response: z.object({
    success: z.literal(true),
    exists: z.boolean(),
    reading_id: id,
    searched_at: instant.nullable(),
    stale: z.boolean(),
    total_results: z.int(),
    /** The search that is under way. */
    task_id: id.nullable(),
  }),
  errors: readingErrors,
});

export const getExistingSources = defineContract({
  method: 'GET',
  path: '/api/academic-search/get-existing/:userId/:folderId/:week/:readingIndex',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: ofReading,
  response: z.object({
    success: z.literal(true),
    exists: z.boolean(),
    /** Null where nobody has searched yet. */
    search: sourceSearch.nullable(),
    task_id: id.nullable(),
  }),
  errors: readingErrors,
});

/** Of every reading of the plan, or of one week's: how its search stands, and what it is tied to. */
export const listReadingSources = defineContract({
  method: 'GET',
  path: '/api/academic-search/:folderId/readings',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: z.object({ folderId }),
  query: z.object({ week: z.coerce.number().int().optional() }),
  response: z.object({
    readings: z.array(
      z.object({
        reading_id: id,
        week_number: z.int(),
        reading_index: z.int(),
        title: z.string(),
        author: z.string().nullable(),
        searched_at: instant.nullable(),
        stale: z.boolean(),
        /** Whether any catalogue answered: where none did, nothing found says nothing. */
        answered: z.boolean(),
        /** What the services found. */
        total_results: z.int(),
        great_results: z.int(),
        task_id: id.nullable(),
        ties: z.array(sourceTie),
        /** Files of the folder that are called after it, as if tied to it. */
        own_files: z.array(z.object({ file_id: id, file_name: z.string() })),
      }),
    ),
  }),
  errors: ['invalid_folder_id', 'folder_not_found', 'syllabus_not_found', 'week_not_found'],
});

/** What to type into a search box to find a reading elsewhere. */
export const generateReadingSearchTerms = defineContract({
  method: 'POST',
  path: '/api/learning/image-search/generate-reading-search-terms',
  access: 'session',
  kind: 'json',
  body: z.object({
    user_id: id.optional(),
    title,
    author,
    reading_type: readingType,
    course_name: z.string().trim().max(limits.topicLength).nullish(),
  }),
  response: z.object({
    success: z.literal(true),
    /** Most likely to find it first. */
    search_terms: z.array(z.string()),
    terms: z.array(z.object({ kind: z.enum(searchTermKinds), text: z.string() })),
  }),
  errors: [],
});
