import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { requireConnection } from '../drives/drives.service.ts';
import { createFolder, type FolderCard, isNameTaken } from '../folders/folders.service.ts';
import { useCredit } from './credits.service.ts';
import { beginFolder } from './folder-plans.service.ts';
import type { UnpaidCourse } from './unpaid-deployment.service.ts';

/**
 * Makes a folder: on the disk of this server, or on a drive of the student's own, where its directory is made first.
 */
export async function deployFolderOn(
  deps: Pick<Deps, 'db' | 'drives' | 'clock' | 'newId' | 'payments'>,
  userId: string,
  name: string,
  {
    connectionId,
    freeTest = 'if_left',
    usesCredit = false,
    id = deps.newId(),
  }: Partial<Omit<UnpaidCourse, 'name'>> & { id?: string | undefined } = {},
): Promise<FolderCard> {
  const drive = connectionId === undefined ? null : await openDirectory(deps, userId, { id, name, connectionId });
  return deps.db.transaction(async (tx) => {
    const folder = await createFolder({ ...deps, db: tx }, userId, name, drive, id);
    if (usesCredit) await useCredit(tx, deps, { folderId: id, userId });
    else await beginFolder(tx, deps, { folderId: id, userId, freeTest });
    return folder;
  });
}

async function openDirectory(
  deps: Pick<Deps, 'db' | 'drives'>,
  userId: string,
  { id, name, connectionId }: { id: string; name: string; connectionId: string },
) {
  await requireConnection(deps, userId, connectionId);
  if (await isNameTaken(deps, userId, name)) throw new AppError('folder_name_taken');
  const drive = await deps.drives.ofConnection(connectionId);
  return { driveConnectionId: connectionId, driveFolder: await drive.openFolder({ id, name }) };
}
