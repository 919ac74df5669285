import { bigint, date, index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { users } from './auth.ts';
import { callOutcomes } from './models.ts';

// What admins look at, summed up per day (UTC) by a job. Days from `usageRollup.until` on are read from the rows
// themselves.

const sums = {
  calls: integer().notNull(),
  failedCalls: integer().notNull(),
  inputTokens: bigint({ mode: 'number' }).notNull(),
  cachedInputTokens: bigint({ mode: 'number' }).notNull(),
  outputTokens: bigint({ mode: 'number' }).notNull(),
  costMicroUsd: bigint({ mode: 'number' }).notNull(),
  unpricedCalls: integer().notNull(),
  estimatedCalls: integer().notNull(),
};
const day = () => date({ mode: 'string' }).notNull();
const ofUser = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Calls of models by everything but whose they were. */
export const usageDays = pgTable(
  'usage_days',
  {
    day: day(),
    provider: text().notNull(),
    model: text().notNull(),
    ability: text().notNull(),
    outcome: text({ enum: callOutcomes }).notNull(),
    ...sums,
  },
  ({ day, provider, model, ability, outcome }) => [primaryKey({ columns: [day, provider, model, ability, outcome] })],
);

/** Calls of models by whose they were. Those of students who are gone are in `usageDays` alone. */
export const usageFolderDays = pgTable(
  'usage_folder_days',
  {
    day: day(),
    userId: ofUser(),
    /** null: of a folder that is gone. No foreign key: the row is the student's. */
    folderId: text(),
    ...sums,
    lastAt: timestamp({ withTimezone: true }).notNull(),
  },
  ({ day, userId, folderId }) => [
    unique('usage_folder_days_once').on(day, userId, folderId).nullsNotDistinct(),
    index('usage_folder_days_user').on(userId, day),
    index('usage_folder_days_folder').on(folderId, day),
  ],
);

const ofSpan = { days: integer().notNull(), ...sums, lastAt: timestamp({ withTimezone: true }).notNull() };

/**
 * Calls of the last 7, 30 … `days` before `usageRollup.spansUntil` by student: a ranking of a year reads no year of
 * days.
 */
export const usageUserSpans = pgTable('usage_user_spans', { userId: ofUser(), ...ofSpan }, (span) => [
  primaryKey({ columns: [span.days, span.userId] }),
  index('usage_user_spans_cost').on(span.days, span.costMicroUsd.desc().nullsFirst()),
  index('usage_user_spans_user').on(span.userId),
]);

/** The same by folder. */
export const usageFolderSpans = pgTable(
  'usage_folder_spans',
  { folderId: text().notNull(), userId: ofUser(), ...ofSpan },
  (span) => [
    primaryKey({ columns: [span.days, span.folderId] }),
    index('usage_folder_spans_cost').on(span.days, span.costMicroUsd.desc().nullsFirst()),
    index('usage_folder_spans_user').on(span.userId),
  ],
);

/** How many calls took how long: a histogram per day and model, its bounds in `latency-histogram.ts`. */
export const latencyDays = pgTable(
  'latency_days',
  {
    day: day(),
    provider: text().notNull(),
    model: text().notNull(),
    kind: text({ enum: ['first_token', 'total'] }).notNull(),
    bucket: integer().notNull(),
    calls: integer().notNull(),
  },
  ({ day, provider, model, kind, bucket }) => [primaryKey({ columns: [day, provider, model, kind, bucket] })],
);

/** The same by calendar month, its first day as `month`. The current one is not over: its days are read. */
export const latencyMonths = pgTable(
  'latency_months',
  {
    month: date({ mode: 'string' }).notNull(),
    provider: text().notNull(),
    model: text().notNull(),
    kind: text({ enum: ['first_token', 'total'] }).notNull(),
    bucket: integer().notNull(),
    calls: integer().notNull(),
  },
  ({ month, provider, model, kind, bucket }) => [primaryKey({ columns: [month, provider, model, kind, bucket] })],
);

/** Who studied on which day: asked, practised, uploaded, came in, or had something made. */
export const studentDays = pgTable('student_days', { day: day(), userId: ofUser() }, ({ day, userId }) => [
  primaryKey({ columns: [day, userId] }),
  index('student_days_user').on(userId, day),
]);

/** How many students were active, and what came to be, on each day. */
export const businessDays = pgTable('business_days', {
  day: day().primaryKey(),
  activeUsers: integer().notNull(),
  newUsers: integer().notNull(),
  newFolders: integer().notNull(),
  weeksGenerated: integer().notNull(),
});

/** One row: the days up to which the sums above are made, themselves not included. */
export const usageRollup = pgTable('usage_rollup', {
  id: integer().primaryKey(),
  until: day(),
  /** Of the spans; null while they are not those of their days. */
  spansUntil: date({ mode: 'string' }),
});
