import { passageRoles, skipReasons } from '@weekwise/domain/documents.ts';
import type { Place } from '@weekwise/engine/passages/passage.ts';
import { index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { files } from './files.ts';
import { folders } from './folders.ts';

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
    role: text({ enum: passageRoles }).notNull(),
  },
  (table) => [index('passages_file').on(table.fileId, table.ordinal), index('passages_folder').on(table.folderId)],
);

/** Passages that were left out because they fell below the thresholds of the task that read their file last. */
export const skippedPassages = pgTable(
  'skipped_passages',
  {
    fileId: text()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    ordinal: integer().notNull(),
    page: integer(),
    /** Its beginning. */
    excerpt: text().notNull(),
    quality: real().notNull(),
    density: real().notNull(),
    reason: text({ enum: skipReasons }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.ordinal] })],
);

/** What a model made of a passage, by whichever model came last. */
export const passageVectors = pgTable('passage_vectors', {
  passageId: text()
    .primaryKey()
    .references(() => passages.id, { onDelete: 'cascade' }),
  model: text().notNull(),
  /** 0 where the model made none: it did not take the text, or its vector has no direction. */
  dimension: integer().notNull(),
  /** Of unit length, as float32, little-endian: 4 × `dimension` bytes. */
  vector: bytes().notNull(),
});

/** Which of a folder's vectors ranking may use; without a row none. */
export const folderVectors = pgTable('folder_vectors', {
  folderId: text()
    .primaryKey()
    .references(() => folders.id, { onDelete: 'cascade' }),
  model: text().notNull(),
  dimension: integer().notNull(),
  /** Grows whenever there are more or others; part of the key under which they are cached. */
  revision: integer().notNull().default(1),
});
