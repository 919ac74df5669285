import { messageTypes, ratings } from '@weekwise/domain/chat.ts';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { StoredMetadata } from '../stored/message-metadata.ts';
import type { PlannedAction } from '../stored/planned-action.ts';
import { users } from './auth.ts';
import { folders } from './folders.ts';

export const chatThreads = pgTable(
  'chat_threads',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    folderId: text()
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
    /** The student's own, or the beginning of the first question; null before there is one. */
    title: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    archivedAt: timestamp({ withTimezone: true }),
    /** In the bin since; purged 30 days later. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('chat_threads_folder').on(table.userId, table.folderId, table.createdAt)],
);

export const chatMessages = pgTable(
  'chat_messages',
  {
    /** Order within the thread; two messages of one millisecond keep theirs. */
    position: bigserial({ mode: 'number' }).primaryKey(),
    threadId: text()
      .notNull()
      .references(() => chatThreads.id, { onDelete: 'cascade' }),
    /** Chosen by the client for what it sends, so unique within its own thread only. */
    messageId: text().notNull(),
    type: text({ enum: messageTypes }).notNull(),
    content: text().notNull(),
    metadata: jsonb().$type<StoredMetadata>().notNull(),
    parentMessageId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    rating: text({ enum: ratings }),
    /** Of a question that was asked in place of another: the first one of all its versions. */
    editOf: text(),
    /** Of a message that is not shown: the version of a question with which it comes back. */
    hiddenWith: text(),
    /** The answer that some process is writing to this question, as that says until the time that follows. */
    answeringBy: text(),
    answeringUntil: timestamp({ withTimezone: true }),
    /** Another process has somebody who waits for that answer. */
    awaitedUntil: timestamp({ withTimezone: true }),
  },
  (table) => [
    unique('chat_messages_once').on(table.threadId, table.messageId),
    index('chat_messages_created').using('brin', table.createdAt).with({ autosummarize: true }),
    index('chat_messages_thread').on(table.threadId, table.position),
    /** One answer to a question: a later one takes the place of one that was cut off. */
    uniqueIndex('chat_messages_answer')
      .on(table.threadId, table.parentMessageId)
      .where(sql`${table.type} = 'assistant'`),
  ],
);

/** Messages that were deleted, until they are restored or 30 days have passed. */
export const chatMessageBin = pgTable(
  'chat_message_bin',
  {
    threadId: text()
      .notNull()
      .references(() => chatThreads.id, { onDelete: 'cascade' }),
    /** The message that the student deleted. */
    messageId: text().notNull(),
    /** The message that was shown before it. */
    follows: text(),
    /** It and all that went with it, as rows of `chat_messages`. */
    rows: jsonb().$type<readonly unknown[]>().notNull(),
    deletedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.messageId] })],
);

/** What the tutor would do and the student has not decided on yet, or has: done once at most. */
export const chatActions = pgTable(
  'chat_actions',
  {
    /** `call_id` of its `tool_call`. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    folderId: text()
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
    threadId: text()
      .notNull()
      .references(() => chatThreads.id, { onDelete: 'cascade' }),
    /** The answer that asks. No foreign key: it is stored once the answer is complete. */
    messageId: text().notNull(),
    action: jsonb().$type<PlannedAction>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('chat_actions_folder').on(table.folderId)],
);
