import { z } from 'zod';
import { folderId, userClaim } from './common.ts';
import { defineContract } from './contract.ts';
import { limits } from './limits.ts';
import { flag, folderWork } from './retrieval-embedding.ts';

const errors = ['invalid_folder_id', 'folder_not_found'] as const;
const share = z.number().min(0).max(1);

/**
 * Brings a folder in step with its drive: takes in what is new, reads what changed, keeps the passages of what was only
 * renamed, and puts what vanished into the bin until it is back. Passages below the usual thresholds are left out.
 * Whoever asks while a sync runs joins it.
 */
export const syncFolder = defineContract({
  method: 'POST',
  path: '/api/folders/:folderId/sync',
  access: 'session',
  kind: 'json',
  params: z.object({ folderId }),
  body: z.object({
    ...userClaim.shape,
    /** Compares every file's bytes, not only what the drive says of them, and tries again what failed. */
    force_refresh: flag(false),
    /** Without it files are only taken in; `vectorizeFolder` reads them. */
    include_vectorization: flag(true),
  }),
  response: folderWork,
  errors,
});

/**
 * The same, with its numbers given. Without progress the answer waits for the end, for 25 s at most. `task.thresholds`
 * says which files the thresholds reach: a sync reads what is new and changed, and a sync that was joined keeps its
 * own.
 */
export const advancedSync = defineContract({
  method: 'POST',
  path: '/api/folders/:folderId/advanced-sync',
  access: 'session',
  kind: 'json',
  params: z.object({ folderId }),
  body: z.object({
    ...userClaim.shape,
    /** Files that are read at the same time. */
    batch_size: z.int().min(1).max(50).optional().default(limits.syncBatchSize),
    enable_progress: flag(true),
    quality_threshold: share.optional().default(limits.qualityThreshold),
    semantic_density_min: share.optional().default(limits.semanticDensityMin),
    /** Indexes every file again by these thresholds: also those that were read before, and uploads. */
    apply_to_all: flag(false),
  }),
  response: folderWork,
  errors,
});

/** `syncFolder` without a body. */
export const startFolderSync = defineContract({
  method: 'POST',
  path: '/api/background-tasks/folder-sync/:folderId',
  access: 'session',
  kind: 'json',
  params: z.object({ folderId }),
  query: z.object({ ...userClaim.shape, force_refresh: z.enum(['true', 'false']).optional() }),
  response: folderWork,
  errors,
});
