import type { DriveKind } from '@weekwise/domain/drives.ts';
import type { Drive } from './drive.port.ts';

/** What a connection to a student's own drive is opened with. */
export interface DriveAccess {
  /** Where it answers; null where the kind has one address for everybody. */
  address: string | null;
  /** Who the student is there. */
  account: string | null;
  /** A password, or tokens as JSON: the kind's own business. */
  secret: string;
  /** Keeps a new secret in the place of this one: a kind whose tokens are refreshed calls it. */
  saveSecret(secret: string): Promise<void>;
}

/** Opens drives of one kind. Nothing is asked of the drive before its first use. */
export type OpenDrive = (access: DriveAccess) => Drive;

/** Kinds of drives that this server offers besides its own disk. */
export type DriveKinds = Partial<Record<DriveKind, OpenDrive>>;

/** A folder's drive, and the key of the folder's directory there. */
export interface FolderDrive {
  drive: Drive;
  directory: string;
}

/** Which drive keeps what. */
export interface Drives {
  /** The disk of this server. */
  local: Drive;
  /** What students may connect. */
  kinds: DriveKinds;
  /** Whether a folder's files are on the disk of this server. */
  isLocal(folderId: string): Promise<boolean>;
  /** The drive of a folder, in the bin or not. Throws a `DriveError` where there is no way to it. */
  ofFolder(folderId: string): Promise<FolderDrive>;
  /** The drive behind a connection. What it is asked for shows in the connection's status. */
  ofConnection(connectionId: string): Promise<Drive>;
}
