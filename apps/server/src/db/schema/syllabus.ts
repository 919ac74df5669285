import type { DateDoubt } from '@weekwise/contracts/syllabus.ts';
import { assignmentTypes, itemOrigins } from '@weekwise/domain/plan.ts';
import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import type { DayOrder } from '@weekwise/engine/dates/date-context.ts';
import {
  type AnyPgColumn,
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Correction } from '../stored/correction.ts';
import type { CourseInfo } from '../stored/course-info.ts';
import type { ExtractedItem, ItemSource } from '../stored/plan-item.ts';
import { files } from './files.ts';
import { folders } from './folders.ts';

// A plan is what was read (an extraction, never changed) with what the student corrected (a log, never rewritten).
// Weeks, readings and assignments below are that sum as rows, made anew in one transaction whenever a part changes;
// an item keeps its id through all of it.

/** One reading of a syllabus file. Kept for good: a revised syllabus is compared with it. */
export const syllabusExtractions = pgTable(
  'syllabus_extractions',
  {
    id: text().primaryKey(),
    folderId: text()
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
    /** No foreign key: the plan outlives the file it was read from. */
    fileId: text().notNull(),
    fileName: text().notNull(),
    /** "engine" or a model's name. */
    source: text().notNull(),
    /** Why the engine read it though a model was to. */
    fallback: text().$type<FallbackReason>(),
    items: jsonb().$type<ExtractedItem[]>().notNull(),
    /** How the document's dates are read; null where it prints no two bare numbers. */
    dayOrder: jsonb().$type<DayOrder>(),
    /** How good the plan is to be expected as a whole; null where nobody can tell. */
    confidence: real(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('syllabus_extractions_folder').on(table.folderId, table.createdAt)],
);

/** The plan of a folder. */
export const syllabi = pgTable('syllabi', {
  id: text().primaryKey(),
  folderId: text()
    .notNull()
    .unique()
    .references(() => folders.id, { onDelete: 'cascade' }),
  extractionId: text()
    .notNull()
    .references(() => syllabusExtractions.id),
  /** A revised syllabus that waits for the student's decision. */
  proposalId: text().references((): AnyPgColumn => syllabusExtractions.id),
  /** Items below it ask to be reviewed. */
  confidenceThreshold: real().notNull(),
  courseInfo: jsonb().$type<CourseInfo>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});

const ofSyllabus = () =>
  text()
    .notNull()
    .references(() => syllabi.id, { onDelete: 'cascade' });

export const syllabusCorrections = pgTable(
  'syllabus_corrections',
  {
    position: bigserial({ mode: 'number' }).primaryKey(),
    syllabusId: ofSyllabus(),
    correction: jsonb().$type<Correction>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    undoneAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('syllabus_corrections_syllabus').on(table.syllabusId, table.position)],
);

const provenance = {
  source: jsonb().$type<ItemSource>(),
  confidence: real().notNull(),
  origin: text({ enum: itemOrigins }).notNull(),
};

export const weeks = pgTable(
  'weeks',
  {
    id: text().primaryKey(),
    syllabusId: ofSyllabus(),
    position: integer().notNull(),
    number: integer().notNull(),
    topic: text(),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    startSource: jsonb().$type<ItemSource>(),
    /** What speaks against the date, until the student decides. */
    startDoubt: jsonb().$type<DateDoubt>(),
    breakName: text(),
    ...provenance,
  },
  (table) => [index('weeks_syllabus').on(table.syllabusId, table.position)],
);

export const readings = pgTable(
  'readings',
  {
    id: text().primaryKey(),
    syllabusId: ofSyllabus(),
    weekId: text()
      .notNull()
      .references(() => weeks.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    author: text(),
    pages: text(),
    optional: boolean().notNull(),
    graduateOnly: boolean().notNull(),
    ...provenance,
  },
  (table) => [index('readings_week').on(table.weekId, table.position), index('readings_syllabus').on(table.syllabusId)],
);

export const assignments = pgTable(
  'assignments',
  {
    id: text().primaryKey(),
    syllabusId: ofSyllabus(),
    /** null: belongs to no week (a final, work without a date). */
    weekId: text().references(() => weeks.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    dueDate: date({ mode: 'string' }),
    dueTime: text(),
    /** As printed: "UTC-7", "EST". */
    dueZone: text(),
    /** What speaks against the date, until the student decides. */
    dueDoubt: jsonb().$type<DateDoubt>(),
    type: text({
      enum: assignmentTypes,
    }).notNull(),
    weight: real(),
    optional: boolean().notNull(),
    dueSource: jsonb().$type<ItemSource>(),
    ...provenance,
  },
  (table) => [
    index('assignments_week').on(table.weekId, table.position),
    index('assignments_due').on(table.syllabusId, table.dueDate),
  ],
);

/**
 * How far the student is with a reading; none stands here that is unread. No foreign key to the plan's row: a reading
 * that a revised syllabus moves, or leaves out and brings back, has its tick still.
 */
export const readingProgress = pgTable(
  'reading_progress',
  {
    folderId: text()
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
    readingId: text().notNull(),
    state: text({ enum: ['in-progress', 'read'] }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.folderId, table.readingId] })],
);

/** Files that the student has put to a week. No foreign key to the plan's row, for the same reason. */
export const weekFiles = pgTable(
  'week_files',
  {
    folderId: text()
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
    weekId: text().notNull(),
    fileId: text()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.folderId, table.weekId, table.fileId] }),
    index('week_files_file').on(table.fileId),
  ],
);
