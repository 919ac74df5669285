import { type Drive, DriveError, type DriveErrorCode } from '../../adapters/drive/drive.port.ts';
import type { DriveKinds, Drives, FolderDrive } from '../../adapters/drive/drives.port.ts';
import type { Database } from '../../db/client.ts';
import type { SecretBox } from '../../lib/secret-box.ts';
import {
  type ConnectionRow,
  findConnection,
  findFolderDrive,
  updateConnection,
  updateStatus,
} from './connections.repo.ts';
import { watchedDrive } from './watched-drive.ts';

interface ConnectedDrivesOptions {
  db: Database;
  local: Drive;
  kinds: DriveKinds;
  box: SecretBox;
  clock: () => Date;
}

/** What an error says of the connection as a whole; the others are about one file or one moment. */
const statusOf: Partial<Record<DriveErrorCode, ConnectionRow['status']>> = {
  reauth_required: 'reauth_required',
  scope_missing: 'scope_missing',
  unavailable: 'unreachable',
  address_refused: 'unreachable',
};

/** Finds the drive of a folder by the folder's row, and opens a student's own with what is sealed in the database. */
export function connectedDrives({ db, local, kinds, box, clock }: ConnectedDrivesOptions): Drives {
  async function ofConnection(connectionId: string): Promise<Drive> {
    const connection = await findConnection(db, connectionId);
    const secret = connection?.sealedSecret ? box.open(connection.sealedSecret, connectionId) : null;
    if (!connection || secret === null) {
      throw new DriveError('reauth_required', 'The drive is not connected.', { connectionId });
    }
    const open = kinds[connection.kind];
    if (!open) throw new DriveError('unavailable', 'This server does not offer drives of this kind.', { connectionId });
    const { address, account } = connection;
    const saveSecret = (changed: string) =>
      updateConnection(db, connectionId, { sealedSecret: box.seal(changed, connectionId) });
    let { status } = connection;
    return watchedDrive(open({ address, account, secret, saveSecret }), connectionId, async (error) => {
      const now = error ? (statusOf[error.code] ?? status) : 'ok';
      if (now === status) return;
      status = now;
      await updateStatus(db, connectionId, { status, checkedAt: clock() });
    });
  }

  async function ofFolder(folderId: string): Promise<FolderDrive> {
    const { driveConnectionId, driveFolder } = (await findFolderDrive(db, folderId)) ?? {};
    if (!driveConnectionId) return { drive: local, directory: folderId };
    return { drive: await ofConnection(driveConnectionId), directory: driveFolder ?? folderId };
  }

  const isLocal = async (folderId: string) => !(await findFolderDrive(db, folderId))?.driveConnectionId;

  return { local, isLocal, kinds, ofConnection, ofFolder };
}
