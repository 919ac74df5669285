import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { chatActions } from '../../db/schema/chat.ts';

export type ActionRow = typeof chatActions.$inferSelect;

export async function insertAction(db: Executor, action: ActionRow): Promise<void> {
  await db.insert(chatActions).values(action);
}

export async function findAction(db: Executor, userId: string, id: string): Promise<ActionRow | null> {
  const [row] = await db
    .select()
    .from(chatActions)
    .where(and(eq(chatActions.id, id), eq(chatActions.userId, userId)));
  return row ?? null;
}

/** False when somebody was faster: of two clicks one decides. */
export async function claimAction(db: Executor, id: string, decidedAt: Date): Promise<boolean> {
  const claimed = await db
    .update(chatActions)
    .set({ decidedAt })
    .where(and(eq(chatActions.id, id), isNull(chatActions.decidedAt)))
    .returning({ id: chatActions.id });
  return claimed.length > 0;
}

/** It was not done after all, and can be decided on again. */
export async function reopenAction(db: Executor, id: string): Promise<void> {
  await db.update(chatActions).set({ decidedAt: null }).where(eq(chatActions.id, id));
}
