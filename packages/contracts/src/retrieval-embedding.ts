import { z } from 'zod';
import { folderId, id, success, userClaim } from './common.ts';
import { bytesFor, defineContract } from './contract.ts';
import { errorCodes } from './errors.ts';
import { embeddingStatus, folderEmbedding } from './files.ts';
import { taskProgress, taskStatus } from './tasks.ts';

const errorsOfFolder = ['invalid_folder_id', 'folder_not_found'] as const;

/** Work on a folder that was started, or joined where the same was under way. */
export const folderWork = z.object({
  success: z.literal(true),
  status: taskStatus,
  /** The task, for `getTaskProgress`. */
  operation_id: id,
  task_id: id,
  folder_id: folderId,
  /** Whether it was under way already. */
  joined: z.boolean(),
  task: taskProgress,
});
export type FolderWork = z.infer<typeof folderWork>;

/** What a body may leave out. */
export const flag = (byDefault: boolean) => z.boolean().optional().default(byDefault);

/**
 * Makes every file of a folder searchable that is not: read, indexed, and embedded where a model embeds. Files that are
 * embedded are skipped unless `force_revectorize`. In the foreground the answer waits for the end, for 25 s at most.
 */
export const vectorizeFolder = defineContract({
  method: 'POST',
  path: '/api/folders/:folderId/vectorize',
  access: 'session',
  kind: 'json',
  params: z.object({ folderId }),
  body: z.object({
    ...userClaim.shape,
    background_processing: flag(true),
    force_revectorize: flag(false),
  }),
  response: folderWork,
  errors: errorsOfFolder,
});

/** The same for some files of a folder; for all where none are named. */
export const startBackgroundEmbedding = defineContract({
  method: 'POST',
  path: '/api/system/background-embedding/start',
  access: 'session',
  kind: 'json',
  bodyBytes: bytesFor({ ids: 5_000 }),
  body: z.object({
    ...userClaim.shape,
    folder_id: folderId,
    file_ids: z.array(id).max(5_000).optional().default([]),
    force_revectorize: flag(false),
  }),
  response: folderWork,
  errors: [...errorsOfFolder, 'file_not_found'],
});

/** `:taskId` is the task's id, or the folder's: then its newest one. */
export const getBackgroundEmbedding = defineContract({
  method: 'GET',
  path: '/api/system/background-embedding/status/:taskId',
  access: 'session',
  kind: 'json',
  params: z.object({ taskId: id }),
  response: taskProgress,
  errors: ['task_not_found'],
});

/** A task that has ended stays as it is. */
export const cancelBackgroundEmbedding = defineContract({
  method: 'POST',
  path: '/api/system/background-embedding/cancel/:taskId',
  access: 'session',
  kind: 'json',
  params: z.object({ taskId: id }),
  response: z.object({ ...success.shape, task: taskProgress }),
  errors: ['task_not_found'],
});

/**
 * `:path` is a file's id, its name, or its folder's name or id and its name with a slash between; the newest of
 * several.
 */
export const getFileEmbeddingStatus = defineContract({
  method: 'GET',
  path: '/api/system/embedding-status/file/:path',
  access: 'session',
  kind: 'json',
  params: z.object({ path: z.string().trim().min(1).max(600) }),
  query: z.object({ ...userClaim.shape, folder_id: folderId.optional() }),
  response: z.object({
    file_id: id,
    folder_id: folderId,
    name: z.string(),
    embedding_status: embeddingStatus,
    passage_count: z.int(),
    /** Why it failed; null unless `failed`. */
    error: z.object({ code: z.enum(errorCodes), message: z.string() }).nullable(),
    /** The task that reads it now. */
    operation_id: id.nullable(),
  }),
  errors: ['file_not_found', ...errorsOfFolder],
});

/** Compares what is said of a folder's files with what there is, puts it right, and says it. */
export const refreshEmbeddingStatus = defineContract({
  method: 'POST',
  path: '/api/system/embedding-status/refresh/:folderId',
  access: 'session',
  kind: 'json',
  params: z.object({ folderId }),
  response: z.object({ ...success.shape, ...folderEmbedding.shape }),
  errors: errorsOfFolder,
});
