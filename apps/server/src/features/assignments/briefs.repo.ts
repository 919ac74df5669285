import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { assignmentBriefs, assignmentSteps } from '../../db/schema/assignments.ts';

export type BriefRow = typeof assignmentBriefs.$inferSelect;
export type StepRow = typeof assignmentSteps.$inferSelect;
export type OfAssignment = Pick<BriefRow, 'folderId' | 'assignmentId'>;

const briefOf = ({ folderId, assignmentId }: OfAssignment) =>
  and(eq(assignmentBriefs.folderId, folderId), eq(assignmentBriefs.assignmentId, assignmentId));
const stepsOf = ({ folderId, assignmentId }: OfAssignment) =>
  and(eq(assignmentSteps.folderId, folderId), eq(assignmentSteps.assignmentId, assignmentId));

export async function findBrief(db: Executor, of: OfAssignment): Promise<BriefRow | null> {
  const [row] = await db.select().from(assignmentBriefs).where(briefOf(of));
  return row ?? null;
}

/** The same, held until the transaction ends: steps that are added at the same time are counted. */
export async function lockBrief(tx: Transaction, of: OfAssignment): Promise<BriefRow | null> {
  const [row] = await tx.select().from(assignmentBriefs).where(briefOf(of)).for('update');
  return row ?? null;
}

export async function upsertBrief(tx: Transaction, brief: BriefRow, keepsNotes: boolean): Promise<void> {
  const { folderId: _, assignmentId: __, userNotes, ...change } = brief;
  await tx
    .insert(assignmentBriefs)
    .values(brief)
    .onConflictDoUpdate({
      target: [assignmentBriefs.folderId, assignmentBriefs.assignmentId],
      set: keepsNotes ? change : { ...change, userNotes },
    });
}

export async function updateBrief(db: Executor, of: OfAssignment, change: Partial<BriefRow>): Promise<void> {
  await db.update(assignmentBriefs).set(change).where(briefOf(of));
}

export function listSteps(db: Executor, of: OfAssignment): Promise<StepRow[]> {
  return db.select().from(assignmentSteps).where(stepsOf(of));
}

export async function findStep(db: Executor, of: OfAssignment, stepId: string): Promise<StepRow | null> {
  const [row] = await db
    .select()
    .from(assignmentSteps)
    .where(and(stepsOf(of), eq(assignmentSteps.id, stepId)));
  return row ?? null;
}

/** Steps that were made and that the student has not touched. */
export async function deleteUntouchedSteps(tx: Transaction, of: OfAssignment): Promise<void> {
  const { ordinal, edited, doneAt, removedAt } = assignmentSteps;
  const untouched = and(sql`${ordinal} is not null`, eq(edited, false), isNull(doneAt), isNull(removedAt));
  await tx.delete(assignmentSteps).where(and(stepsOf(of), untouched));
}

export async function insertSteps(tx: Transaction, steps: (typeof assignmentSteps.$inferInsert)[]): Promise<void> {
  if (steps.length > 0) await tx.insert(assignmentSteps).values(steps);
}

export async function updateStep(db: Executor, stepId: string, change: Partial<StepRow>): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.update(assignmentSteps).set(change).where(eq(assignmentSteps.id, stepId));
}

/** How far the student is with each brief of a folder. */
export async function listBriefProgress(
  db: Executor,
  folderId: string,
): Promise<(Pick<BriefRow, 'assignmentId' | 'source' | 'updatedAt'> & { steps: number; stepsDone: number })[]> {
  const { assignmentId, source, updatedAt } = assignmentBriefs;
  const kept = sql`${assignmentSteps.id} is not null and ${assignmentSteps.removedAt} is null`;
  return db
    .select({
      assignmentId,
      source,
      updatedAt,
      steps: sql<number>`(count(*) filter (where ${kept}))::int`,
      stepsDone: sql<number>`(count(*) filter (where ${kept} and ${assignmentSteps.doneAt} is not null))::int`,
    })
    .from(assignmentBriefs)
    .leftJoin(
      assignmentSteps,
      and(
        eq(assignmentSteps.folderId, assignmentBriefs.folderId),
        eq(assignmentSteps.assignmentId, assignmentBriefs.assignmentId),
      ),
    )
    .where(eq(assignmentBriefs.folderId, folderId))
    .groupBy(assignmentId, source, updatedAt);
}
