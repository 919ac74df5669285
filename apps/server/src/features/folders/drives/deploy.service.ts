import { AppError } from '../../../app-error.ts';
import type { Deps } from '../../../deps.ts';
import { createFolder, type FolderCard, isNameTaken } from '../folders.service.ts';
import { requireConnection } from './drives.service.ts';

/** Makes a folder: on the disk of this server, or on a drive of the student's own, where its directory is made first. */
export async function deployFolderOn(
  deps: Pick<Deps, 'db' | 'drives' | 'clock' | 'newId'>,
  userId: string,
  name: string,
  connectionId: string | undefined,
): Promise<FolderCard> {
  if (connectionId === undefined) return createFolder(deps, userId, name);
  await requireConnection(deps, userId, connectionId);
  if (await isNameTaken(deps, userId, name)) throw new AppError('folder_name_taken');
  const id = deps.newId();
  const drive = await deps.drives.ofConnection(connectionId);
  const driveFolder = await drive.openFolder({ id, name });
  return createFolder(deps, userId, name, { driveConnectionId: connectionId, driveFolder }, id);
}
