import { z } from 'zod';
import { folderId, id, instant } from './common.ts';
import { defineContract } from './contract.ts';
import { driveErrors } from './errors.ts';
import { fileRole, startedReading } from './files.ts';

/** Files of a folder that were deleted and can be restored, deleted last first. */
export const listDeletedFiles = defineContract({
  method: 'GET',
  path: '/api/folders/:folderId/deleted-files',
  access: 'session',
  kind: 'json',
  params: z.object({ folderId }),
  response: z.object({
    folder_id: folderId,
    files: z.array(
      z.object({
        file_id: id,
        name: z.string(),
        role: fileRole,
        size: z.int(),
        deleted_time: instant,
        restorable_until: instant,
      }),
    ),
    total_files: z.int(),
  }),
  errors: ['invalid_folder_id', 'folder_not_found'],
});

/** Takes a file out of the bin, under its id and name; its passages come back in the task that `operation_id` names. */
export const restoreFile = defineContract({
  method: 'POST',
  path: '/api/folders/:folderId/files/:fileId/restore',
  access: 'session',
  kind: 'json',
  params: z.object({ folderId, fileId: id }),
  response: startedReading,
  errors: ['invalid_folder_id', 'folder_not_found', 'file_not_found', ...driveErrors],
});
