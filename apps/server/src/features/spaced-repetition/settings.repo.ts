import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { cardSettings } from '../../db/schema/spaced-repetition.ts';

export type CardSettingsRow = typeof cardSettings.$inferSelect;

export async function findSettings(db: Executor, userId: string): Promise<CardSettingsRow | null> {
  const [row] = await db.select().from(cardSettings).where(eq(cardSettings.userId, userId));
  return row ?? null;
}

/** Changes what is named; the rest is as it was, or as `row` has it where there was nothing. */
export async function changeSettings(
  db: Executor,
  row: CardSettingsRow,
  change: Partial<Omit<CardSettingsRow, 'userId'>>,
): Promise<void> {
  await db
    .insert(cardSettings)
    .values({ ...row, ...change })
    .onConflictDoUpdate({ target: cardSettings.userId, set: change });
}
