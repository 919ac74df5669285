import { driveKinds, driveStatuses } from '@weekwise/domain/drives.ts';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';

/** A student's own drive. The row stays after it was disconnected while a folder is linked to it. */
export const driveConnections = pgTable(
  'drive_connections',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: driveKinds }).notNull(),
    /** What the student calls it. */
    label: text().notNull(),
    /** Where it answers; null where the kind has one address for everybody. */
    address: text(),
    /** Who the student is there: a user name, an e-mail address. */
    account: text(),
    /** What opens it, sealed (`secret-box.ts`); null once it is disconnected. */
    sealedSecret: text(),
    status: text({ enum: driveStatuses }).notNull(),
    /** When the status was last seen to be so. */
    checkedAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('drive_connections_of_user').on(table.userId, table.createdAt)],
);
