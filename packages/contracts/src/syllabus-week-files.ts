import { z } from 'zod';
import { folderId, id } from './common.ts';
import { defineContract } from './contract.ts';

/** A file that the student has put to a week. */
export const weekFile = z.object({ file_id: id, name: z.string() });

const ofWeekFile = {
  access: 'session',
  kind: 'json',
  params: z.object({ folderId, weekId: id, fileId: id }),
  /** The week's files as they then are, in the order in which they were put there. */
  response: z.object({ week_id: id, files: z.array(weekFile) }),
  errors: ['invalid_folder_id', 'folder_not_found', 'syllabus_not_found', 'week_not_found', 'file_not_found'],
} as const;

/** Puts a file of the folder to a week; what is made of the week is made of it too. There already, it stays so. */
export const attachWeekFile = defineContract({
  method: 'PUT',
  path: '/api/folders/:folderId/plan-weeks/:weekId/files/:fileId',
  ...ofWeekFile,
});

export const detachWeekFile = defineContract({
  method: 'DELETE',
  path: '/api/folders/:folderId/plan-weeks/:weekId/files/:fileId',
  ...ofWeekFile,
});
