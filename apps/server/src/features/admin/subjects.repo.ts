import { demoUser } from '@weekwise/contracts/demo.ts';
import { and, count, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';
import { folders } from '../../db/schema/folders.ts';
import { folderAiAccess, modelBudgets, modelCalls } from '../../db/schema/models.ts';
import { type CallFilter, callsWhere, mostFirst, usageSums } from './usage.repo.ts';

// Whom and what admins look at: every student and folder, with what models used for them. The demo is neither.

const userColumns = { id: users.id, email: users.email, name: users.name, createdAt: users.createdAt };
const folderColumns = { id: folders.id, name: folders.name, userId: folders.userId, createdAt: folders.createdAt };
/** Without a call there is a row of nulls from the join, which is no call. */
const sums = { ...usageSums, calls: count(modelCalls.id) };
const lastCallAt = sql`max(${modelCalls.at})`.mapWith(modelCalls.at);

const isStudent = ne(users.id, demoUser.id);
const isOfStudent = ne(folders.userId, demoUser.id);
/** Not in the bin; what was used for one that is still counts for its student. */
const isLive = isNull(folders.deletedAt);

export type AdminUserRow = Awaited<ReturnType<typeof findUser>>;

export async function findUser(db: Executor, userId: string) {
  const [row] = await db.select(userColumns).from(users).where(eq(users.id, userId));
  return row ?? null;
}

export function listUserUsage(db: Executor, filter: CallFilter, limit: number) {
  const folderCount =
    sql`(SELECT count(*) FROM ${folders} WHERE ${folders.userId} = ${users.id} AND ${isLive})`.mapWith(Number);
  return db
    .select({ ...userColumns, ...sums, folderCount, lastCallAt })
    .from(users)
    .leftJoin(modelCalls, and(eq(modelCalls.userId, users.id), callsWhere(filter)))
    .where(isStudent)
    .groupBy(users.id)
    .orderBy(...mostFirst, desc(users.createdAt), users.id)
    .limit(limit);
}

export async function findFolder(db: Executor, folderId: string) {
  const [row] = await db
    .select(folderColumns)
    .from(folders)
    .where(and(eq(folders.id, folderId), isLive));
  return row ?? null;
}

/** Of one student, or of all. */
export function listFolderUsage(db: Executor, filter: CallFilter, of: { userId?: string; limit?: number } = {}) {
  const isAiEnabled = sql<boolean>`coalesce(bool_and(${folderAiAccess.isEnabled}), true)`;
  const rows = db
    .select({ ...folderColumns, ...sums, userEmail: sql<string>`min(${users.email})`, isAiEnabled, lastCallAt })
    .from(folders)
    .innerJoin(users, eq(users.id, folders.userId))
    .leftJoin(folderAiAccess, eq(folderAiAccess.folderId, folders.id))
    .leftJoin(modelCalls, and(eq(modelCalls.folderId, folders.id), callsWhere(filter)))
    .where(and(of.userId === undefined ? isOfStudent : eq(folders.userId, of.userId), isLive))
    .groupBy(folders.id)
    .orderBy(...mostFirst, desc(folders.createdAt), folders.id);
  return of.limit === undefined ? rows : rows.limit(of.limit);
}

export const countUsers = (db: Executor): Promise<number> => db.$count(users, isStudent);
export const countFolders = (db: Executor): Promise<number> => db.$count(folders, and(isOfStudent, isLive));

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
