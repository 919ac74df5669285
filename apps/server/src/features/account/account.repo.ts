import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { accountDeletions } from '../../db/schema/account.ts';
import { accounts, sessions, users, verifications } from '../../db/schema/auth.ts';
import { files } from '../../db/schema/files.ts';
import { folders } from '../../db/schema/folders.ts';
import { backgroundTasks } from '../../db/schema/tasks.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type UserRow = typeof users.$inferSelect;

export async function findUser(db: Executor, userId: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, userId));
  return row ?? null;
}

export function listSessions(db: Executor, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id));
}

/** False where this user has no such session. */
export async function deleteSession(db: Executor, userId: string, sessionId: string): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

export function listConnections(
  db: Executor,
  userId: string,
): Promise<Pick<typeof accounts.$inferSelect, 'providerId' | 'createdAt'>[]> {
  return db
    .select({ providerId: accounts.providerId, createdAt: accounts.createdAt })
    .from(accounts)
    .where(eq(accounts.userId, userId));
}

/** Files of a user with the courses they stand in, those in the bin too. */
export function listFiles(db: Executor, userId: string) {
  return db
    .select({
      id: files.id,
      name: files.name,
      driveKey: files.driveKey,
      binKey: files.binKey,
      deletedAt: files.deletedAt,
      folderId: folders.id,
      folderName: folders.name,
    })
    .from(files)
    .innerJoin(folders, eq(folders.id, files.folderId))
    .where(eq(folders.userId, userId))
    .orderBy(folders.createdAt, files.uploadedAt, files.id);
}

export async function insertDeletion(db: Executor, deletion: typeof accountDeletions.$inferInsert): Promise<void> {
  await db.insert(accountDeletions).values(deletion).onConflictDoNothing();
}

export async function findDeletion(db: Executor, id: string): Promise<{ userId: string } | null> {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.id, id));
  return row ?? null;
}

export async function deleteSessions(db: Executor, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}

export async function listTaskIds(db: Executor, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: backgroundTasks.id })
    .from(backgroundTasks)
    .where(eq(backgroundTasks.userId, userId));
  return rows.map(({ id }) => id);
}

/** Deletes the user with everything that belongs to them, and the links that were sent to them and not used. */
export async function deleteUser(db: Executor, user: UserRow): Promise<void> {
  const known = [user.id, user.email, user.phoneNumber].filter((value) => value !== null);
  await db.delete(verifications).where(inArray(verifications.value, known));
  await db.delete(users).where(eq(users.id, user.id));
}
