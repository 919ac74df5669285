import { materialBases } from '@weekwise/domain/activities.ts';
import { guideSections, summaryLengths } from '@weekwise/domain/study-guides.ts';
import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import type { CitedSentence } from '@weekwise/engine/guides/summary.ts';
import type { Shortage } from '@weekwise/engine/vocabulary/shortage.ts';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { GuidePart } from '../stored/guide-part.ts';
import { files } from './files.ts';
import { folders } from './folders.ts';

const made = {
  /** "engine" or a model's name. */
  source: text().notNull(),
  fallback: text().$type<FallbackReason>(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
};

/** The study guide of a week, as it was made last; what it says stands in its parts. */
export const studyGuides = pgTable(
  'study_guides',
  {
    folderId: text()
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
    /** No foreign key: a week that a revised syllabus leaves out and brings back has its guide still. */
    weekId: text().notNull(),
    /** Made from the week's materials, or where the folder has none, from the lines of the syllabus. */
    basis: text({ enum: materialBases }).notNull(),
    shortage: text().$type<Shortage>(),
    /** The files that could be read from at the time. */
    materialIds: jsonb().$type<string[]>().notNull(),
    ...made,
  },
  (table) => [primaryKey({ columns: [table.folderId, table.weekId] })],
);

/** One statement, concept, term, question or reading of a guide, with what the student made of it. */
export const studyGuideParts = pgTable(
  'study_guide_parts',
  {
    id: text().primaryKey(),
    folderId: text()
      .notNull()
      .references(() => folders.id, { onDelete: 'cascade' }),
    weekId: text().notNull(),
    section: text({ enum: guideSections }).notNull(),
    /** By what it is known again when the guide is made anew. */
    key: text().notNull(),
    position: integer().notNull(),
    /** Null where the student wrote it. */
    made: jsonb().$type<GuidePart>(),
    /** The student's words in its place. */
    edited: jsonb().$type<GuidePart>(),
    /** Taken out by the student: it does not come back. */
    removedAt: timestamp({ withTimezone: true }),
  },
  (table) => [unique('study_guide_parts_once').on(table.folderId, table.weekId, table.section, table.key)],
);

/** What a file says, at one length. */
export const readingSummaries = pgTable(
  'reading_summaries',
  {
    fileId: text()
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    length: text({ enum: summaryLengths }).notNull(),
    sentences: jsonb().$type<CitedSentence[]>().notNull(),
    ...made,
  },
  (table) => [primaryKey({ columns: [table.fileId, table.length] })],
);
