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

/** Why our own engine made what a language model was to make, in the student's words. */
export const fallbackTexts = {
  unreachable: 'The language model cannot be reached, so our own engine took over.',
  'timed-out': 'The language model took too long, so our own engine took over.',
  'rate-limited': 'The language model is overloaded, so our own engine took over.',
  unusable: 'What the language model said could not be used, so our own engine took over.',
  declined: 'The language model declined, so our own engine took over.',
  'budget-spent': 'This month’s budget for the language model is spent, so our own engine took over.',
  'switched-off': 'Language models are switched off for this course, so our own engine took over.',
  'too-many-at-once': 'Several of your questions are being answered at once, so our own engine took this one.',
} as const;
export const fallbackReason = z.enum(Object.keys(fallbackTexts) as [keyof typeof fallbackTexts]);
export type FallbackReason = z.infer<typeof fallbackReason>;

/** Something the tutor does for the student. `asks`: nothing has changed yet, the student confirms or declines by `call_id`. */
export const toolCall = z.object({
  call_id: id,
  tool: z.string(),
  arguments: z.record(z.string(), z.unknown()),
  status: z.enum(['asks', 'done', 'refused', 'declined']),
  /** One sentence: what was done, what will be done, or why it cannot be. */
  message: z.string(),
  /** What the screen needs to show it: a week's number, passages that were found. */
  detail: z.record(z.string(), z.unknown()),
});
export type ToolCall = z.infer<typeof toolCall>;

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
    /** The chunks so far are taken back: the answer begins anew. */
    restarts: z.boolean().optional(),
  }),
  z.object({ type: z.literal('chunk'), content: z.string() }),
  z.object({ type: z.literal('citations'), citations: z.array(citation) }),
  z.object({ type: z.literal('activity'), activity_type: z.string(), message: z.string() }),
  toolCall.extend({ type: z.literal('tool_call') }),
  z.object({ type: z.literal('cache_invalidation'), folder_id: folderId, message: z.string() }),
  z.object({
    type: z.literal('complete'),
    message_id: id,
    /** The whole answer, as stored. `[1]` refers to a citation, `[?]` marks a claim that is not from the materials. */
    content: z.string(),
    citations: z.array(citation),
    /** True where the materials do not hold the answer. */
    abstained: z.boolean(),
    /** "engine" or a model's name. */
    source: z.string(),
    /** Why it is the engine's though a model was asked. */
    fallback: fallbackReason.nullable(),
  }),
  z.object({ type: z.literal('error'), code: z.enum(errorCodes), message: z.string() }),
]);
export type ChatEvent = z.infer<typeof chatEvent>;

/** The line that ends a stream. */
export const streamDone = '[DONE]';
