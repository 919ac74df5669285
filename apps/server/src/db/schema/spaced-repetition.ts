import { type CardGrade, cardGrades, memoryStates } from '@weekwise/domain/spaced-repetition.ts';
import { usualRetention } from '@weekwise/engine/spaced-repetition/exam-retention.ts';
import {
  bigserial,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { StoredMemory } from '../stored/stored-memory.ts';
import { activityItems } from './activities.ts';
import { users } from './auth.ts';

const ofUser = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const moment = () => timestamp({ withTimezone: true });

/** What is known of how well an item sits. An item without a row is a new card. */
export const cards = pgTable(
  'cards',
  {
    itemId: text()
      .primaryKey()
      .references(() => activityItems.id, { onDelete: 'cascade' }),
    userId: ofUser(),
    state: text({ enum: memoryStates }).notNull(),
    stability: doublePrecision().notNull(),
    difficulty: doublePrecision().notNull(),
    due: moment().notNull(),
    lastReview: moment(),
    scheduledDays: integer().notNull(),
    learningStep: integer().notNull(),
    reviews: integer().notNull(),
    lapses: integer().notNull(),
    /** Not asked since. */
    suspendedAt: moment(),
  },
  (table) => [index('cards_user').on(table.userId)],
);

/**
 * The student's review log: a row a grade, never changed but for `undone_at`. It outlives its card, since what
 * foretells the student's memory is fitted to all of it.
 */
export const cardReviews = pgTable(
  'card_reviews',
  {
    /** The order of cardGrades, also of those of one millisecond. */
    position: bigserial({ mode: 'number' }).primaryKey(),
    userId: ofUser(),
    /** Names this grade on the client's side, or is our own. */
    attemptId: text().notNull(),
    /** No foreign key: see above. */
    itemId: text().notNull(),
    grade: text({ enum: cardGrades }).$type<CardGrade>().notNull(),
    reviewedAt: moment().notNull(),
    /** The day where the student was. */
    reviewedOn: date({ mode: 'string' }).notNull(),
    /** Whole days there since the grade before; 0 for the first. */
    elapsedDays: integer().notNull(),
    /** Whole days until it was to come back. */
    scheduledDays: integer().notNull(),
    /** Recall that was desired then. */
    retention: doublePrecision().notNull(),
    before: jsonb().$type<StoredMemory>().notNull(),
    after: jsonb().$type<StoredMemory>().notNull(),
    /** Milliseconds from seeing the card to grading it; null where nobody measured. */
    duration: integer(),
    undoneAt: moment(),
  },
  (table) => [
    uniqueIndex('card_reviews_attempt').on(table.userId, table.attemptId),
    index('card_reviews_user').on(table.userId, table.position),
    index('card_reviews_time').using('brin', table.reviewedAt).with({ autosummarize: true }),
    index('card_reviews_item').on(table.itemId),
  ],
);

/** How a student wants to be asked, and what foretells their memory. */
export const cardSettings = pgTable('card_settings', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  newPerDay: integer().notNull(),
  reviewsPerDay: integer().notNull(),
  desiredRetention: doublePrecision().notNull().default(usualRetention),
  /** Fitted weights of FSRS; null: those it comes with. */
  weights: jsonb().$type<number[]>(),
  /** Grades there were when the weights were last looked at, whether or not new ones were taken. */
  fittedTo: integer().notNull(),
  /** When the weights were taken. */
  fittedAt: moment(),
});
