import { z } from 'zod';
import { folderId, id, instant, isVisible, isWritable } from './common.ts';
import { defineContract } from './contract.ts';
import { limits } from './limits.ts';

export const folder = z.object({
  folder_id: folderId,
  folder_name: z.string(),
  created_time: instant,
  modified_time: instant,
  /** What the course card shows; null until a syllabus was read. */
  course: z
    .object({
      course_name: z.string().nullable(),
      course_code: z.string().nullable(),
      professor_name: z.string().nullable(),
      term: z.string().nullable(),
      week_count: z.int(),
      first_date: z.iso.date().nullable(),
      last_date: z.iso.date().nullable(),
    })
    .nullable(),
  file_count: z.int(),
  /** The student's own drive where its files are; null or left out: the disk of the server. */
  connection_id: id.nullish(),
});
export type Folder = z.infer<typeof folder>;

/**
 * Any script, trimmed, 1 to 120 characters; nothing that cannot be seen or that turns what stands beside it around.
 * Unique per student without regard to case.
 */
export const folderName = z
  .string()
  .trim()
  .refine(isVisible, { error: 'Give the course a name.' })
  .refine((name) => [...name].length <= limits.folderNameLength, {
    error: `Use at most ${limits.folderNameLength} characters.`,
  })
  .refine(isWritable, { error: 'Remove the control characters.' });

const ofUser = z.object({ userId: id });
const ofFolder = z.object({ folderId });

export const listFolders = defineContract({
  method: 'GET',
  path: '/api/folders/:userId/folders',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: ofUser,
  response: z.object({ folders: z.array(folder), total_folders: z.int(), current_folder: z.string().nullable() }),
  errors: [],
});

export const selectFolder = defineContract({
  method: 'POST',
  path: '/api/folders/:userId/select',
  access: 'session',
  kind: 'json',
  params: ofUser,
  body: z.object({ folder_id: folderId }),
  response: z.object({ success: z.literal(true), current_folder: folderId }),
  errors: ['invalid_folder_id', 'folder_not_found'],
});

export const renameFolder = defineContract({
  method: 'POST',
  path: '/api/folders/:folderId/rename',
  access: 'session',
  kind: 'json',
  params: ofFolder,
  body: z.object({ new_name: folderName }),
  response: z.object({ success: z.literal(true), folder }),
  errors: ['invalid_folder_id', 'folder_not_found', 'folder_name_taken'],
});

/** Folders and their current one, in one call when the app starts. */
export const getStartup = defineContract({
  method: 'GET',
  path: '/api/startup/:userId',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: ofUser,
  query: z.object({ force: z.enum(['true', 'false']).optional() }),
  response: z.object({ folders: z.array(folder), currentFolderId: z.string().nullable() }),
  errors: [],
});
