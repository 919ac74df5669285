import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { users } from '../../../db/schema/auth.ts';
import { folders } from '../../../db/schema/folders.ts';
import { folderAiAccess, modelBudgets } from '../../../db/schema/models.ts';

export async function isUser(db: Executor, userId: string): Promise<boolean> {
  return (await db.$count(users, eq(users.id, userId))) > 0;
}

/** Not one in the bin. */
export async function isFolder(db: Executor, folderId: string): Promise<boolean> {
  return (await db.$count(folders, and(eq(folders.id, folderId), isNull(folders.deletedAt)))) > 0;
}

export async function findAiAccess(db: Executor, folderId: string) {
  const [row] = await db.select().from(folderAiAccess).where(eq(folderAiAccess.folderId, folderId));
  return row ?? null;
}

export async function upsertAiAccess(db: Executor, row: typeof folderAiAccess.$inferInsert): Promise<void> {
  await db.insert(folderAiAccess).values(row).onConflictDoUpdate({ target: folderAiAccess.folderId, set: row });
}

/** Whose budget: a student's or a folder's. */
export type BudgetSubject = { userId: string } | { folderId: string };

const ofSubject = (subject: BudgetSubject) =>
  'userId' in subject ? eq(modelBudgets.userId, subject.userId) : eq(modelBudgets.folderId, subject.folderId);

export async function findBudget(db: Executor, subject: BudgetSubject) {
  const [row] = await db.select().from(modelBudgets).where(ofSubject(subject));
  return row ?? null;
}

export async function upsertBudget(
  db: Executor,
  subject: BudgetSubject,
  row: Pick<typeof modelBudgets.$inferInsert, 'microUsd' | 'tokens' | 'changedBy' | 'changedAt'>,
): Promise<void> {
  const target = 'userId' in subject ? modelBudgets.userId : modelBudgets.folderId;
  await db
    .insert(modelBudgets)
    .values({ ...subject, ...row })
    .onConflictDoUpdate({ target, set: row });
}

export async function deleteBudget(db: Executor, subject: BudgetSubject): Promise<void> {
  await db.delete(modelBudgets).where(ofSubject(subject));
}
