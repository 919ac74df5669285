import { suggestionKinds } from '@weekwise/domain/suggestions.ts';
import type { SuggestionEvent } from '@weekwise/engine/suggestions/event.ts';
import { jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { folders } from './folders.ts';

const ofUser = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const folderId = () => text().references(() => folders.id, { onDelete: 'cascade' });
const moment = () => timestamp({ withTimezone: true });
const kind = () => text({ enum: suggestionKinds }).notNull();

/** When a suggestion of a kind was made last: the next one waits. */
export const suggestionPaces = pgTable(
  'suggestion_paces',
  {
    userId: ofUser(),
    folderId: folderId().notNull(),
    kind: kind(),
    subject: text().notNull(),
    saidAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.folderId, table.kind] })],
);

/** What was said, until it is dismissed or no longer so. One row for each matter: said again it takes the new words. */
export const notifications = pgTable(
  'notifications',
  {
    id: text().primaryKey(),
    userId: ofUser(),
    folderId: folderId().notNull(),
    kind: kind(),
    subject: text().notNull(),
    /** What brought it: asked of the course again, it tells whether it still holds. */
    event: jsonb().$type<SuggestionEvent>().notNull(),
    /** The engine's words, and those that were shown in their place. */
    basis: text().notNull(),
    words: text().notNull(),
    source: text().notNull(),
    saidAt: moment().notNull(),
    /** null: the student has not looked yet. */
    readAt: moment(),
  },
  (table) => [unique('notifications_once').on(table.userId, table.folderId, table.kind, table.subject)],
);

/** What the student does not want to hear. */
export const suggestionDismissals = pgTable(
  'suggestion_dismissals',
  {
    id: text().primaryKey(),
    userId: ofUser(),
    /** null: in all courses. */
    folderId: folderId(),
    kind: kind(),
    /** null: whatever it is about. */
    subject: text(),
    /** null: for good. */
    until: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [
    unique('suggestion_dismissals_once').on(table.userId, table.folderId, table.kind, table.subject).nullsNotDistinct(),
  ],
);

/** What a student has had open, once, of what was made or added for a week. */
export const seenContent = pgTable(
  'seen_content',
  {
    userId: ofUser(),
    folderId: folderId().notNull(),
    what: text({ enum: ['guide', 'reading'] }).notNull(),
    /** The plan's id of the week, or of the reading; no foreign key, as with what was made for a week. */
    subject: text().notNull(),
    seenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.folderId, table.what, table.subject] })],
);
