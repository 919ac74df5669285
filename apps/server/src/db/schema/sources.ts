import { tieKinds } from '@weekwise/domain/sources.ts';
import { index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PlaceReport, SearchRequest, StoredSource } from '../stored/stored-search.ts';
import { files } from './files.ts';
import { folders } from './folders.ts';
import { backgroundTasks } from './tasks.ts';

// Readings are named by the plan's stable ids, without a foreign key: one that a revised syllabus moves, or leaves out
// and brings back, has its results and ties still.
const folderId = () =>
  text()
    .notNull()
    .references(() => folders.id, { onDelete: 'cascade' });
const moment = () => timestamp({ withTimezone: true });

/** What the services found for a reading. The student's own files are looked through whenever it is shown. */
export const sourceSearches = pgTable(
  'source_searches',
  {
    folderId: folderId(),
    /** The id of a reading; of a search that is about none, `free:` and what was asked. */
    subject: text().notNull(),
    /** The work on it that runs, or was cut off; null once it is done. Whoever asks meanwhile joins it. */
    taskId: text().references(() => backgroundTasks.id, { onDelete: 'set null' }),
    /** Null until something was searched for. */
    request: jsonb().$type<SearchRequest>(),
    /** What the plan said of the reading then. */
    planned: text(),
    places: jsonb().$type<PlaceReport[]>().notNull().default([]),
    found: jsonb().$type<StoredSource[]>().notNull().default([]),
    searchedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.folderId, table.subject] }), index('source_searches_task').on(table.taskId)],
);

/** "This is it": what a student has tied to a reading. */
export const readingTies = pgTable(
  'reading_ties',
  {
    id: text().primaryKey(),
    folderId: folderId(),
    readingId: text().notNull(),
    kind: text({ enum: tieKinds }).notNull(),
    /** What it is among the ties of its reading: the same thing is tied once. */
    key: text().notNull(),
    label: text().notNull(),
    url: text(),
    fileId: text().references(() => files.id, { onDelete: 'cascade' }),
    /** As it was when it was tied; a later search may not find it again. */
    found: jsonb().$type<StoredSource>(),
    tiedAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('reading_ties_key').on(table.folderId, table.readingId, table.key),
    index('reading_ties_file').on(table.fileId),
  ],
);
