import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { readingSummaries } from '../../db/schema/study-guides.ts';

export type SummaryRow = typeof readingSummaries.$inferSelect;

export function listSummaries(db: Executor, fileId: string): Promise<SummaryRow[]> {
  return db.select().from(readingSummaries).where(eq(readingSummaries.fileId, fileId));
}

export async function upsertSummary(db: Executor, summary: SummaryRow): Promise<void> {
  const { fileId: _, length: __, ...change } = summary;
  await db
    .insert(readingSummaries)
    .values(summary)
    .onConflictDoUpdate({ target: [readingSummaries.fileId, readingSummaries.length], set: change });
}
