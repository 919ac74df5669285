import { z } from 'zod';
import { folderId, id, instant } from './common.ts';
import { defineContract } from './contract.ts';
import { folder, folderName } from './folders.ts';

/** Into the bin for 30 days: gone from everywhere else, its work under way stops, its name is free. */
export const deleteFolder = defineContract({
  method: 'DELETE',
  path: '/api/folders/:folderId',
  access: 'session',
  kind: 'json',
  params: z.object({ folderId }),
  response: z.object({ success: z.literal(true), restorable_until: instant }),
  errors: ['invalid_folder_id', 'folder_not_found'],
});

export const deletedFolder = z.object({
  folder_id: folderId,
  folder_name: z.string(),
  file_count: z.int(),
  deleted_time: instant,
  restorable_until: instant,
});
export type DeletedFolder = z.infer<typeof deletedFolder>;

/** What is in the bin, deleted last first. */
export const listDeletedFolders = defineContract({
  method: 'GET',
  path: '/api/folders/:userId/deleted-folders',
  access: 'session',
  kind: 'json',
  params: z.object({ userId: id }),
  response: z.object({ folders: z.array(deletedFolder), total_folders: z.int() }),
  errors: [],
});

/**
 * Takes a folder out of the bin. Where its name was given to another meanwhile, the answer is `folder_name_taken` with
 * a free one in `detail.suggested_name`; `new_name` restores it under another.
 */
export const restoreFolder = defineContract({
  method: 'POST',
  path: '/api/folders/:folderId/restore',
  access: 'session',
  kind: 'json',
  params: z.object({ folderId }),
  body: z.object({ new_name: folderName.optional() }),
  response: z.object({ success: z.literal(true), folder }),
  errors: ['invalid_folder_id', 'folder_not_found', 'folder_name_taken'],
});
