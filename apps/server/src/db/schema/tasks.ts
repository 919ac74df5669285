import { storedTaskKinds, taskStatuses, taskSteps } from '@weekwise/domain/tasks.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ItemProgress, SearchItem } from '../stored/stored-search.ts';
import { users } from './auth.ts';
import { files } from './files.ts';
import { folders } from './folders.ts';

/** What a task is to do where that is not the usual way. */
export interface TaskOptions {
  /** `quick` understands without indexing, `index` indexes without understanding. */
  level?: 'quick' | 'standard' | 'thorough' | 'index';
  confidenceThreshold?: number;
  /** Reads the bytes again, whatever an earlier task has read. */
  fresh?: boolean;
  /** Leaves out passages below these. */
  thresholds?: { quality: number; density: number };
  /** Of a task that makes a week's activities; `anew`: in place of those it has. */
  week?: { weekId: string; topic: string | null; anew: boolean };
  /** Of a task that searches for sources: what for, and the week that it is about as a whole. */
  search?: { weekId: string | null; items: SearchItem[] };
  /** Files that a folder's task has under way at once. */
  batchSize?: number;
  /** Whether a sync also reads what it found. */
  reads?: boolean;
  /** Whether a sync indexes every file again, for its thresholds. */
  reindexes?: boolean;
  /** Whether a sync compares the bytes of every file, not only what the drive says of them. */
  compareBytes?: boolean;
}

/** What a sync found on the drive; the rest of its report is counted from rows. */
export interface SyncFindings {
  new: number;
  changed: number;
  renamed: number;
  vanished: number;
  returned: number;
  unchanged: number;
  /** Files on the drive that are not taken in. */
  refused: { name: string; code: string }[];
}

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
    /** The folder's task that asked for this one. */
    parentId: text().references((): AnyPgColumn => backgroundTasks.id, { onDelete: 'cascade' }),
    kind: text({
      enum: storedTaskKinds,
    }).notNull(),
    status: text({ enum: taskStatuses }).notNull(),
    step: text({
      enum: taskSteps,
    }).notNull(),
    progress: real().notNull().default(0),
    message: text().notNull(),
    page: integer(),
    pageCount: integer(),
    errorCode: text(),
    options: jsonb().$type<TaskOptions>().notNull().default({}),
    findings: jsonb().$type<SyncFindings>(),
    /** How far a search for sources is with each of its items. */
    search: jsonb().$type<ItemProgress[]>(),
    /** How often a worker took it up: a task that keeps killing its worker is given up. */
    attempts: integer().notNull().default(0),
    /** How often an attempt ended in an error that may pass. */
    failures: integer().notNull().default(0),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('background_tasks_file').on(table.fileId),
    index('background_tasks_folder').on(table.folderId),
    index('background_tasks_parent').on(table.parentId),
    index('background_tasks_updated').on(table.updatedAt),
    // Whoever starts a second one of these kinds joins the first.
    uniqueIndex('background_tasks_one_per_folder')
      .on(table.folderId, table.kind)
      .where(
        sql`${table.kind} in ('vectorize-folder', 'sync-folder') and ${table.status} in ('pending', 'processing')`,
      ),
  ],
);

/** The files that a folder's task is about, and what became of each. */
export const taskFiles = pgTable(
  'task_files',
  {
    taskId: text()
      .notNull()
      .references(() => backgroundTasks.id, { onDelete: 'cascade' }),
    fileId: text()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    state: text({ enum: ['waiting', 'reading', 'done', 'failed', 'skipped'] }).notNull(),
    /** Read it also when it is searchable already. */
    forced: boolean().notNull().default(false),
    /** The task that reads it; of the folder's task itself, or one that was under way already. */
    readingId: text().references(() => backgroundTasks.id, { onDelete: 'set null' }),
    errorCode: text(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.fileId] }), index('task_files_reading').on(table.readingId)],
);
