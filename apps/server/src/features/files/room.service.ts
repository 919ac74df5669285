import { limits } from '@weekwise/contracts/limits.ts';
import { AppError } from '../../app-error.ts';
import type { Executor } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import * as repo from './room.repo.ts';

/** In bytes. What lies on drives of a student's own takes none of it. */
export interface Room {
  used: number;
  /** null: as much as there is. */
  limit: number | null;
}

export async function roomOf({ db, config }: Pick<Deps, 'db' | 'config'>, userId: string): Promise<Room> {
  return { used: await repo.bytesStored(db, userId), limit: config.storagePerStudent };
}

/** @throws AppError `storage_full` where a student has no room for so many bytes in a folder. */
export async function requireRoom(
  db: Executor,
  { config }: Pick<Deps, 'config'>,
  { userId, folderId }: { userId: string; folderId: string },
  bytes: number,
): Promise<void> {
  const limit = config.storagePerStudent;
  if (limit === null || !(await repo.isOnServer(db, folderId))) return;
  const used = await repo.bytesStored(db, userId);
  if (used + bytes > limit) throw new AppError('storage_full', { room: `${Math.round(limit / 1e6)} MB`, used, limit });
}

/** @throws AppError `too_many_waiting` where so many of a student's files wait that another would only lie there. */
export async function requirePlaceInQueue(db: Executor, userId: string): Promise<void> {
  if ((await repo.countWaiting(db, userId)) >= limits.filesWaiting) throw new AppError('too_many_waiting');
}
