import { demoUser } from '@weekwise/domain/demo.ts';
import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { accounts, sessions, users } from '../../../db/schema/auth.ts';
import { files } from '../../../db/schema/files.ts';
import { folders } from '../../../db/schema/folders.ts';
import { contact, isNamedLike, type NamedStudent, namedColumns, ownEmail, toNamed } from '../students.repo.ts';
import { type CallFilter, toSums, type UsageSums } from '../usage/metered-calls.repo.ts';
import type { SumOrder } from '../usage/owner-sums.repo.ts';
import { containing, instantOf, type Listed, type ListPage, listMostUsing, listPage } from './list-page.repo.ts';

export interface ListedUser extends NamedStudent {
  createdAt: Date;
}

export interface UserUsage extends ListedUser, UsageSums {
  folderCount: number;
  storageBytes: number;
  lastCallAt: Date | null;
}

const isStudent = ne(users.id, demoUser.id);
const userColumns = {
  id: users.id,
  email: ownEmail,
  phoneNumber: users.phoneNumber,
  name: users.name,
  createdAt: users.createdAt,
};

const matching = (q: string | undefined): SQL | undefined => and(isStudent, q ? isNamedLike(containing(q)) : undefined);

const folderCount = sql`(SELECT count(*) FROM ${folders} WHERE ${folders.userId} = ${users.id} AND ${isNull(folders.deletedAt)})`;
const storageBytes = sql`(SELECT coalesce(sum(${files.size}), 0) FROM ${files} JOIN ${folders} ON ${folders.id} = ${files.folderId}
  WHERE ${folders.userId} = ${users.id} AND ${isNull(folders.deletedAt)} AND ${isNull(files.deletedAt)})`;

const listed: Listed = {
  owner: 'user_id',
  from: sql`${users}`,
  id: sql`${users.id}`,
  createdAt: sql`${users.createdAt}`,
  columns: sql`${namedColumns}, ${users.createdAt} AS "createdAt"`,
};

const orders = {
  email: sql`lower(${contact})`,
  name: sql`lower(${users.name})`,
  created: sql`${users.createdAt}`,
  folders: folderCount,
};
export type UserSort = keyof typeof orders | SumOrder;

/** One page of all students with what models did for them, and how many there are. */
export async function listUserUsage(db: Executor, filter: CallFilter, { sort, ...page }: ListPage<UserSort>) {
  const by = sort in orders ? orders[sort as keyof typeof orders] : (sort as SumOrder);
  const { rows, total } = await listPage(db, filter, listed, {
    ...page,
    where: matching(page.q),
    by,
    search: listed.from,
  });
  const kept = await sumKept(
    db,
    rows.map(({ id }) => String(id)),
  );
  const students = rows.map((row): UserUsage => {
    return { ...toUser(row), ...(kept.get(String(row.id)) ?? { folderCount: 0, storageBytes: 0 }) };
  });
  return { users: students, total };
}

/** Students who cost most. */
export async function listCostliestUsers(db: Executor, filter: CallFilter, limit: number) {
  return (await listMostUsing(db, filter, listed, { where: isStudent, by: 'cost', limit })).map(toUser);
}

const toUser = (row: Record<string, unknown>) => ({
  ...toNamed(row),
  createdAt: instantOf(row.createdAt),
  ...toSums(row),
  lastCallAt: row.last_at === null ? null : instantOf(row.last_at),
});

/** What these students keep. Asked for a page alone: a list of all would count what nobody sees. */
async function sumKept(db: Executor, userIds: string[]) {
  const { rows } = await db.execute<{ id: string; folders: unknown; bytes: unknown }>(sql`
    SELECT ${folders.userId} AS id, count(*) AS folders, coalesce(sum(kept.bytes), 0) AS bytes
    FROM ${folders} CROSS JOIN LATERAL (
      SELECT sum(${files.size}) AS bytes FROM ${files} WHERE ${files.folderId} = ${folders.id} AND ${isNull(files.deletedAt)}
    ) AS kept
    WHERE ${inArray(folders.userId, userIds)} AND ${isNull(folders.deletedAt)} GROUP BY ${folders.userId}`);
  return new Map(
    rows.map(({ id, folders, bytes }) => [id, { folderCount: Number(folders), storageBytes: Number(bytes) }]),
  );
}

export const countUsers = (db: Executor, q?: string): Promise<number> => db.$count(users, matching(q));

/** Finds a user; null where there is none. */
export async function findUser(db: Executor, userId: string): Promise<ListedUser | null> {
  const [row] = await db.select(userColumns).from(users).where(eq(users.id, userId));
  return row ?? null;
}

/** Reads all that is known of a user besides what they do. */
export async function findProfile(db: Executor, userId: string) {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    SELECT ${folderCount} AS folders, ${storageBytes} AS bytes,
      (SELECT max(${sessions.updatedAt}) FROM ${sessions} WHERE ${sessions.userId} = ${users.id}) AS seen
    FROM ${users} WHERE ${users.id} = ${userId}`);
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const [counts] = rows;
  if (!user || !counts) return null;
  const ways = await db.select({ provider: accounts.providerId }).from(accounts).where(eq(accounts.userId, userId));
  return {
    ...user,
    email: user.emailVerified ? user.email : null,
    folderCount: Number(counts.folders),
    storageBytes: Number(counts.bytes),
    lastSeenAt: counts.seen === null ? null : instantOf(counts.seen),
    identityProviders: ways.map(({ provider }) => provider),
  };
}
