import type { Transaction } from '../../db/client.ts';
import { adminAudit } from '../../db/schema/admin.ts';

export async function insertEntry(tx: Transaction, row: typeof adminAudit.$inferInsert): Promise<void> {
  await tx.insert(adminAudit).values(row);
}
