import { type FallbackReason, fallbackReasons } from '@weekwise/domain/tutor.ts';
import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { folders } from './folders.ts';

/** `cancelled`: the caller left before the end. */
export type CallOutcome = 'ok' | 'cancelled' | FallbackReason;
export const callOutcomes = ['ok', 'cancelled', ...fallbackReasons] as const;

/** One row per call of a model, also of one that was refused before anything was sent (`attempts` 0) or that broke. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Costs stay counted when the student or the folder is gone. */
    userId: text().references(() => users.id, { onDelete: 'set null' }),
    folderId: text().references(() => folders.id, { onDelete: 'set null' }),
    /** One of the abilities, or `embeddings`. */
    ability: text().notNull(),
    provider: text().notNull(),
    model: text().notNull(),
    /** With the cached ones. */
    inputTokens: integer().notNull(),
    cachedInputTokens: integer().notNull(),
    outputTokens: integer().notNull(),
    /** The provider did not say how many; counted from the length of what went out and came in. */
    tokensEstimated: boolean().notNull(),
    /** Millionths of a USD; null where the model has no price. */
    costMicroUsd: bigint({ mode: 'number' }),
    /** Milliseconds until the model said something; null where it said nothing. */
    firstTokenMs: integer(),
    totalMs: integer().notNull(),
    outcome: text({ enum: callOutcomes }).notNull(),
    /** Requests that were sent. */
    attempts: integer().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('model_calls_by_time').on(table.at),
    index('model_calls_of_user').on(table.userId, table.at),
    index('model_calls_of_folder').on(table.folderId, table.at),
  ],
);

/** What an admin allows a student or a folder per calendar month (UTC); without a row the settings' default counts. */
export const modelBudgets = pgTable(
  'model_budgets',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: text()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    folderId: text()
      .unique()
      .references(() => folders.id, { onDelete: 'cascade' }),
    /** null: no limit. */
    microUsd: bigint({ mode: 'number' }),
    tokens: bigint({ mode: 'number' }),
    changedBy: text().references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [check('model_budgets_of_one', sql`(${table.userId} IS NULL) <> (${table.folderId} IS NULL)`)],
);

/** Folders for which an admin decided whether models may be used; all others may. */
export const folderAiAccess = pgTable('folder_ai_access', {
  folderId: text()
    .primaryKey()
    .references(() => folders.id, { onDelete: 'cascade' }),
  isEnabled: boolean().notNull(),
  reason: text(),
  changedBy: text().references(() => users.id, { onDelete: 'set null' }),
  changedAt: timestamp({ withTimezone: true }).notNull(),
});
