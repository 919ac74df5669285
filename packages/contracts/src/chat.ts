import { z } from 'zod';
import { citation } from './citation.ts';
import { folderId, id, instant, success } from './common.ts';
import { defineContract } from './contract.ts';
import { chatEvent, offeredActivities, toolCall } from './events.ts';
import { fallbackReason } from './fallback.ts';
import { limits } from './limits.ts';

export const messageType = z.enum(['user', 'assistant']);

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

export const chatMessage = z.object({
  message_id: id,
  thread_id: id,
  message_type: messageType,
  content: z.string(),
  metadata: messageMetadata,
  parent_message_id: id.nullable(),
  created_at: instant,
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** The student's question, answered from the folder. A repeated `message_id` is stored once. */
export const streamAnswer = defineContract({
  method: 'POST',
  path: '/api/ai/folder-agent/folder-agent/stream',
  access: 'session',
  demo: 'read',
  pace: 'tutor',
  kind: 'sse',
  body: z.object({
    user_id: id.optional(),
    question: z.string().trim().min(1).max(limits.questionLength),
    current_folder: folderId,
    weekly_context: z.object({ week_number: z.int().optional(), topic: z.string().optional() }).optional(),
    conversation_history: z
      .array(z.object({ role: messageType, content: z.string().max(limits.messageLength) }))
      .max(50)
      .optional(),
    message_id: id.optional(),
    skip_user_message_save: z.boolean().default(false),
  }),
  response: chatEvent,
  errors: ['invalid_folder_id', 'folder_not_found'],
});

/**
 * The student's word on a `tool_call` that asks. The stream carries the call in its new state, `cache_invalidation` where the
 * plan or the activities changed, and `complete` with the message that it stands in, as stored now.
 */
export const decideToolCall = defineContract({
  method: 'POST',
  path: '/api/ai/folder-agent/folder-agent/actions/:callId',
  access: 'session',
  kind: 'sse',
  params: z.object({ callId: id }),
  body: z.object({ user_id: id.optional(), decision: z.enum(['confirm', 'decline']) }),
  response: chatEvent,
  errors: ['action_not_found', 'action_decided', 'action_expired'],
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

/** The newest `limit` messages, oldest first. */
export const listMessages = defineContract({
  method: 'GET',
  path: '/api/communication/chat-history/thread/:threadId/messages',
  access: 'session',
  kind: 'json',
  params: z.object({ threadId: id }),
  query: z.object({
    user_id: id.optional(),
    limit: z.coerce.number().int().min(1).max(limits.threadMessagesFetched).default(limits.threadMessagesFetched),
  }),
  response: z.object({ messages: z.array(chatMessage), total: z.int() }),
  errors: ['thread_not_found'],
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
  body: messageBody,
  response: z.object({ success: z.literal(true), message: chatMessage }),
  errors: ['thread_not_found'],
} as const;

/** Two spellings of one action in the spec: both store a message once, by `message_id`. */
export const sendMessage = defineContract({ ...storeMessage, path: '/api/communication/chat-history/send' });
export const addMessage = defineContract({ ...storeMessage, path: '/api/communication/chat-history/add-message' });

export const deleteMessage = defineContract({
  method: 'DELETE',
  path: '/api/communication/chat-history/message/:messageId',
  access: 'session',
  kind: 'json',
  params: z.object({ messageId: id }),
  query: z.object({ user_id: id.optional() }),
  response: success,
  errors: ['message_not_found'],
});
