import { z } from 'zod';
import { filePage, folderId, id } from './common.ts';
import { defineContract } from './contract.ts';
import { modelRefusal } from './fallback.ts';
import { filePath } from './files.ts';
import { limits } from './limits.ts';

export const foundPassage = z.object({
  passage_id: id,
  file_id: id,
  file_name: z.string(),
  /** Where it begins. */
  ...filePage.shape,
  /** First and last block of the file's document that it covers. */
  block: z.int(),
  last_block: z.int(),
  /** Titles of the headings above it, outermost first. */
  heading_path: z.array(z.string()),
  text: z.string(),
  /** Higher is better; comparable within this answer only. */
  score: z.number(),
});
export type FoundPassage = z.infer<typeof foundPassage>;

/** How the passages were found: by words and their other forms always, by meaning where vectors are there. */
const howFound = z.object({
  words: z.literal(true),
  /** Terms that the best passages share counted too, as far as no sentence had the question's own. */
  expansion: z.literal(true),
  vectors: z.boolean(),
  /** The model whose vectors they are; null without them. */
  model: z.string().nullable(),
  /** Why not by meaning; null where it was. */
  without_vectors: z.enum(['not_asked', 'not_set_up', 'not_ready', ...modelRefusal.options]).nullable(),
  /** The same for a person. */
  note: z.string(),
});
export type HowFound = z.infer<typeof howFound>;

const query = z.string().trim().min(1, { error: 'Say what to look for.' }).max(limits.questionLength);
const most = z.int().min(1).max(limits.passagesFound);

/**
 * Passages of a folder that match some words, best first. `enhanced_rag` also looks for the meaning, and says
 * whether it could.
 */
export const searchFolder = defineContract({
  method: 'GET',
  path: '/api/folders/:folderId/search',
  access: 'session',
  demo: 'read',
  kind: 'json',
  params: z.object({ folderId }),
  query: z.object({
    query,
    k: z.coerce.number().pipe(most).default(limits.chatPassages),
    enhanced_rag: z.enum(['true', 'false']).default('true'),
    user_id: id.optional(),
  }),
  response: z.object({
    folder_id: folderId,
    query: z.string(),
    results: z.array(foundPassage),
    total_results: z.int(),
    how: howFound,
  }),
  errors: ['invalid_folder_id', 'folder_not_found'],
});

/** The same for what an assistant is to read; `file_path` keeps to one file of the folder. */
export const relevantContent = defineContract({
  method: 'POST',
  path: '/api/ai/rag/relevant-content',
  access: 'session',
  demo: 'read',
  kind: 'json',
  body: z.object({
    query,
    folder_id: folderId,
    max_results: most.default(limits.relevantPassages),
    file_path: filePath.nullish(),
    user_id: id.optional(),
  }),
  response: z.object({
    folder_id: folderId,
    query: z.string(),
    /** The file that it was kept to; null for the whole folder. */
    file_id: id.nullable(),
    results: z.array(foundPassage),
    total_results: z.int(),
    how: howFound,
  }),
  errors: ['invalid_folder_id', 'folder_not_found', 'file_not_found'],
});
