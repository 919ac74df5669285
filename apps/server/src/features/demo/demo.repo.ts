import { demoFolder, demoUser } from '@weekwise/contracts/demo.ts';
import type { Transaction } from '../../db/client.ts';
import { users } from '../../db/schema/auth.ts';
import { folders } from '../../db/schema/folders.ts';

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
