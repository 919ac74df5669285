import { createHash } from 'node:crypto';
import { addAbortSignal } from 'node:stream';
import type { ErrorCode } from '@weekwise/contracts/errors.ts';
import { fileName } from '@weekwise/contracts/files.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import type { Drive, DriveEntry } from '../../../adapters/drive/drive.port.ts';
import type { Deps } from '../../../deps.ts';
import { mimeTypeOf } from '../../files/mime-types.ts';
import { compare, type Match } from './compare.ts';
import { type KnownFile, listKnownFiles } from './sync.repo.ts';

/** A file that is on the drive, and what about it is not as it was. */
export interface SeenFile extends Match {
  changed: boolean;
  renamed: boolean;
  /** It had vanished. */
  returned: boolean;
}

export interface Changes {
  seen: SeenFile[];
  added: DriveEntry[];
  vanished: KnownFile[];
  refused: { name: string; code: ErrorCode }[];
}

/** What has changed on a folder's drive since we last looked; changes nothing itself. Throws `DriveError`. */
export async function findChanges(
  deps: Pick<Deps, 'db' | 'drives'>,
  folderId: string,
  { compareBytes }: { compareBytes: boolean },
  signal: AbortSignal,
): Promise<Changes> {
  const { drive, directory } = await deps.drives.ofFolder(folderId);
  const entries: DriveEntry[] = [];
  for await (const entry of drive.list(directory)) {
    signal.throwIfAborted();
    entries.push(entry);
  }
  // After the drive: a file that was taken in meanwhile is known.
  const files = await listKnownFiles(deps.db, folderId);
  const { same, doubtful, unknown, missing } = compare(files, entries, { compareBytes });

  const seen = same.map((match) => asSeen(match, false));
  for (const match of doubtful) seen.push(asSeen(match, await hasChanged(drive, match, signal)));

  const changes: Changes = { seen, added: [], vanished: [], refused: [] };
  const lost = new Set(missing);
  for (const entry of unknown) {
    const moved = await findMoved(drive, entry, lost, signal);
    if (moved) {
      lost.delete(moved);
      seen.push(asSeen({ file: moved, entry }, false));
      continue;
    }
    const code = refusalOf(entry);
    if (code) changes.refused.push({ name: entry.name, code });
    else changes.added.push(entry);
  }
  changes.vanished = [...lost].filter((file) => !file.deletedAt);
  return changes;
}

function asSeen({ file, entry }: Match, changed: boolean): SeenFile {
  // Before we asked for the first time the drive's name for it may have been any.
  const renamed = file.driveName !== null && file.driveName !== entry.name && fileName.safeParse(entry.name).success;
  // Another kind of file is read in another way.
  const isOtherKind = renamed && mimeTypeOf(entry.name) !== mimeTypeOf(file.name);
  return { file, entry, renamed, changed: changed || isOtherKind, returned: file.deletedAt !== null };
}

async function hasChanged(drive: Drive, { file, entry }: Match, signal: AbortSignal): Promise<boolean> {
  return file.size !== entry.size || file.sha256 !== (await sha256Of(drive, entry.key, signal));
}

/** The file that is gone from another place and has the same bytes. */
async function findMoved(
  drive: Drive,
  entry: DriveEntry,
  lost: ReadonlySet<KnownFile>,
  signal: AbortSignal,
): Promise<KnownFile | undefined> {
  const candidates = [...lost].filter(({ size }) => size === entry.size);
  if (candidates.length === 0 || entry.size > limits.uploadBytes) return undefined;
  const sha256 = await sha256Of(drive, entry.key, signal);
  return candidates.find((file) => file.sha256 === sha256);
}

async function sha256Of(drive: Drive, key: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of addAbortSignal(signal, await drive.read(key))) hash.update(chunk);
  return hash.digest('hex');
}

/** Why a file on the drive is not taken in: what an upload of it would answer, as far as its name and size tell. */
function refusalOf({ name, size }: DriveEntry): ErrorCode | null {
  if (!fileName.safeParse(name).success) return 'file_name_unusable';
  if (mimeTypeOf(name) === 'application/octet-stream') return 'file_type_unsupported';
  if (size === 0) return 'file_empty';
  return size > limits.uploadBytes ? 'file_too_large' : null;
}
