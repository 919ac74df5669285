import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { driveConnections } from './drives.ts';

export const folders = pgTable(
  'folders',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The name as it is compared: one spelling for what a reader takes for the same name. */
    nameKey: text().notNull(),
    /** Grows whenever the folder's passages change; part of the key under which its index is cached. */
    revision: integer().notNull().default(0),
    /** The student's drive where its files are; null: the disk of this server. */
    driveConnectionId: text().references(() => driveConnections.id),
    /** The key of its directory on that drive; null: its id. */
    driveFolder: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    modifiedAt: timestamp({ withTimezone: true }).notNull(),
    /** In the bin since; purged 30 days later. Until then it is nowhere but there, and its name is free. */
    deletedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('folders_name_of_user').on(table.userId, table.nameKey).where(sql`${table.deletedAt} is null`),
    index('folders_created').on(table.createdAt),
    index('folders_deleted').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** The folder a student has open, on whatever device they come back. */
export const selectedFolders = pgTable('selected_folders', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  folderId: text()
    .notNull()
    .references(() => folders.id, { onDelete: 'cascade' }),
});
