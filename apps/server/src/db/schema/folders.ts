import { integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';

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
    createdAt: timestamp({ withTimezone: true }).notNull(),
    modifiedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('folders_name_of_user').on(table.userId, table.nameKey)],
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
