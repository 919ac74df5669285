import { and, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../db/client.ts';
import { wikiCopies } from '../../../db/schema/wiki.ts';

export type CopyRow = typeof wikiCopies.$inferSelect;

/** Finds the copy that a student asked for with this request. */
export async function findCopy(db: Executor, userId: string, requestId: string): Promise<CopyRow | null> {
  const [row] = await db
    .select()
    .from(wikiCopies)
    .where(and(eq(wikiCopies.userId, userId), eq(wikiCopies.requestId, requestId)));
  return row ?? null;
}

/** Claims a request; whether nobody had claimed it. Nobody else can until the transaction ends. */
export async function insertCopy(tx: Transaction, copy: CopyRow): Promise<boolean> {
  const rows = await tx.insert(wikiCopies).values(copy).onConflictDoNothing().returning({ id: wikiCopies.folderId });
  return rows.length > 0;
}

export async function hasCopied(tx: Transaction, userId: string, pageId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: wikiCopies.folderId })
    .from(wikiCopies)
    .where(and(eq(wikiCopies.userId, userId), eq(wikiCopies.pageId, pageId)))
    .limit(1);
  return rows.length > 0;
}
