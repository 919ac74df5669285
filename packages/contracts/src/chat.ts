import { actionDecisions, messageTypes, ratings } from '@weekwise/domain/chat.ts';
import { z } from 'zod';
import { chatEvent, offeredActivities, toolCall } from './chat-events.ts';
import { citation } from './citation.ts';
import { folderId, id, instant, namedTimeZone, success } from './common.ts';
import { bytesFor, defineContract } from './contract.ts';
import { fallbackReason } from './fallback.ts';
import { limits } from './limits.ts';

export const messageType = z.enum(messageTypes);

export const messageMetadata = z.object({
  citations: z.array(citation).default([]),
  abstained: z.boolean().optional(),
  source: z.string().optional(),
  fallback: fallbackReason.nullish(),
  tool_calls: z.array(toolCall).optional(),
  /** What it brought to be done where it stands, as that is now. */
  activities: z.array(offeredActivities).optional(),
  /** Set when the answer was cut off: the student stopped it, or it failed. */
  interrupted: z.enum(['stopped', 'failed']).optional(),
});
export type MessageMetadata = z.infer<typeof messageMetadata>;

const rating = z.enum(ratings);

export const chatMessage = z.object({
  message_id: id,
  thread_id: id,
  message_type: messageType,
  content: z.string(),
  metadata: messageMetadata,
  parent_message_id: id.nullable(),
  created_at: instant,
  /** What the student thinks of it. */
  rating: rating.nullable(),
  /**
   * Of a question that was edited or asked anew: all its versions, the first one first, this one among them. Else
   * empty.
   */
  versions: z.array(id),
});
export type ChatMessage = z.infer<typeof chatMessage>;

const ask = {
  method: 'POST',
  access: 'session',
  demo: 'read',
  pace: 'tutor',
  kind: 'sse',
  bodyBytes: bytesFor({ characters: 7 * limits.messageLength }),
  body: z.object({
    user_id: id.optional(),
    question: z.string().trim().min(1).max(limits.questionLength),
    current_folder: folderId,
    /** The conversation in which it is asked; the folder's current one where none is named. */
    thread_id: id.optional(),
    /** Where the student is: what "today" and "this week" mean. */
    time_zone: namedTimeZone.optional(),
    weekly_context: z.object({ week_number: z.int().optional(), topic: z.string().optional() }).optional(),
    conversation_history: z
      .array(z.object({ role: messageType, content: z.string().max(limits.messageLength) }))
      .max(50)
      .optional(),
    message_id: id.optional(),
    /**
     * The question whose place this one takes, under a `message_id` of its own. It and all that followed it become an
     * earlier version, to which `showVersion` goes back. A whole answer is asked for anew by the same words in place of
     * the question.
     */
    edits: id.optional(),
    skip_user_message_save: z.boolean().default(false),
  }),
  response: chatEvent,
  errors: ['invalid_folder_id', 'folder_not_found', 'thread_not_found', 'message_not_found', 'answer_stopped'],
} as const;

/**
 * The student's question, answered from the folder. A repeated `message_id` is stored once and answered once: who asks
 * again hears the same answer, also while it is written. Each event has an id; with the last one in `Last-Event-ID` the
 * answer goes on after it, or begins anew with `start`. An answer that nobody hears any more is stopped after
 * `limits.answerGrace`.
 */
export const streamAnswer = defineContract({ ...ask, path: '/api/ai/folder-agent/folder-agent/stream' });

/** The same at once and for nothing: our own engine answers, whatever models are set up, and no tool does anything. */
export const fastChat = defineContract({ ...ask, path: '/api/ai/folder-agent/folder-agent/fast-chat' });

/**
 * Ends the answer to a question, wherever it is heard: those streams end with the error `answer_stopped`. What was said
 * is kept.
 */
export const stopAnswer = defineContract({
  method: 'POST',
  path: '/api/ai/folder-agent/folder-agent/stop',
  access: 'session',
  kind: 'json',
  body: z.object({
    user_id: id.optional(),
    /** The question's. */
    message_id: id,
  }),
  /** `stopped`: an answer was under way. */
  response: success.extend({ stopped: z.boolean() }),
  errors: ['message_not_found'],
});

/**
 * The student's word on a `tool_call` that asks. The stream carries the call in its new state, `cache_invalidation`
 * where the plan or the activities changed, and `complete` with the message that it stands in, as stored now.
 */
