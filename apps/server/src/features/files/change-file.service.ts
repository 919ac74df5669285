import { distinctName, nameKey, withEndingOf } from '@weekwise/contracts/files-names.ts';
import type { Deps } from '../../deps.ts';
import * as repo from './files.repo.ts';
import { type FileRow, requireFile } from './files.service.ts';

/** Renames a file or files it under a group. What lies on the drive, and is found there by a sync, keeps its name. */
export async function changeFile(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { folderId, fileId }: { folderId: string; fileId: string },
  { name, group }: { name?: string | undefined; group?: string | null | undefined },
): Promise<FileRow> {
  const file = await requireFile(db, userId, folderId, fileId);
  return db.transaction(async (tx) => {
    const taken = await repo.holdNames(tx, folderId);
    taken.delete(nameKey(file.name));
    const change = {
      ...(name !== undefined && { name: distinctName(withEndingOf(file.name, name.trim()), taken) }),
      ...(group !== undefined && { groupName: group }),
    };
    await repo.updateFile(tx, fileId, change);
    return { ...file, ...change };
  });
}
