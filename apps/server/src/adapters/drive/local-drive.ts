import { randomUUID } from 'node:crypto';
import { access, constants, lstat, mkdir, open, readdir, rename, rm, stat, statfs, unlink } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ComponentHealth } from '../health.ts';
import {
  type ByteRange,
  type Drive,
  type DriveEntry,
  DriveError,
  type FilePlace,
  keySegments,
  type StoredFile,
  type StoredFileState,
} from './drive.port.ts';
import { measure } from './measure.ts';

const lowSpace = 200 * 1024 * 1024;
/** A link that somebody put into a course's directory does not lead out of it. */
const readHere = constants.O_RDONLY | constants.O_NOFOLLOW;
const binMark = 'bin:';

/**
 * Files on the local disk: `files/` holds what is stored, `incoming/` what is being written, `bin/` what was removed.
 */
export class LocalDrive implements Drive {
  readonly #files: string;
  readonly #incoming: string;
  readonly #bin: string;
  readonly #now: () => Date;

  constructor(root: string, now: () => Date = () => new Date()) {
    this.#files = join(root, 'files');
    this.#incoming = join(root, 'incoming');
    this.#bin = join(root, 'bin');
    this.#now = now;
  }

  async openFolder({ id }: { id: string }): Promise<string> {
    const path = this.#path(id);
    try {
      await mkdir(path, { recursive: true });
    } catch (error) {
      throw asDriveError(error, id);
    }
    return id;
  }

  async write(
    { folder, id }: FilePlace,
    source: AsyncIterable<Uint8Array>,
    options: { signal?: AbortSignal } = {},
  ): Promise<StoredFile> {
    const key = `${folder}/${id}`;
    const target = this.#path(key);
    const incoming = join(this.#incoming, randomUUID());
    const { bytes, result } = measure(source);
    try {
      await mkdir(this.#incoming, { recursive: true });
      // Opened before anything can fail: a stream that opens its file itself may do so after the file was removed
      // again.
      const handle = await open(incoming, 'wx', 0o600);
      // `flush` syncs the bytes to the disk before the stream counts as closed.
      const file = handle.createWriteStream({ flush: true });
      await pipeline(bytes, file, { signal: options.signal });
      if (await exists(target)) throw new DriveError('exists', `${key} is already stored.`);
      await mkdir(dirname(target), { recursive: true });
      await rename(incoming, target);
      await syncDirectory(dirname(target));
      return { key, name: id, version: (await stateOf(target)).version, ...result() };
    } catch (error) {
      await rm(incoming, { force: true });
      throw asDriveError(error, key);
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    try {
      const file = await open(this.#path(key), readHere);
      return file.createReadStream(range);
    } catch (error) {
      throw asDriveError(error, key);
    }
  }

  async stat(key: string): Promise<StoredFileState | null> {
    try {
      return await stateOf(this.#path(key));
    } catch (error) {
      if (isMissing(error)) return null;
      throw asDriveError(error, key);
    }
  }

  async *list(folder: string): AsyncGenerator<DriveEntry> {
    const root = this.#path(folder);
    for (const entry of await directoryEntries(root)) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const key = [folder, ...path.slice(root.length + 1).split(sep)].join('/');
      if (!isKey(key)) continue;
      const state = await this.stat(key);
      // Gone since the directory was read.
      if (!state) continue;
      yield { key, name: entry.name, ...state, modifiedAt: (await lstat(path)).mtime };
    }
  }

  async remove(key: string): Promise<string | null> {
    const from = this.#path(key);
    const name = `${this.#now().getTime()}-${randomUUID()}`;
    try {
      await mkdir(this.#bin, { recursive: true });
      await rename(from, join(this.#bin, name));
      return binMark + name;
    } catch (error) {
      if (isMissing(error)) return null;
      throw asDriveError(error, key);
    }
  }

  async restore(binned: string, { folder, id }: FilePlace): Promise<string> {
    const key = `${folder}/${id}`;
    const target = this.#path(key);
    try {
      if (await exists(target)) throw new DriveError('exists', `${key} is already stored.`);
      await mkdir(dirname(target), { recursive: true });
      await rename(this.#path(binned), target);
      await syncDirectory(dirname(target));
      return key;
    } catch (error) {
      throw asDriveError(error, key);
    }
  }

  async erase(key: string): Promise<void> {
    try {
      await rm(this.#path(key), { force: true });
    } catch (error) {
      throw asDriveError(error, key);
    }
  }

  async purge(instant: Date): Promise<number> {
    let purged = 0;
    for (const name of await entries(this.#bin)) {
      if (Number.parseInt(name, 10) >= instant.getTime()) continue;
      await unlink(join(this.#bin, name));
      purged++;
    }
    for (const name of await entries(this.#incoming)) {
      const path = join(this.#incoming, name);
      const written = await stat(path).catch(() => null);
      if (written === null || written.mtime >= instant) continue;
      await rm(path, { force: true });
      purged++;
    }
    return purged;
  }

  async check(): Promise<ComponentHealth> {
    try {
      await mkdir(this.#files, { recursive: true });
      await access(this.#files, constants.R_OK | constants.W_OK);
      const { bavail, bsize } = await statfs(this.#files);
      const free = bavail * bsize;
      if (free < lowSpace) return { status: 'degraded', detail: 'Local disk, almost full' };
      return { status: 'ok', detail: 'Local disk' };
    } catch {
      return { status: 'down', detail: 'Local disk cannot be written' };
    }
  }

  #path(key: string): string {
    if (key.startsWith(binMark)) return join(this.#bin, ...keySegments(key.slice(binMark.length)));
    return join(this.#files, ...keySegments(key));
  }
}

/** A file's length and when it was last written, which no two contents of a file share. */
async function stateOf(path: string): Promise<StoredFileState> {
  const { size, mtimeNs } = await lstat(path, { bigint: true });
  return { size: Number(size), version: `${mtimeNs}-${size}` };
}

function isKey(key: string): boolean {
  try {
    return keySegments(key).length > 0;
  } catch {
    return false;
  }
}

async function directoryEntries(directory: string) {
  try {
    return await readdir(directory, { recursive: true, withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw asDriveError(error, directory);
  }
}

async function entries(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isMissing(error)) return [];
    throw asDriveError(error, directory);
  }
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null)) !== null;
}

/** A rename is only safe once the directory that names the file is on the disk too. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path);
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

function isMissing(error: unknown): boolean {
  return errorCode(error) === 'ENOENT';
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

const fullDisk = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG']);
const brokenDisk = new Set<unknown>(['EIO', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENFILE', 'ENOTDIR', 'EBUSY']);

/** Errors of the disk get a name; what the source of a write threw goes on as it is. */
function asDriveError(error: unknown, key: string): unknown {
  const code = errorCode(error);
  if (code === 'ENOENT') return new DriveError('not_found', `${key} is not stored.`, { cause: error });
  if (code === 'ELOOP') return new DriveError('not_found', `${key} is a link.`, { cause: error });
  if (fullDisk.has(code)) return new DriveError('full', 'The disk is full.', { cause: error });
  if (brokenDisk.has(code)) return new DriveError('unavailable', 'The disk does not answer.', { cause: error });
  return error;
}
