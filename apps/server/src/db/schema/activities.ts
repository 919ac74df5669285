import { activityTypes, reportReasons } from '@weekwise/domain/activities.ts';
import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import type { Activity } from '@weekwise/engine/activities/activity.ts';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { WeekContent, WeekDraft } from '../stored/week-content.ts';
import { users } from './auth.ts';
import { folders } from './folders.ts';
import { backgroundTasks } from './tasks.ts';

// Weeks are named by the plan's stable ids, without a foreign key: a week that a revised syllabus leaves out and brings
// back has its activities still.
const folderId = () =>
  text()
    .notNull()
    .references(() => folders.id, { onDelete: 'cascade' });
const moment = () => timestamp({ withTimezone: true });

/** What was made for a week, apart from its items. */
export const activityWeeks = pgTable(
  'activity_weeks',
  {
    folderId: folderId(),
    weekId: text().notNull(),
    /** The work on it that runs, or ran last. Requests for the same week share it. */
    taskId: text().references(() => backgroundTasks.id, { onDelete: 'set null' }),
    /** null until something was made. */
    content: jsonb().$type<WeekContent>(),
    draft: jsonb().$type<WeekDraft>(),
    madeAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.folderId, table.weekId] }), index('activity_weeks_made').on(table.madeAt)],
);

/**
 * One thing to practise with. Rows that the student deleted or reported stay, so that what they hold does not come
 * back.
 */
export const activityItems = pgTable(
  'activity_items',
  {
    id: text().primaryKey(),
    folderId: folderId(),
    weekId: text().notNull(),
    type: text({ enum: activityTypes }).notNull(),
    /** Among those of its type. */
    position: integer().notNull(),
    /** As it was made. */
    content: jsonb().$type<Activity>().notNull(),
    /** As the student has it since, whole. */
    edited: jsonb().$type<Activity>(),
    /** "engine" or a model's name. */
    source: text().notNull(),
    /** Why the engine made it though a model was to. */
    fallback: text().$type<FallbackReason>(),
    createdAt: moment().notNull(),
    editedAt: moment(),
    deletedAt: moment(),
    reportedAt: moment(),
    reportReason: text({ enum: reportReasons }),
    /** Newer activities took its place; it stays for what was learned with it. */
    retiredAt: moment(),
    /** The student keeps it although the file that it rests on is deleted. */
    keptAt: moment(),
  },
  (table) => [index('activity_items_week').on(table.folderId, table.weekId)],
);

/** Every time that an item was done. */
export const activityResults = pgTable(
  'activity_results',
  {
    id: text().primaryKey(),
    /** The order of results of one millisecond. */
    position: bigserial({ mode: 'number' }).notNull(),
    itemId: text()
      .notNull()
      .references(() => activityItems.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    answeredAt: moment().notNull(),
    /** What the student said: an option, true or false, a grade, words. */
    response: jsonb().$type<string | number | boolean>().notNull(),
    /** null where nobody says right or wrong. */
    correct: boolean(),
    /** In [0, 1]. */
    score: real(),
    /** Of a flashcard: 1 again, 2 hard, 3 good, 4 easy. */
    grade: smallint(),
    /** Milliseconds from seeing it to answering. */
    duration: integer(),
    place: text({ enum: ['session', 'chat', 'review'] }).notNull(),
    /** Names one try on the client's side: sent again, it is the same result. */
    attemptId: text(),
  },
  (table) => [
    index('activity_results_item').on(table.itemId, table.answeredAt),
    index('activity_results_time').using('brin', table.answeredAt).with({ autosummarize: true }),
    index('activity_results_user').on(table.userId, table.answeredAt),
    uniqueIndex('activity_results_attempt').on(table.itemId, table.userId, table.attemptId),
  ],
);
