import { z } from 'zod';
import { folderId, id, instant, success } from './common.ts';
import { defineContract } from './contract.ts';
import { errorCodes } from './errors.ts';

export const taskStatus = z.enum(['pending', 'processing', 'completed', 'failed', 'cancelled']);

/** Real steps, in the order they happen. */
export const taskStep = z.enum(['received', 'reading', 'understanding', 'indexing', 'done']);

export const taskProgress = z.object({
  task_id: id,
  folder_id: folderId,
  file_id: id.nullable(),
  status: taskStatus,
  step: taskStep,
  /** 0 to 1 over the whole task. */
  progress: z.number().min(0).max(1),
  /** What is happening, for a person: "Reading page 12 of 59". */
  message: z.string(),
  page: z.int().nullable(),
  page_count: z.int().nullable(),
  error: z.object({ code: z.enum(errorCodes), message: z.string() }).nullable(),
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

/** Cancels a task that still runs and forgets one that ended. */
export const deleteTaskProgress = defineContract({
  method: 'DELETE',
  path: '/api/background-tasks/progress/:taskId',
  access: 'session',
  kind: 'json',
  params: z.object({ taskId: id }),
  response: success,
  errors: ['task_not_found'],
});
