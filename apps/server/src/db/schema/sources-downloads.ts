import type { ErrorCode } from '@weekwise/contracts/errors.ts';
import { downloadExpectations, downloadStates } from '@weekwise/domain/sources.ts';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { files } from './files.ts';
import { folders } from './folders.ts';
import { backgroundTasks } from './tasks.ts';

/** An open link that a student asked to have in a folder, and what became of it. Asked for again it is the same row. */
export const sourceDownloads = pgTable(
  'source_downloads',
  {
    id: text().primaryKey(),
    folderId: text()
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
    /** As it was asked for, without its fragment. */
    url: text().notNull(),
    /** What the student knows it by. */
    title: text(),
    expects: text({ enum: downloadExpectations }).notNull(),
    /** The reading that it is to be tied to, by its stable id in the plan. */
    readingId: text(),
    position: integer().notNull(),
    state: text({ enum: downloadStates }).notNull(),
    /** Why it was refused. */
    errorCode: text().$type<ErrorCode>(),
    /** The file that it became, or that was there already. */
    fileId: text().references(() => files.id, { onDelete: 'set null' }),
    /** Where the bytes came from in the end. */
    finalUrl: text(),
    /** The work that fetches it, or fetched it last. */
    taskId: text().references(() => backgroundTasks.id, { onDelete: 'set null' }),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('source_downloads_url').on(table.folderId, table.url),
    index('source_downloads_task').on(table.taskId),
    index('source_downloads_file').on(table.fileId),
  ],
);
