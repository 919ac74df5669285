import { randomUUID } from 'node:crypto';
import type { Executor } from '../db/client.ts';
import { files } from '../db/schema/files.ts';
import { backgroundTasks } from '../db/schema/tasks.ts';
import type { Deps } from '../deps.ts';
import { createFolder, type FolderCard } from '../features/folders/folders.service.ts';
import type { Identity } from '../plugins/identity.ts';

let made = 0;

/** A folder of this student. */
export function makeFolder(deps: Deps, user: Identity, name = `Course ${++made}`): Promise<FolderCard> {
  return createFolder(deps, user.id, name);
}

type NewFile = typeof files.$inferInsert;

/** The row of a material that nobody has read; its bytes are nowhere. Answers its id. */
export async function makeFile(
  db: Executor,
  given: Pick<NewFile, 'folderId'> & Partial<Omit<NewFile, 'folderId'>>,
): Promise<string> {
  const { id = randomUUID() } = given;
  const plain = { name: `${id}.md`, role: 'material', size: 1, mimeType: 'text/markdown', driveKey: id } as const;
  await db.insert(files).values({ id, sha256: id, uploadedAt: new Date(), ...plain, ...given });
  return id;
}

type NewTask = typeof backgroundTasks.$inferInsert;

/** The row of a task that waits and that no job takes up. Answers its id. */
export async function makeTask(
  db: Executor,
  given: Pick<NewTask, 'userId' | 'folderId' | 'kind'> & Partial<Omit<NewTask, 'userId' | 'folderId' | 'kind'>>,
): Promise<string> {
  const { id = randomUUID(), startedAt = new Date() } = given;
  const plain = { status: 'pending', step: 'received', message: '' } as const;
  await db.insert(backgroundTasks).values({ id, startedAt, updatedAt: startedAt, ...plain, ...given });
  return id;
}