export const decideToolCall = defineContract({
  method: 'POST',
  path: '/api/ai/folder-agent/folder-agent/actions/:callId',
  access: 'session',
  kind: 'sse',
  params: z.object({ callId: id }),
  body: z.object({ user_id: id.optional(), decision: z.enum(actionDecisions) }),
  response: chatEvent,
  errors: ['action_not_found', 'action_decided', 'action_expired', 'plan_required'],
});

export const getOrCreateThread = defineContract({
  method: 'POST',
  path: '/api/communication/chat-history/get-or-create-thread',
  access: 'session',
  kind: 'json',
  query: z.object({ user_id: id.optional(), folder_id: folderId }),
  response: z.object({ thread_id: id, folder_id: folderId, created_at: instant }),
  errors: ['invalid_folder_id', 'folder_not_found'],
});

/**
 * The newest `limit` messages, or those before a message, oldest first. Of an edited question the version that is
 * shown.
 */
export const listMessages = defineContract({
  method: 'GET',
  path: '/api/communication/chat-history/thread/:threadId/messages',
  access: 'session',
  kind: 'json',
  params: z.object({ threadId: id }),
  query: z.object({
    user_id: id.optional(),
    limit: z.coerce.number().int().min(1).max(limits.threadMessagesFetched).default(limits.threadMessagesFetched),
    /** The message before which the page ends: the first one of the page after it. */
    before: id.optional(),
  }),
  response: z.object({
    messages: z.array(chatMessage),
    /** All of the thread. */
    total: z.int(),
    /** Whether there are messages before these. */
    has_earlier: z.boolean(),
  }),
  errors: ['thread_not_found', 'message_not_found'],
});

const messageBody = z.object({
  thread_id: id,
  message_type: messageType.default('user'),
  content: z.string().min(1).max(limits.messageLength),
  message_id: id.optional(),
  metadata: messageMetadata.omit({ activities: true }).default({ citations: [] }),
  parent_message_id: id.optional(),
});

const storeMessage = {
  method: 'POST',
  access: 'session',
  kind: 'json',
  bodyBytes: bytesFor({ characters: 2 * limits.messageLength }),
  body: messageBody,
  response: z.object({ success: z.literal(true), message: chatMessage }),
  errors: ['thread_not_found'],
} as const;

/** Two spellings of one action in the spec: both store a message once, by `message_id`. */
export const sendMessage = defineContract({ ...storeMessage, path: '/api/communication/chat-history/send' });
export const addMessage = defineContract({ ...storeMessage, path: '/api/communication/chat-history/add-message' });

const ofMessage = z.object({ messageId: id });

/**
 * Into the bin for 30 days. A question takes its answer along, and one that has versions all of them, with what
 * followed the earlier ones.
 */
export const deleteMessage = defineContract({
  method: 'DELETE',
  path: '/api/communication/chat-history/message/:messageId',
  access: 'session',
  kind: 'json',
  params: ofMessage,
  query: z.object({ user_id: id.optional() }),
  response: success.extend({ restorable_until: instant }),
  errors: ['message_not_found'],
});

/** Takes a deletion back. What was said again in the place of what was deleted stays. */
export const restoreMessage = defineContract({
  method: 'POST',
  path: '/api/communication/chat-history/message/:messageId/restore',
  access: 'session',
  kind: 'json',
  params: ofMessage,
  body: z.object({ user_id: id.optional() }),
  response: success.extend({ thread_id: id }),
  errors: ['message_not_found'],
});

/** What the student thinks of an answer; null takes it back. */
export const rateMessage = defineContract({
  method: 'POST',
  path: '/api/communication/chat-history/message/:messageId/rate',
  access: 'session',
  kind: 'json',
  params: ofMessage,
  body: z.object({ user_id: id.optional(), rating: rating.nullable() }),
  response: success,
  errors: ['message_not_found'],
});

/**
 * Goes back to a version of a question, or on to a later one: it is shown with what followed it, in the place of the
 * version that was shown and what followed that. Nothing is lost by it.
 */
export const showVersion = defineContract({
  method: 'POST',
  path: '/api/communication/chat-history/message/:messageId/show',
  access: 'session',
  kind: 'json',
  params: ofMessage,
  body: z.object({ user_id: id.optional() }),
  response: success.extend({ thread_id: id }),
  errors: ['message_not_found'],
});
