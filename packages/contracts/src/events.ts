import { z } from 'zod';
import { folderId, id } from './common.ts';
import { errorCodes } from './errors.ts';

/** A quote that supports a claim: opens `file_id` at `page` with `quote` highlighted. */
export const citation = z.object({
  /** 1-based number used in the answer's text as `[1]`. */
  number: z.int(),
  passage_id: z.string(),
  file_id: id,
  file_name: z.string(),
  page: z.int().nullable(),
  block: z.int(),
  last_block: z.int(),
  heading: z.string().nullable(),
  /** Verbatim. */
  quote: z.string(),
});
export type Citation = z.infer<typeof citation>;

/**
 * Every event of the chat stream (spec §4), each one `data:` line of JSON; `data: [DONE]` ends the stream.
 * Failure is an event too: after `error` nothing but the end follows.
 */
export const chatEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), message_id: id, thread_id: id }),
  z.object({
    type: z.literal('processing'),
    message: z.string(),
    passages: z.int().optional(),
    files: z.int().optional(),
  }),
  z.object({ type: z.literal('chunk'), content: z.string() }),
  z.object({ type: z.literal('citations'), citations: z.array(citation) }),
  z.object({ type: z.literal('activity'), activity_type: z.string(), message: z.string() }),
  z.object({ type: z.literal('tool_call'), tool: z.string(), arguments: z.record(z.string(), z.unknown()) }),
  z.object({ type: z.literal('cache_invalidation'), folder_id: folderId, message: z.string() }),
  z.object({
    type: z.literal('complete'),
    message_id: id,
    /** The whole answer, as stored. */
    content: z.string(),
    citations: z.array(citation),
    /** True where the materials do not hold the answer. */
    abstained: z.boolean(),
    /** "engine" or a model's name. */
    source: z.string(),
  }),
  z.object({ type: z.literal('error'), code: z.enum(errorCodes), message: z.string() }),
]);
export type ChatEvent = z.infer<typeof chatEvent>;

/** The line that ends a stream. */
export const streamDone = '[DONE]';
