import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { handedIn } from '../../db/schema/assignments.ts';

/** When each of a folder's assignments was handed in. */
export async function listHandedIn(db: Executor, folderId: string): Promise<Map<string, Date>> {
  const rows = await db.select().from(handedIn).where(eq(handedIn.folderId, folderId));
  return new Map(rows.map(({ assignmentId, at }) => [assignmentId, at]));
}
