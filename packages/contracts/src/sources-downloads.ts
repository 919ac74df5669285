import { downloadExpectations, downloadStates } from '@weekwise/domain/sources.ts';
import { z } from 'zod';
import { folderId, id, instant, userClaim } from './common.ts';
import { bytesFor, defineContract } from './contract.ts';
import { errorCodes } from './errors.ts';
import { limits } from './limits.ts';

export const downloadState = z.enum(downloadStates);

/** A link that was to come into a folder, and what became of it. */
export const sourceDownload = z.object({
  download_id: id,
  /** As it was asked for. */
  url: z.string(),
  title: z.string().nullable(),
  state: downloadState,
  error: z.object({ code: z.enum(errorCodes), message: z.string() }).nullable(),
  /** The reading that it is tied to. */
  reading_id: id.nullable(),
  /** Null once the file was deleted. */
  file_id: id.nullable(),
  file_name: z.string().nullable(),
  /** Where it was found in the end. */
  final_url: z.string().nullable(),
  /** The work that fetches it (`getTaskProgress`), which can be cancelled; null once it has ended. */
  task_id: id.nullable(),
  updated_at: instant,
});
export type SourceDownload = z.infer<typeof sourceDownload>;

const link = z.object({
  url: z.string().trim().min(1).max(limits.linkLength),
  /** Names the file. */
  title: z.string().trim().min(1).max(limits.readingTitleLength).nullish(),
  expects: z.enum(downloadExpectations).default('any'),
});

/** The reading that the links are for: by its id, or by its place in the plan. */
const readingContext = z.object({
  reading_id: id.nullish(),
  week_number: z.int().nullish(),
  reading_index: z.int().min(0).nullish(),
  title: z.string().max(limits.readingTitleLength).nullish(),
  author: z.string().max(limits.readingAuthorLength).nullish(),
});

/**
 * Fetches open links into a folder, ties them to a reading and has them read like uploads. Each link has a result of
 * its own. One link is waited for, several go on in the background (`task_id`), unless `background_progress` says
 * otherwise.
 */
export const downloadSources = defineContract({
  method: 'POST',
  path: '/api/folders/source-materials/download-immediate',
  access: 'session',
  kind: 'json',
  query: z.object({ background_progress: z.enum(['true', 'false']).optional() }),
  bodyBytes: bytesFor({ characters: limits.linksPerDownload * limits.linkLength }),
  body: userClaim.extend({
    folder_id: folderId,
    reading_context: readingContext.nullish(),
    links: z
      .array(z.union([link, z.string().trim().min(1).max(limits.linkLength)]))
      .min(1)
      .max(limits.linksPerDownload),
  }),
  response: z.object({
    success: z.literal(true),
    status: z.enum(['processing', 'completed']),
    /** The work to follow or cancel (`getTaskProgress`); null where nothing is left to fetch. */
    task_id: id.nullable(),
    downloads: z.array(sourceDownload),
  }),
  errors: ['invalid_folder_id', 'folder_not_found', 'reading_not_found'],
});

/** The newest first, at most 200. */
export const listSourceDownloads = defineContract({
  method: 'GET',
  path: '/api/folders/:folderId/source-materials/downloads',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: z.object({ folderId }),
  response: z.object({ downloads: z.array(sourceDownload) }),
  errors: ['invalid_folder_id', 'folder_not_found'],
});
