import { demoUser } from '@weekwise/domain/demo.ts';
import { and, eq, ilike, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { users } from '../../../db/schema/auth.ts';
import { files } from '../../../db/schema/files.ts';
import { folders } from '../../../db/schema/folders.ts';
import { folderAiAccess } from '../../../db/schema/models.ts';
import { contact, isNamedLike, type NamedStudent, ownEmail, toNamed } from '../students.repo.ts';
import { type CallFilter, toSums, type UsageSums } from '../usage/metered-calls.repo.ts';
import type { SumOrder } from '../usage/owner-sums.repo.ts';
import { containing, instantOf, type Listed, type ListPage, listMostUsing, listPage } from './list-page.repo.ts';

export interface FolderUsage extends UsageSums {
  id: string;
  name: string;
  userId: string;
  /** Its student. */
  owner: NamedStudent;
  createdAt: Date;
  isAiEnabled: boolean;
  storageBytes: number;
  lastCallAt: Date | null;
}

export interface FolderSearch {
  q?: string | undefined;
  isAiEnabled?: boolean | undefined;
  /** Of this student alone, who may be the demo's. */
  userId?: string | undefined;
}

const isAiEnabled = sql`coalesce(${folderAiAccess.isEnabled}, true)`;

/** Not in the bin; what was used for one that is still counts for its student. */
const matching = ({ q, isAiEnabled: wanted, userId }: FolderSearch): SQL | undefined =>
  and(
    isNull(folders.deletedAt),
    userId === undefined ? ne(folders.userId, demoUser.id) : eq(folders.userId, userId),
    wanted === undefined ? undefined : sql`${isAiEnabled} = ${wanted}`,
    q
      ? or(
          ilike(folders.name, containing(q)),
          // Once per student, not per course.
          sql`${folders.userId} = ANY (ARRAY(SELECT ${users.id} FROM ${users} WHERE ${isNamedLike(containing(q))}))`,
        )
      : undefined,
  );

const withOwner = sql`JOIN ${users} ON ${users.id} = ${folders.userId}`;
const withAccess = sql`LEFT JOIN ${folderAiAccess} ON ${folderAiAccess.folderId} = ${folders.id}`;

const listed: Listed = {
  owner: 'folder_id',
  from: sql`${folders} ${withOwner} ${withAccess}`,
  id: sql`${folders.id}`,
  createdAt: sql`${folders.createdAt}`,
  columns: sql`${folders.id}, ${folders.name}, ${folders.userId} AS "userId",
    ${ownEmail} AS "ownerEmail", ${users.phoneNumber} AS "ownerPhone", ${users.name} AS "ownerName",
    ${folders.createdAt} AS "createdAt", ${isAiEnabled} AS "isAiEnabled"`,
};

const orders = {
  name: sql`lower(${folders.name})`,
  owner: sql`lower(${contact})`,
  created: sql`${folders.createdAt}`,
};
export type FolderSort = keyof typeof orders | SumOrder;

/** One page of the courses with what models did in them, and how many there are. */
export async function listFolderUsage(
  db: Executor,
  filter: CallFilter,
  { sort, ...page }: ListPage<FolderSort> & FolderSearch,
) {
  const by = sort in orders ? orders[sort as keyof typeof orders] : (sort as SumOrder);
  const search = sql`${folders} ${sort === 'owner' ? withOwner : sql``} ${page.isAiEnabled === undefined ? sql`` : withAccess}`;
  const { rows, total } = await listPage(db, filter, listed, { ...page, where: matching(page), by, search });
  const bytes = await sumStorage(
    db,
    rows.map(({ id }) => String(id)),
  );
  const courses = rows.map((row): FolderUsage => ({ ...toFolder(row), storageBytes: bytes.get(String(row.id)) ?? 0 }));
  return { folders: courses, total };
}

/** Courses that cost most. */
export async function listCostliestFolders(db: Executor, filter: CallFilter, limit: number) {
  return (await listMostUsing(db, filter, listed, { where: matching({}), by: 'cost', limit })).map(toFolder);
}

const toFolder = (row: Record<string, unknown>) => ({
  id: String(row.id),
  name: String(row.name),
  userId: String(row.userId),
  owner: toNamed({ id: row.userId, email: row.ownerEmail, phoneNumber: row.ownerPhone, name: row.ownerName }),
  createdAt: instantOf(row.createdAt),
  isAiEnabled: row.isAiEnabled === true,
  ...toSums(row),
  lastCallAt: row.last_at === null ? null : instantOf(row.last_at),
});

/** Bytes of the files in these folders. Asked for a page alone: a list of all would sum up what nobody sees. */
async function sumStorage(db: Executor, folderIds: string[]): Promise<Map<string, number>> {
  const sums = await db
    .select({ folderId: files.folderId, bytes: sql`sum(${files.size})`.mapWith(Number) })
    .from(files)
    .where(and(inArray(files.folderId, folderIds), isNull(files.deletedAt)))
    .groupBy(files.folderId);
  return new Map(sums.map(({ folderId, bytes }) => [folderId, bytes]));
}

/** Courses of all students, those in the bin aside. */
export const countFolders = (db: Executor): Promise<number> => db.$count(folders, matching({}));
