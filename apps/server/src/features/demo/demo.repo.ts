import { demoFolder, demoUser } from '@weekwise/domain/demo.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';
import { folders } from '../../db/schema/folders.ts';
import { wikiPages } from '../../db/schema/wiki.ts';

/** The demo user and the demo folder, once. The address counts as unproven: no way in ever leads to this account. */
export async function ensureDemo(tx: Transaction, now: Date): Promise<void> {
  const { id, name } = demoFolder;
  await tx
    .insert(users)
    .values({ ...demoUser, emailVerified: false, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: users.id });
  await tx
    .insert(folders)
    .values({ id, userId: demoUser.id, name, nameKey: name.toLowerCase(), createdAt: now, modifiedAt: now })
    .onConflictDoNothing({ target: folders.id });
}

/** When the page that everybody can see was last made; null where there is none. */
export async function findPageTime(db: Executor): Promise<Date | null> {
  const isShown = and(eq(wikiPages.folderId, demoFolder.id), eq(wikiPages.published, true), isNull(wikiPages.hiddenAt));
  const [page] = await db.select({ madeAt: wikiPages.updatedAt }).from(wikiPages).where(isShown);
  return page?.madeAt ?? null;
}
