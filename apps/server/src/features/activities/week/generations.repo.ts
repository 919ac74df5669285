import { and, asc, count, eq, inArray, lt, or } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { backgroundTasks } from '../../../db/schema/indexing.ts';

const { id, kind, status, step, progress, message, errorCode, startedAt } = backgroundTasks;
const columns = { id, status, step, progress, message, errorCode, startedAt };

export type GenerationTask = Pick<typeof backgroundTasks.$inferSelect, keyof typeof columns>;

const isOpen = and(eq(kind, 'generate-week'), inArray(status, ['pending', 'processing']));

/** The weeks that are being made or wait for it, in the order in which they are taken up, and these besides. */
export function listGenerations(db: Executor, besides: readonly string[]): Promise<GenerationTask[]> {
  return db
    .select(columns)
    .from(backgroundTasks)
    .where(or(isOpen, inArray(id, [...besides])))
    .orderBy(asc(startedAt), asc(id));
}

/** One that has not ended. */
export async function findGeneration(db: Executor, taskId: string): Promise<GenerationTask | null> {
  const [row] = await db
    .select(columns)
    .from(backgroundTasks)
    .where(and(eq(id, taskId), isOpen));
  return row ?? null;
}

/** How many are taken up before it. */
export async function countBefore(db: Executor, task: GenerationTask): Promise<number> {
  const isEarlier = or(lt(startedAt, task.startedAt), and(eq(startedAt, task.startedAt), lt(id, task.id)));
  const [row] = await db
    .select({ waiting: count() })
    .from(backgroundTasks)
    .where(and(isOpen, eq(status, 'pending'), isEarlier));
  return row?.waiting ?? 0;
}
