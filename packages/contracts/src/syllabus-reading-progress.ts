import { readingStates } from '@weekwise/domain/plan.ts';
import { z } from 'zod';
import { folderId, id } from './common.ts';
import { defineContract } from './contract.ts';

export const readingState = z.enum(readingStates);

/** The plan (`getSimpleSyllabus`) says how far the student is with each of its readings. */
export const setReadingState = defineContract({
  method: 'PUT',
  path: '/api/readings/:folderId/:readingId/state',
  access: 'session',
  kind: 'json',
  params: z.object({ folderId, readingId: id }),
  body: z.object({ state: readingState }),
  response: z.object({ reading_id: id, state: readingState }),
  errors: ['invalid_folder_id', 'folder_not_found', 'reading_not_found'],
});
