import { z } from 'zod';
import { citation } from './citation.ts';
import { folderId, id, namedTimeZone } from './common.ts';
import { defineContract } from './contract.ts';
import { fallbackReason } from './fallback.ts';
import { limits } from './limits.ts';
import { foundPassage } from './retrieval.ts';

const query = {
  method: 'POST',
  access: 'session',
  demo: 'read',
  pace: 'tutor',
  kind: 'json',
  body: z.object({
    user_id: id.optional(),
    question: z.string().trim().min(1).max(limits.questionLength),
    /** Where to look. Where none is named: the course that was open last, and if that does not hold it, the others. */
    folder_id: folderId.optional(),
    /** With the passages that the question finds in the course that answered. */
    include_context: z.boolean().default(false),
    /** By a language model where one is set up; else by our own engine, at once and for nothing. */
    enhanced_response: z.boolean().default(true),
    time_zone: namedTimeZone.optional(),
  }),
  response: z.object({
    success: z.literal(true),
    /** `[1]` refers to a citation, `[?]` marks a claim that is not from the materials. */
    answer: z.string(),
    citations: z.array(citation),
    /** True where no course holds the answer. */
    abstained: z.boolean(),
    /** The course that answered. */
    folder_id: folderId,
    /** Best first; null where they were not asked for. */
    context: z.array(foundPassage).nullable(),
    /** "engine" or a model's name. */
    source: z.string(),
    fallback: fallbackReason.nullable(),
  }),
  errors: ['invalid_folder_id', 'folder_not_found'],
} as const;

/** One question, one answer: it belongs to no conversation, nothing of it is kept, and nothing is done beside it. */
export const queryFolder = defineContract({ ...query, path: '/folder-agent/query' });
export const queryFolderUnderApi = defineContract({ ...query, path: '/api/folder-agent/query' });
