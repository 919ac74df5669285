import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';

/** Accounts that are being erased. The row goes with its user, so that in the end nothing tells of either. */
export const accountDeletions = pgTable('account_deletions', {
  id: text().primaryKey(),
  userId: text()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestedAt: timestamp({ withTimezone: true }).notNull(),
});
