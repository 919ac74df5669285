import { and, eq, inArray, isNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { files } from '../../db/schema/files.ts';
import { folders } from '../../db/schema/folders.ts';
import { passages } from '../../db/schema/retrieval.ts';
import { backgroundTasks } from '../../db/schema/tasks.ts';

/**
 * The file of a student that a client names by its id, its key on the drive, its name, or its folder's id or name and
 * its name with a slash between: in this order, and of several the newest.
 */
export async function findByAnyPath(
  db: Executor,
  userId: string,
  path: string,
): Promise<{ fileId: string; folderId: string } | null> {
  const isNamed: SQL[] = [
    sql`${files.id} = ${path}`,
    sql`${files.driveKey} = ${path}`,
    sql`${files.name} = ${path}`,
    sql`${folders.id} || '/' || ${files.name} = ${path}`,
    sql`${folders.name} || '/' || ${files.name} = ${path}`,
  ];
  const rank = sql`case ${sql.join(
    isNamed.map((is, i) => sql`when ${is} then ${sql.raw(`${i}`)}`),
    sql` `,
  )} end`;
  const [row] = await db
    .select({ fileId: files.id, folderId: files.folderId })
    .from(files)
    .innerJoin(folders, eq(folders.id, files.folderId))
    .where(and(eq(folders.userId, userId), isNull(folders.deletedAt), isNull(files.deletedAt), or(...isNamed)))
    .orderBy(sql`${rank}, ${files.uploadedAt} desc, ${files.id}`)
    .limit(1);
  return row ?? null;
}

/** Files that count as searchable and whose passages are not all there are set back; answers how many. */
export async function resetUnsearchable(tx: Transaction, folderId: string): Promise<number> {
  const stored = sql`(select count(*) from ${passages} where ${passages.fileId} = ${files.id})`;
  const isRead = tx
    .select({ one: sql`1` })
    .from(backgroundTasks)
    .where(and(eq(backgroundTasks.fileId, files.id), inArray(backgroundTasks.status, ['pending', 'processing'])));
  const reset = await tx
    .update(files)
    .set({ embeddingStatus: 'not_embedded', passageCount: 0 })
    .where(
      and(
        eq(files.folderId, folderId),
        eq(files.embeddingStatus, 'embedded'),
        sql`${stored} <> ${files.passageCount}`,
        notExists(isRead),
      ),
    )
    .returning({ id: files.id });
  return reset.length;
}
