import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { backgroundTasks } from '../../../db/schema/tasks.ts';

const { id, kind, status, step, progress, message, errorCode, startedAt } = backgroundTasks;
const columns = { id, status, step, progress, message, errorCode, startedAt };

export type GenerationTask = Pick<typeof backgroundTasks.$inferSelect, keyof typeof columns>;

/** Which of a student's weeks it was when they asked: everybody's first comes before anybody's second. */
const turn = sql`(select job.priority from jobs.job where job.name = 'generate-week' and job.id::text = ${id})`;

const isOpen = and(eq(kind, 'generate-week'), inArray(status, ['pending', 'processing']));

/** The weeks that are being made or wait for it, in the order in which they are taken up, and these besides. */
export function listGenerations(db: Executor, besides: readonly string[]): Promise<GenerationTask[]> {
  return db
    .select(columns)
    .from(backgroundTasks)
    .where(or(isOpen, inArray(id, [...besides])))
    .orderBy(desc(turn), asc(startedAt), asc(id));
}

/** One that has not ended. */
export async function findGeneration(db: Executor, taskId: string): Promise<GenerationTask | null> {
  const [row] = await db
    .select(columns)
    .from(backgroundTasks)
    .where(and(eq(id, taskId), isOpen));
  return row ?? null;
}
