import { skipReasons } from '@weekwise/domain/documents.ts';
import { storedTaskKinds, taskStatuses, taskSteps } from '@weekwise/domain/tasks.ts';
import { z } from 'zod';
import { filePage, folderId, id, instant, success } from './common.ts';
import { defineContract } from './contract.ts';
import { errorCodes } from './errors.ts';
import { searchProgress } from './sources-results.ts';

export const taskStatus = z.enum(taskStatuses);

export const taskStep = z.enum(taskSteps);

export const taskKind = z.enum([...storedTaskKinds, 'deploy-folder']);

const failure = z.object({ code: z.enum(errorCodes), message: z.string() });

/** What a folder's task came to, once it has ended. */
export const taskReport = z.object({
  /** What a sync found on the drive. */
  drive: z
    .object({
      new: z.int(),
      changed: z.int(),
      renamed: z.int(),
      vanished: z.int(),
      /** Files that had vanished and are back. */
      returned: z.int(),
      unchanged: z.int(),
      /** Files on the drive that were not taken in; the first 100. */
      refused: z.array(z.object({ name: z.string(), error: failure })),
    })
    .nullable(),
  /** The first 100. */
  failed_files: z.array(z.object({ file_id: id, name: z.string(), error: failure })),
  total_skipped_passages: z.int(),
  /** Passages below the thresholds, which are not searchable; the first 200. */
  skipped_passages: z.array(
    z.object({
      file_id: id,
      file_name: z.string(),
      ...filePage.shape,
      /** Its beginning. */
      excerpt: z.string(),
      quality: z.number(),
      semantic_density: z.number(),
      /** Which of the two is below its threshold; the quality where both are. */
      reason: z.enum(skipReasons),
    }),
  ),
});
export type TaskReport = z.infer<typeof taskReport>;

export const taskProgress = z.object({
  task_id: id,
  kind: taskKind,
  /** null: a course that is not made yet. */
  folder_id: folderId.nullable(),
  file_id: id.nullable(),
  status: taskStatus,
  step: taskStep,
  /** 0 to 1 over the whole task. */
  progress: z.number().min(0).max(1),
  /** What is happening, for a person: "Reading page 12 of 59". */
  message: z.string(),
  page: z.int().nullable(),
  page_count: z.int().nullable(),
  /** Files: of a folder's task all it is about, of another one its own. */
  counts: z.object({ done: z.int(), total: z.int(), failed: z.int(), skipped: z.int() }),
  error: failure.nullable(),
  report: taskReport.nullable(),
  /** Of a sync. Passages below them are left out of the files that they reach. */
  thresholds: z
    .object({
      quality_threshold: z.number(),
      semantic_density_min: z.number(),
      applied_to: z.enum(['new_and_changed', 'all']),
    })
    .optional(),
  /** Of a task that searches for sources. */
  search: searchProgress.optional(),
  /** Of a deployment that has ended: its courses, the one to open first. */
  deployed: z.array(folderId).optional(),
  started_at: instant,
  updated_at: instant,
});
export type TaskProgress = z.infer<typeof taskProgress>;

export const getTaskProgress = defineContract({
  method: 'GET',
  path: '/api/background-tasks/progress/:taskId',
  access: 'session',
  kind: 'json',
  params: z.object({ taskId: id }),
  response: taskProgress,
  errors: ['task_not_found'],
});

/** Cancels a task that still runs, with the files that it has under way, and forgets one that ended. */
export const deleteTaskProgress = defineContract({
  method: 'DELETE',
  path: '/api/background-tasks/progress/:taskId',
  access: 'session',
  kind: 'json',
  params: z.object({ taskId: id }),
  response: success,
  errors: ['task_not_found'],
});
