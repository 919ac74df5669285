import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { folders } from './folders.ts';
import { passages } from './indexing.ts';

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
