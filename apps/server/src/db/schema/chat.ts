import { bigserial, index, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
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
    title: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    archivedAt: timestamp({ withTimezone: true }),
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
    type: text({ enum: ['user', 'assistant'] }).notNull(),
    content: text().notNull(),
    metadata: jsonb().$type<Record<string, unknown>>().notNull(),
    parentMessageId: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('chat_messages_once').on(table.threadId, table.messageId),
    index('chat_messages_thread').on(table.threadId, table.position),
    index('chat_messages_parent').on(table.threadId, table.parentMessageId),
  ],
);
