import { and, count, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../../db/client.ts';
import { files } from '../../../db/schema/files.ts';
import { folders } from '../../../db/schema/folders.ts';
import { readingTies } from '../../../db/schema/sources.ts';

/** False where the reading has a tie of this key already. */
export async function insertTie(db: Executor, tie: typeof readingTies.$inferInsert): Promise<boolean> {
  const made = await db.insert(readingTies).values(tie).onConflictDoNothing().returning({ id: readingTies.id });
  return made.length > 0;
}

/** The tie that a reading has under a key. */
export async function requireTieId(
  db: Executor,
  { folderId, readingId }: { folderId: string; readingId: string },
  key: string,
): Promise<string> {
  const isTie = and(eq(readingTies.folderId, folderId), eq(readingTies.readingId, readingId), eq(readingTies.key, key));
  const [row] = await db.select({ id: readingTies.id }).from(readingTies).where(isTie);
  if (!row) throw new Error(`The tie ${key} is neither new nor there.`);
  return row.id;
}

export async function countTies(db: Executor, folderId: string, readingId: string): Promise<number> {
  const [row] = await db
    .select({ ties: count() })
    .from(readingTies)
    .where(and(eq(readingTies.folderId, folderId), eq(readingTies.readingId, readingId)));
  return row?.ties ?? 0;
}

/** The reading that it was tied to; null where there is no such tie. */
export async function deleteTie(db: Executor, folderId: string, tieId: string): Promise<string | null> {
  const [row] = await db
    .delete(readingTies)
    .where(and(eq(readingTies.folderId, folderId), eq(readingTies.id, tieId)))
    .returning({ readingId: readingTies.readingId });
  return row?.readingId ?? null;
}

/** A file in any of the student's courses. */
export async function findOwnFile(
  db: Executor,
  userId: string,
  fileId: string,
): Promise<{ id: string; name: string } | null> {
  const own = db
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.userId, userId), isNull(folders.deletedAt)));
  const [row] = await db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(and(eq(files.id, fileId), isNull(files.deletedAt), inArray(files.folderId, own)));
  return row ?? null;
}
