import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { eq, lt } from 'drizzle-orm';
import type { Database, Executor } from '../../db/client.ts';
import { accounts, sessions, users, verifications } from '../../db/schema/auth.ts';

/** better-auth's way to our tables. */
export const authTables = (db: Database) =>
  drizzleAdapter(db, {
    provider: 'pg',
    schema: { user: users, session: sessions, account: accounts, verification: verifications },
  });

export async function findTokenExpiry(db: Executor, hash: string): Promise<Date | null> {
  const [row] = await db
    .select({ expiresAt: verifications.expiresAt })
    .from(verifications)
    .where(eq(verifications.identifier, hash));
  return row?.expiresAt ?? null;
}

export async function deleteTokensExpiredBefore(db: Executor, instant: Date): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, instant));
}

export async function deleteSession(db: Executor, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}

export async function deleteSessionsOfUser(db: Executor, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
