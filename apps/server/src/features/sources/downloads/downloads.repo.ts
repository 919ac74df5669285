import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../db/client.ts';
import { files } from '../../../db/schema/files.ts';
import { sourceDownloads } from '../../../db/schema/sources-downloads.ts';
import { backgroundTasks } from '../../../db/schema/tasks.ts';

export type DownloadRow = typeof sourceDownloads.$inferSelect;
export type DownloadChange = Partial<Omit<DownloadRow, 'id' | 'folderId' | 'url'>> & { updatedAt: Date };

/** A download with what it leads to now. */
export interface ListedDownload {
  row: DownloadRow;
  /** Null where its file is gone. */
  fileName: string | null;
  /** Of the work that fetches it; null once that is forgotten. */
  taskStatus: (typeof backgroundTasks.$inferSelect)['status'] | null;
}

const inFolder = and(eq(files.id, sourceDownloads.fileId), isNull(files.deletedAt));

function listed(db: Executor) {
  return db
    .select({ row: sourceDownloads, fileName: files.name, taskStatus: backgroundTasks.status })
    .from(sourceDownloads)
    .leftJoin(files, inFolder)
    .leftJoin(backgroundTasks, eq(backgroundTasks.id, sourceDownloads.taskId));
}

/** In the order in which they were asked for. */
export function listByUrl(db: Executor, folderId: string, urls: string[]): Promise<ListedDownload[]> {
  return listed(db)
    .where(and(eq(sourceDownloads.folderId, folderId), inArray(sourceDownloads.url, urls)))
    .orderBy(asc(sourceDownloads.position), asc(sourceDownloads.id));
}

export function listNewest(db: Executor, folderId: string, most: number): Promise<ListedDownload[]> {
  return listed(db)
    .where(eq(sourceDownloads.folderId, folderId))
    .orderBy(desc(sourceDownloads.askedAt), asc(sourceDownloads.position), asc(sourceDownloads.id))
    .limit(most);
}

/** What a task has left to fetch. */
export function listUnfetched(db: Executor, taskId: string): Promise<DownloadRow[]> {
  return db
    .select()
    .from(sourceDownloads)
    .where(and(eq(sourceDownloads.taskId, taskId), inArray(sourceDownloads.state, ['waiting', 'fetching'])))
    .orderBy(asc(sourceDownloads.position), asc(sourceDownloads.id));
}

/** Asked for again, a link is the same row. */
export async function upsertDownload(tx: Transaction, row: typeof sourceDownloads.$inferInsert): Promise<void> {
  const { id: _, folderId, url, ...change } = row;
  await tx
    .insert(sourceDownloads)
    .values(row)
    .onConflictDoUpdate({ target: [sourceDownloads.folderId, sourceDownloads.url], set: change });
}

/** Only as long as the row is this task's: asked for again meanwhile, it is another's. */
export async function updateDownload(
  db: Executor,
  { id, taskId }: Pick<DownloadRow, 'id' | 'taskId'>,
  change: DownloadChange,
): Promise<void> {
  const isOwn = taskId === null ? isNull(sourceDownloads.taskId) : eq(sourceDownloads.taskId, taskId);
  await db
    .update(sourceDownloads)
    .set(change)
    .where(and(eq(sourceDownloads.id, id), isOwn));
}

/** A file of the folder with these very bytes. */
export async function findSameFile(
  db: Executor,
  folderId: string,
  sha256: string,
): Promise<{ id: string; name: string } | null> {
  const [row] = await db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(and(eq(files.folderId, folderId), eq(files.sha256, sha256), isNull(files.deletedAt)))
    .orderBy(asc(files.uploadedAt), asc(files.id))
    .limit(1);
  return row ?? null;
}

/** The reading that it is for by now: it may have been asked for again while it was fetched. */
export async function readingOfDownload(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ readingId: sourceDownloads.readingId })
    .from(sourceDownloads)
    .where(eq(sourceDownloads.id, id))
    .for('update');
  return row?.readingId ?? null;
}
