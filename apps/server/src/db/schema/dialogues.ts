import type { SocraticDialogue } from '@weekwise/engine/activities/activity.ts';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Exchange, TurnOutcome } from '../stored/dialogue-state.ts';
import { folders } from './folders.ts';

/**
 * A Socratic dialogue that a student is in or was in. Where it stands is kept here and never taken from the client: a
 * made-up history gives no hint away.
 */
export const dialogues = pgTable(
  'dialogues',
  {
    id: text().primaryKey(),
    folderId: text()
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
    /** The item that it goes through. No foreign key: a dialogue under way outlives the item's being made anew. */
    itemId: text().notNull(),
    weekId: text(),
    /** As it was when the student began. */
    dialogue: jsonb().$type<SocraticDialogue>().notNull(),
    /** Index of the question that waits for a reply; the number of questions once it has ended. */
    turn: integer().notNull(),
    /** Hints of that question that were shown. */
    hintsUsed: integer().notNull(),
    /** How each question before ended. */
    outcomes: jsonb().$type<TurnOutcome[]>().notNull(),
    /** What was said, oldest first. */
    exchanges: jsonb().$type<Exchange[]>().notNull(),
    /** Rises with every reply: of two at the same time one counts. */
    version: integer().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('dialogues_item').on(table.folderId, table.itemId, table.startedAt)],
);
