import type { Place } from '@weekwise/engine/passages/passage.ts';
import { index, integer, jsonb, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { files } from './files.ts';
import { folders } from './folders.ts';

/** How a file is to be read where that is not the usual way. */
export interface TaskOptions {
  level?: 'quick' | 'standard' | 'thorough';
  confidenceThreshold?: number;
}

export const passages = pgTable(
  'passages',
  {
    /** `<file id>#<ordinal>`, as the engine names it. */
    id: text().primaryKey(),
    fileId: text()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    folderId: text()
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
    ordinal: integer().notNull(),
    text: text().notNull(),
    headingPath: jsonb().$type<string[]>().notNull(),
    page: integer(),
    firstBlock: integer().notNull(),
    lastBlock: integer().notNull(),
    places: jsonb().$type<Place[]>().notNull(),
    role: text({ enum: ['body', 'reference-list', 'exercise', 'duplicate', 'boilerplate'] }).notNull(),
  },
  (table) => [index('passages_file').on(table.fileId, table.ordinal), index('passages_folder').on(table.folderId)],
);

/** Work in the background as its owner sees it. The queue's own rows are the queue's business. */
export const backgroundTasks = pgTable(
  'background_tasks',
  {
    /** Also the id of its job in the queue. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    folderId: text()
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
    fileId: text().references(() => files.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['read-file'] }).notNull(),
    status: text({ enum: ['pending', 'processing', 'completed', 'failed', 'cancelled'] }).notNull(),
    step: text({ enum: ['received', 'reading', 'understanding', 'indexing', 'done'] }).notNull(),
    progress: real().notNull().default(0),
    message: text().notNull(),
    page: integer(),
    pageCount: integer(),
    errorCode: text(),
    options: jsonb().$type<TaskOptions>().notNull().default({}),
    /** How often a worker took it up: a task that keeps killing its worker is given up. */
    attempts: integer().notNull().default(0),
    /** How often an attempt ended in an error that may pass. */
    failures: integer().notNull().default(0),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('background_tasks_file').on(table.fileId), index('background_tasks_folder').on(table.folderId)],
);
