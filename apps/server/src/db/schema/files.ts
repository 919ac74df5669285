import { embeddingStatuses, fileRoles } from '@weekwise/domain/documents.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { bytes } from './bytes.ts';
import { folders } from './folders.ts';

/** One uploaded file. Its bytes are on the drive under `driveKey`; its text is in `fileDocuments` once it was read. */
export const files = pgTable(
  'files',
  {
    id: text().primaryKey(),
    folderId: text()
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** What the student files it under in the list ("Slides"); null where it stands alone. */
    groupName: text(),
    role: text({ enum: fileRoles }).notNull(),
    size: integer().notNull(),
    mimeType: text().notNull(),
    driveKey: text().notNull(),
    /** What the drive calls it, where that may be another name than `name`. */
    driveName: text(),
    /** What the drive said of its content when it was last looked at (`FileState.version`). */
    driveVersion: text(),
    /** Its key in the drive's bin; null while it is not there. */
    binKey: text(),
    sha256: text().notNull(),
    pageCount: integer(),
    /** What each page is called in print; null where pages are only counted. */
    pageLabels: jsonb().$type<string[]>(),
    /** Pages whose letters make no sense, 1-based. */
    hardPages: jsonb().$type<number[]>().notNull().default([]),
    passageCount: integer().notNull().default(0),
    embeddingStatus: text({ enum: embeddingStatuses }).notNull().default('not_embedded'),
    errorCode: text(),
    warnings: jsonb().$type<string[]>().notNull().default([]),
    uploadedAt: timestamp({ withTimezone: true }).notNull(),
    /** In the bin since; purged 30 days later. */
    deletedAt: timestamp({ withTimezone: true }),
    /** It is in the bin because it was gone from its drive, not because its student deleted it: it may come back. */
    vanished: boolean().notNull().default(false),
  },
  (table) => [
    // Rows come in the order of their time: who did something since an instant is found in the last blocks.
    index('files_uploaded').using('brin', table.uploadedAt).with({ autosummarize: true }),
    index('files_folder').on(table.folderId, table.uploadedAt),
    index('files_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/**
 * What the engine read, whole and compressed. A document is always used whole (viewer, understanding, passages), and a
 * 60-page one is thousands of blocks: as rows they would cost seconds to write, as one value milliseconds.
 */
export const fileDocuments = pgTable('file_documents', {
  fileId: text()
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  /** gzip of the engine's `Document` as JSON. */
  packed: bytes().notNull(),
  format: text().notNull(),
  readAt: timestamp({ withTimezone: true }).notNull(),
});
