import { z } from 'zod';
import { folderId, id, isVisible, isWritable } from './common.ts';
import { defineContract } from './contract.ts';
import { fileName } from './files.ts';
import { limits } from './limits.ts';

const groupName = z
  .string()
  .trim()
  .refine(isVisible, { error: 'The group has no name.' })
  .refine(isWritable, { error: 'The name has control characters.' })
  .refine((name) => [...name].length <= limits.fileGroupLength, {
    error: `The name is longer than ${limits.fileGroupLength} characters.`,
  });

/**
 * Renames a file, or files it under a group's name; null takes it out. A name keeps its ending, and one that another
 * file has gets a number, as an upload's does. The file on the drive keeps its own name.
 */
export const changeFile = defineContract({
  method: 'PATCH',
  path: '/api/folders/:folderId/files/:fileId',
  access: 'session',
  kind: 'json',
  params: z.object({ folderId, fileId: id }),
  body: z
    .object({ name: fileName.optional(), group: groupName.nullable().optional() })
    .refine(({ name, group }) => name !== undefined || group !== undefined, { error: 'Name what changes.' }),
  response: z.object({ file_id: id, name: z.string(), group: z.string().nullable() }),
  errors: ['invalid_folder_id', 'folder_not_found', 'file_not_found'],
});
