import { z } from 'zod';
import { usage } from './admin.ts';
import { folderId, id, instant } from './common.ts';
import { defineContract } from './contract.ts';
import { modelRefusal } from './fallback.ts';
import { vectorizationStatus } from './files.ts';
import { syllabusStatus } from './syllabus.ts';

const errors = ['invalid_folder_id', 'folder_not_found'] as const;
const fileStates = z.object({ embedded: z.int(), not_embedded: z.int(), failed: z.int() });

/** Where a folder stands, in one call. */
export const getFolderStatus = defineContract({
  method: 'GET',
  path: '/api/folders/:folderId/status',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: z.object({ folderId }),
  response: z.object({
    folder_id: folderId,
    folder_name: z.string(),
    modified_time: instant,
    vectorization_status: vectorizationStatus,
    total_files: z.int(),
    files: fileStates,
    passage_count: z.int(),
    /** Files that are being read, by the task that `background-tasks/progress` knows. */
    reading: z.array(z.object({ file_id: id, operation_id: id })),
    syllabus: syllabusStatus,
  }),
  errors,
});

/** What there is in a folder and what was done with it, counted from the rows themselves. */
export const getFolderAnalytics = defineContract({
  method: 'GET',
  path: '/api/folders/:folderId/analytics',
  access: 'session',
  kind: 'json',
  params: z.object({ folderId }),
  response: z.object({
    folder_id: folderId,
    files: z.object({
      total: z.int(),
      bytes: z.int(),
      /** Of files that have pages. */
      pages: z.int(),
      by_state: fileStates,
      /** By the ending of their names; most bytes first. */
      by_type: z.array(z.object({ type: z.string(), files: z.int(), bytes: z.int() })),
    }),
    passages: z.object({
      total: z.int(),
      /** Those that can be found by meaning; 0 where no model embeds. */
      with_vectors: z.int(),
      /** Why no question is compared with them now; null where nothing forbids it. */
      refused: modelRefusal.nullable(),
    }),
    /** Different key terms of the study guides made so far, and of how many weeks those are. */
    vocabulary: z.object({ terms: z.int(), weeks: z.int() }),
    activities: z.object({
      /** That can be practised with now. */
      items: z.int(),
      /** Every time that one was done, or a card graded. */
      answers: z.int(),
      correct: z.int(),
      /** `answers` less `correct` and `unjudged`. */
      wrong: z.int(),
      /** Where nobody says right or wrong. */
      unjudged: z.int(),
      last_answered: instant.nullable(),
      by_type: z.array(z.object({ type: z.string(), items: z.int(), answers: z.int(), correct: z.int() })),
    }),
    /** Only what was measured: from seeing an item or a card to answering it. Reading and chatting are not measured. */
    time_spent: z.object({
      practising_seconds: z.int(),
      /** How many of the answers the seconds come from. */
      timed_answers: z.int(),
    }),
    model_use: z.object({ total: usage, by_ability: z.array(usage.extend({ ability: z.string() })) }),
  }),
  errors,
});
