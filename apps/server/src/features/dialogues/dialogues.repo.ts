import { and, desc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { dialogues } from '../../db/schema/dialogues.ts';

export type DialogueRow = typeof dialogues.$inferSelect;

/** The newest about an item; null where none was begun. */
export async function findNewest(db: Executor, folderId: string, itemId: string): Promise<DialogueRow | null> {
  const [row] = await db
    .select()
    .from(dialogues)
    .where(and(eq(dialogues.folderId, folderId), eq(dialogues.itemId, itemId)))
    .orderBy(desc(dialogues.startedAt), desc(dialogues.id))
    .limit(1);
  return row ?? null;
}

export async function insertDialogue(db: Executor, dialogue: typeof dialogues.$inferInsert): Promise<DialogueRow> {
  const [row] = await db.insert(dialogues).values(dialogue).returning();
  if (!row) throw new Error(`The dialogue ${dialogue.id} was not stored.`);
  return row;
}

/** Null where another reply came first. */
export async function updateDialogue(
  tx: Transaction,
  { id, version }: DialogueRow,
  change: Partial<DialogueRow>,
): Promise<DialogueRow | null> {
  const [row] = await tx
    .update(dialogues)
    .set({ ...change, version: version + 1 })
    .where(and(eq(dialogues.id, id), eq(dialogues.version, version)))
    .returning();
  return row ?? null;
}
