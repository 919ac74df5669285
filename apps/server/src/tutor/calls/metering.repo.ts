import { and, eq, gte, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { folderAiAccess, modelBudgets, modelCalls } from '../../db/schema/models.ts';

type ModelCallRow = typeof modelCalls.$inferInsert & { userId: string; folderId: string };

/** The row stays even where the student or the folder went away while the model was answering. */
export async function insertModelCall(db: Executor, row: ModelCallRow): Promise<void> {
  await db.insert(modelCalls).values({
    ...row,
    userId: sql`(SELECT id FROM users WHERE id = ${row.userId})`,
    folderId: sql`(SELECT id FROM folders WHERE id = ${row.folderId})`,
  });
}

export type BudgetRow = Pick<typeof modelBudgets.$inferSelect, 'userId' | 'folderId' | 'microUsd' | 'tokens'>;

/** What an admin set for the student and for the folder; none, one or two rows. */
export function findBudgets(db: Executor, userId: string, folderId: string): Promise<BudgetRow[]> {
  return db
    .select({
      userId: modelBudgets.userId,
      folderId: modelBudgets.folderId,
      microUsd: modelBudgets.microUsd,
      tokens: modelBudgets.tokens,
    })
    .from(modelBudgets)
    .where(or(eq(modelBudgets.userId, userId), eq(modelBudgets.folderId, folderId)));
}

/** False where an admin switched models off for the folder. */
export async function isAiEnabled(db: Executor, folderId: string): Promise<boolean> {
  const [row] = await db
    .select({ isEnabled: folderAiAccess.isEnabled })
    .from(folderAiAccess)
    .where(eq(folderAiAccess.folderId, folderId));
  return row?.isEnabled ?? true;
}

export interface Spent {
  microUsd: number;
  tokens: number;
}

/** Since an instant, by the student in all folders and in the folder by anybody. */
export async function findSpent(
  db: Executor,
  scope: { userId: string; folderId: string },
  since: Date,
): Promise<{ student: Spent; folder: Spent }> {
  const sums = (of: ReturnType<typeof eq>) => ({
    microUsd: sql`coalesce(sum(${modelCalls.costMicroUsd}) FILTER (WHERE ${of}), 0)`.mapWith(Number),
    tokens: sql`coalesce(sum(${modelCalls.inputTokens} + ${modelCalls.outputTokens}) FILTER (WHERE ${of}), 0)`.mapWith(
      Number,
    ),
  });
  const ofStudent = eq(modelCalls.userId, scope.userId);
  const ofFolder = eq(modelCalls.folderId, scope.folderId);
  const [row] = await db
    .select({ student: sums(ofStudent), folder: sums(ofFolder) })
    .from(modelCalls)
    .where(and(gte(modelCalls.at, since), or(ofStudent, ofFolder)));
  const none = { microUsd: 0, tokens: 0 };
  return row ?? { student: none, folder: none };
}
