import { demoUser } from '@weekwise/domain/demo.ts';
import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { accounts, sessions, users, verifications } from '../../db/schema/auth.ts';

interface Token {
  id: string;
  identifier: string;
  value: string;
  expiresAt: Date;
}

export async function insertToken(db: Executor, token: Token): Promise<void> {
  await db.insert(verifications).values(token);
}

/** Takes a token away and returns what it was for; null when it is not there (any more) or too old. */
export async function takeToken(db: Executor, identifier: string, now: Date): Promise<string | null> {
  const [row] = await db
    .delete(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now)))
    .returning({ value: verifications.value });
  return row?.value ?? null;
}

/** Reads what a token is for, if it can be spent now. */
export async function findTokenValue(db: Executor, identifier: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select({ value: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now)));
  return row?.value ?? null;
}

export async function hasToken(db: Executor, identifier: string): Promise<boolean> {
  const rows = await db
    .select({ id: verifications.id })
    .from(verifications)
    .where(eq(verifications.identifier, identifier));
  return rows.length > 0;
}

export async function deleteTokensExpiredBefore(db: Executor, instant: Date): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, instant));
}

/** Finds the user with this address or phone number, if anybody has it. */
export async function findOwnerOf(
  db: Executor,
  contact: { email: string } | { phoneNumber: string },
): Promise<string | null> {
  const owned = 'email' in contact ? eq(users.email, contact.email) : eq(users.phoneNumber, contact.phoneNumber);
  const [row] = await db.select({ id: users.id }).from(users).where(owned);
  return row?.id ?? null;
}

interface NewUser {
  id: string;
  email: string;
  name: string;
}

/**
 * The user with this e-mail address, which the caller has proven to be theirs; made if there is none. Null for an
 * address that stands in for none.
 */
export async function ensureUserOfEmail(db: Executor, user: NewUser): Promise<string | null> {
  const [row] = await db
    .insert(users)
    .values({ ...user, emailVerified: true })
    .onConflictDoUpdate({
      target: users.email,
      set: { name: sql`coalesce(nullif(${users.name}, ''), excluded.name)` },
      setWhere: eq(users.emailVerified, true),
    })
    .returning({ id: users.id });
  return row?.id ?? null;
}

/**
 * The user with this phone number, and whether it was known; made with an address that stands in for none otherwise.
 */
export async function ensureUserOfPhone(
  db: Executor,
  user: { id: string; phoneNumber: string },
): Promise<{ id: string; known: boolean }> {
  const [made] = await db
    .insert(users)
    .values({ ...user, email: `${user.id}@phone.invalid`, emailVerified: false, name: '' })
    .onConflictDoNothing({ target: users.phoneNumber })
    .returning({ id: users.id });
  if (made) return { id: made.id, known: false };
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.phoneNumber, user.phoneNumber));
  if (!found) throw new Error('The user of a phone number was deleted during their sign-in.');
  return { id: found.id, known: true };
}

export async function findUserOfSubject(db: Executor, issuer: string, subject: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: accounts.userId })
    .from(accounts)
    .where(and(eq(accounts.providerId, issuer), eq(accounts.accountId, subject)));
  return row?.userId ?? null;
}

export async function connectSubject(
  db: Executor,
  account: { id: string; userId: string; issuer: string; subject: string },
): Promise<void> {
  const { id, userId, issuer, subject } = account;
  await db.insert(accounts).values({ id, userId, providerId: issuer, accountId: subject }).onConflictDoNothing();
}

/** Reads the user's e-mail address if they have proven that it is theirs. */
export async function findVerifiedEmail(db: Executor, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ email: users.email, verified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  return row?.verified ? row.email : null;
}

/** The demo user came first, and is nobody. */
export async function findFirstUserId(db: Executor): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(ne(users.id, demoUser.id))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1);
  return row?.id ?? null;
}

export async function deleteSession(db: Executor, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

export async function deleteSessionsOfUser(db: Executor, userId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId));
}
