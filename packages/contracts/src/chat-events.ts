import { z } from 'zod';
import { activity } from './activities.ts';
import { activityType } from './activities-types.ts';
import { citation } from './citation.ts';
import { folderId, id } from './common.ts';
import { errorCodes } from './errors.ts';
import { fallbackReason } from './fallback.ts';

/**
 * Something the tutor does for the student. `asks`: nothing has changed yet, the student confirms or declines by
 * `call_id`.
 */
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

/** Activities of one type to be done where the answer stands, by `executeActivity` with `place: 'chat'`. */
export const offeredActivities = z.object({
  activity_type: activityType,
  /** "3 multiple-choice questions on week 3". */
  message: z.string(),
  /** The week that they are kept with; null where they are of none. */
  week_number: z.int().nullable(),
  /**
   * As they are before an answer: nothing in them tells what is right. Empty where they were made and are to be opened
   * elsewhere.
   */
  activities: z.array(activity),
});
export type OfferedActivities = z.infer<typeof offeredActivities>;

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
  offeredActivities.extend({ type: z.literal('activity') }),
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
