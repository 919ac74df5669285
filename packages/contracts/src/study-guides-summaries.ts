import { summaryLengths } from '@weekwise/domain/study-guides.ts';
import { z } from 'zod';
import { folderId, id, instant } from './common.ts';
import { defineContract } from './contract.ts';
import { fallbackReason } from './fallback.ts';
import { citedSentence } from './study-guides.ts';

export const summaryLength = z.enum(summaryLengths);

export const readingSummary = z.object({
  folder_id: folderId,
  file_id: id,
  length: summaryLength,
  sentences: z.array(citedSentence),
  /** Why there is none, where the file holds nothing to summarise. */
  notice: z.string().nullable(),
  /** "engine" or a model's name. */
  source: z.string(),
  fallback: fallbackReason.nullable(),
  created_at: instant,
});
export type ReadingSummary = z.infer<typeof readingSummary>;

const ofFile = z.object({ folderId, fileId: id });
const notFound = ['invalid_folder_id', 'folder_not_found', 'file_not_found'] as const;

/** Those that were made of a file. */
export const getReadingSummaries = defineContract({
  method: 'GET',
  path: '/api/summaries/:folderId/:fileId',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: ofFile,
  response: z.object({ summaries: z.array(readingSummary) }),
  errors: notFound,
});

/** Summarises a file at one length; a stored one is given again unless it is to be made anew. */
export const makeReadingSummary = defineContract({
  method: 'POST',
  path: '/api/summaries/:folderId/:fileId',
  access: 'session',
  pace: 'tutor',
  kind: 'json',
  params: ofFile,
  body: z.object({
    user_id: id.optional(),
    length: summaryLength.default('medium'),
    force_refresh: z.boolean().default(false),
  }),
  response: readingSummary,
  errors: [...notFound, 'file_not_ready', 'reading_timed_out', 'reading_out_of_memory'],
});
