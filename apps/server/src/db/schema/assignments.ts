import type { FallbackReason } from '@weekwise/domain/tutor.ts';
import type { Citation } from '@weekwise/engine/answers/citation.ts';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { folders } from './folders.ts';

/**
 * No foreign key to the plan's row: an assignment that is taken out of the plan and brought back has all this still.
 */
const ofAssignment = () => ({
  folderId: text()
    .notNull()
    .references(() => folders.id, { onDelete: 'cascade' }),
  assignmentId: text().notNull(),
});

/** What was made for an assignment. What is asked, when it is due and what counts are the plan's, and read from it. */
export const assignmentBriefs = pgTable(
  'assignment_briefs',
  {
    ...ofAssignment(),
    userNotes: text().notNull(),
    /** Passages that help, the best first. */
    materials: jsonb().$type<Citation[]>().notNull(),
    /** The due date that its steps lead up to. */
    plannedFor: date({ mode: 'string' }),
    /** "engine" or a model's name. */
    source: text().notNull(),
    fallback: text().$type<FallbackReason>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.folderId, table.assignmentId] })],
);

export const assignmentSteps = pgTable(
  'assignment_steps',
  {
    id: text().primaryKey(),
    ...ofAssignment(),
    /** Its place in the plan that was made; null where the student added it. */
    ordinal: integer(),
    date: date({ mode: 'string' }),
    task: text().notNull(),
    edited: boolean().notNull().default(false),
    doneAt: timestamp({ withTimezone: true }),
    /** Taken out by the student: it does not come back. */
    removedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('assignment_steps_assignment').on(table.folderId, table.assignmentId)],
);

/** Assignments that the student has handed in. */
export const handedIn = pgTable(
  'assignments_handed_in',
  { ...ofAssignment(), at: timestamp({ withTimezone: true }).notNull() },
  (table) => [primaryKey({ columns: [table.folderId, table.assignmentId] })],
);
