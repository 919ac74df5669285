import { and, asc, desc, eq, getTableColumns, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import {
  assignments,
  readings,
  syllabi,
  syllabusCorrections,
  syllabusExtractions,
  weeks,
} from '../../db/schema/syllabus.ts';
import type { Correction } from '../../db/stored/correction.ts';
import type { PlanRows } from './plan/plan-rows.ts';

export type SyllabusRow = typeof syllabi.$inferSelect;
export type ExtractionRow = typeof syllabusExtractions.$inferSelect;
export type WeekRow = typeof weeks.$inferSelect;
export type ReadingRow = typeof readings.$inferSelect;
export type AssignmentRow = typeof assignments.$inferSelect;
export interface CorrectionRow {
  position: number;
  correction: Correction;
}

/** False when it is there already: an attempt before this one came as far. */
export async function insertExtraction(
  db: Executor,
  extraction: typeof syllabusExtractions.$inferInsert,
): Promise<boolean> {
  const inserted = await db
    .insert(syllabusExtractions)
    .values(extraction)
    .onConflictDoNothing()
    .returning({ id: syllabusExtractions.id });
  return inserted.length > 0;
}

export async function findExtraction(db: Executor, id: string): Promise<ExtractionRow | null> {
  const [row] = await db.select().from(syllabusExtractions).where(eq(syllabusExtractions.id, id));
  return row ?? null;
}

/** What was read of a file last. */
export async function findLastExtraction(db: Executor, fileId: string): Promise<ExtractionRow | null> {
  const [row] = await db
    .select()
    .from(syllabusExtractions)
    .where(eq(syllabusExtractions.fileId, fileId))
    .orderBy(desc(syllabusExtractions.createdAt))
    .limit(1);
  return row ?? null;
}

export async function findSyllabus(db: Executor, folderId: string): Promise<SyllabusRow | null> {
  const [row] = await db.select().from(syllabi).where(eq(syllabi.folderId, folderId));
  return row ?? null;
}

export async function findCourseInfo(
  db: Executor,
  syllabusId: string,
): Promise<Pick<SyllabusRow, 'courseInfo' | 'confidenceThreshold'> | null> {
  const { courseInfo, confidenceThreshold } = syllabi;
  const [row] = await db.select({ courseInfo, confidenceThreshold }).from(syllabi).where(eq(syllabi.id, syllabusId));
  return row ?? null;
}

/** The row of a folder, held until the transaction ends: two changes to one plan come one after the other. */
export async function lockSyllabus(tx: Transaction, folderId: string): Promise<SyllabusRow | null> {
  const [row] = await tx.select().from(syllabi).where(eq(syllabi.folderId, folderId)).for('update');
  return row ?? null;
}

export async function insertSyllabus(db: Executor, syllabus: typeof syllabi.$inferInsert): Promise<SyllabusRow> {
  const [row] = await db.insert(syllabi).values(syllabus).returning();
  if (!row) throw new Error('The syllabus was not inserted.');
  return row;
}

export async function updateSyllabus(db: Executor, id: string, change: Partial<SyllabusRow>): Promise<void> {
  await db.update(syllabi).set(change).where(eq(syllabi.id, id));
}

/** Corrections that hold, in the order they were made. */
export function listCorrections(db: Executor, syllabusId: string): Promise<CorrectionRow[]> {
  return db
    .select({ position: syllabusCorrections.position, correction: syllabusCorrections.correction })
    .from(syllabusCorrections)
    .where(and(eq(syllabusCorrections.syllabusId, syllabusId), isNull(syllabusCorrections.undoneAt)))
    .orderBy(asc(syllabusCorrections.position));
}

export async function insertCorrection(
  db: Executor,
  syllabusId: string,
  correction: Correction,
  createdAt: Date,
): Promise<void> {
  await db.insert(syllabusCorrections).values({ syllabusId, correction, createdAt });
}

export async function markUndone(db: Executor, position: number, undoneAt: Date): Promise<void> {
  await db.update(syllabusCorrections).set({ undoneAt }).where(eq(syllabusCorrections.position, position));
}

/** Makes the plan's rows what they are to be. Rows that stay keep their id and whatever refers to it. */
export async function writePlan(tx: Transaction, syllabusId: string, rows: PlanRows): Promise<void> {
  const kept = { weeks: ids(rows.weeks), readings: ids(rows.readings), assignments: ids(rows.assignments) };
  await tx
    .delete(assignments)
    .where(and(eq(assignments.syllabusId, syllabusId), notInArray(assignments.id, kept.assignments)));
  await tx.delete(readings).where(and(eq(readings.syllabusId, syllabusId), notInArray(readings.id, kept.readings)));
  if (rows.weeks.length > 0) {
    await tx
      .insert(weeks)
      .values(rows.weeks.map((week) => ({ ...week, syllabusId })))
      .onConflictDoUpdate({ target: weeks.id, set: excluded(weeks) });
  }
  if (rows.readings.length > 0) {
    await tx
      .insert(readings)
      .values(rows.readings.map((reading) => ({ ...reading, syllabusId })))
      .onConflictDoUpdate({ target: readings.id, set: excluded(readings) });
  }
  if (rows.assignments.length > 0) {
    await tx
      .insert(assignments)
      .values(rows.assignments.map((assignment) => ({ ...assignment, syllabusId })))
      .onConflictDoUpdate({ target: assignments.id, set: excluded(assignments) });
  }
  // Last: a week's rows leave it by now, so that nothing goes with it that should stay.
  await tx.delete(weeks).where(and(eq(weeks.syllabusId, syllabusId), notInArray(weeks.id, kept.weeks)));
}

export interface StoredPlan {
  weeks: WeekRow[];
  readings: ReadingRow[];
  assignments: AssignmentRow[];
}

export async function findPlan(db: Executor, syllabusId: string): Promise<StoredPlan> {
  return {
    weeks: await db.select().from(weeks).where(eq(weeks.syllabusId, syllabusId)).orderBy(asc(weeks.position)),
    readings: await db
      .select()
      .from(readings)
      .where(eq(readings.syllabusId, syllabusId))
      .orderBy(asc(readings.position)),
    assignments: await db
      .select()
      .from(assignments)
      .where(eq(assignments.syllabusId, syllabusId))
      .orderBy(asc(assignments.position)),
  };
}

/** The lowest number of a week in which something is taught; null without a plan. */
export async function findFirstWeek(db: Executor, folderId: string): Promise<number | null> {
  const [row] = await db
    .select({ number: weeks.number })
    .from(weeks)
    .innerJoin(syllabi, eq(syllabi.id, weeks.syllabusId))
    .where(eq(syllabi.folderId, folderId))
    .orderBy(sql`${weeks.breakName} is not null`, asc(weeks.number))
    .limit(1);
  return row?.number ?? null;
}

export interface CourseCardRow {
  syllabus: SyllabusRow;
  weekCount: number;
  firstDate: string | null;
  lastDate: string | null;
}

export function listCourseCards(db: Executor, folderIds: string[]): Promise<CourseCardRow[]> {
  if (folderIds.length === 0) return Promise.resolve([]);
  return db
    .select({
      syllabus: syllabi,
      weekCount: sql<number>`count(${weeks.id})::int`,
      firstDate: sql<string | null>`min(${weeks.startDate})::text`,
      lastDate: sql<string | null>`max(${weeks.endDate})::text`,
    })
    .from(syllabi)
    .leftJoin(weeks, eq(weeks.syllabusId, syllabi.id))
    .where(inArray(syllabi.folderId, folderIds))
    .groupBy(syllabi.id)
    .orderBy(desc(syllabi.createdAt));
}

const ids = (rows: { id: string }[]): string[] => rows.map((row) => row.id);

/** `set` of an upsert: every column becomes what the insert would have written. */
function excluded(table: typeof weeks | typeof readings | typeof assignments) {
  const columns = Object.keys(getTableColumns(table)).filter((key) => key !== 'id' && key !== 'syllabusId');
  return Object.fromEntries(columns.map((key) => [key, sql`excluded.${sql.identifier(snakeCase(key))}`]));
}

const snakeCase = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
