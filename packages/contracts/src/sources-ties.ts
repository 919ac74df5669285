import { z } from 'zod';
import { folderId, id } from './common.ts';
import { defineContract } from './contract.ts';
import { limits } from './limits.ts';
import { placeOutcome, sourceResult, sourceTie } from './sources-results.ts';

/**
 * Ties a result of the reading's search, a file of the folder or a pasted link (an address, a DOI, an ISBN) to a
 * reading.
 */
export const tieSource = defineContract({
  method: 'POST',
  path: '/api/academic-search/:folderId/readings/:readingId/ties',
  access: 'session',
  kind: 'json',
  params: z.object({ folderId, readingId: id }),
  body: z
    .object({
      result_id: id.optional(),
      file_id: id.optional(),
      link: z.string().trim().min(1).max(limits.linkLength).optional(),
    })
    .refine(({ result_id, file_id, link }) => [result_id, file_id, link].filter(Boolean).length === 1, {
      error: 'Name one of result_id, file_id and link.',
    }),
  response: z.object({ success: z.literal(true), tie: sourceTie, ties: z.array(sourceTie) }),
  errors: [
    'invalid_folder_id',
    'folder_not_found',
    'reading_not_found',
    'result_not_found',
    'file_not_found',
    'link_unusable',
    'ties_full',
  ],
});

export const untieSource = defineContract({
  method: 'DELETE',
  path: '/api/academic-search/:folderId/ties/:tieId',
  access: 'session',
  kind: 'json',
  params: z.object({ folderId, tieId: id }),
  response: z.object({ success: z.literal(true), ties: z.array(sourceTie) }),
  errors: ['invalid_folder_id', 'folder_not_found', 'tie_not_found'],
});

/** What a pasted link (an address, a DOI, an ISBN) leads to, as far as the services know it. Nothing is stored. */
export const resolveLink = defineContract({
  method: 'POST',
  path: '/api/academic-search/:folderId/resolve-link',
  access: 'session',
  kind: 'json',
  params: z.object({ folderId }),
  body: z.object({
    link: z.string().trim().min(1).max(limits.linkLength),
    /** Compares what is found with this reading. */
    reading_id: id.optional(),
  }),
  response: z.object({
    kind: z.enum(['doi', 'isbn', 'url']),
    doi: z.string().nullable(),
    isbn: z.string().nullable(),
    /** Where it leads; null for an ISBN alone. */
    url: z.string().nullable(),
    /** Null where no service knows it. */
    result: sourceResult.nullable(),
    places: z.array(placeOutcome),
    notice: z.string().nullable(),
  }),
  errors: ['invalid_folder_id', 'folder_not_found', 'reading_not_found', 'link_unusable'],
});
