import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, readdir, rename, rm, stat, statfs, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Health } from '../health.ts';
import { type ByteRange, type Drive, DriveError, keySegments, type StoredBytes } from './drive.port.ts';

const lowSpace = 200 * 1024 * 1024;

/** Files on the local disk: `files/` holds what is stored, `incoming/` what is being written, `bin/` what was removed. */
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

  async write(
    key: string,
    source: AsyncIterable<Uint8Array>,
    options: { signal?: AbortSignal } = {},
  ): Promise<StoredBytes> {
    const target = this.#path(key);
    const incoming = join(this.#incoming, randomUUID());
    const hash = createHash('sha256');
    let size = 0;
    async function* measured() {
      for await (const chunk of source) {
        size += chunk.byteLength;
        hash.update(chunk);
        yield chunk;
      }
    }
    try {
      await mkdir(this.#incoming, { recursive: true });
      // `flush` syncs the bytes to the disk before the stream counts as closed.
      const file = createWriteStream(incoming, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(measured, file, { signal: options.signal });
      if (await exists(target)) throw new DriveError('exists', `${key} is already stored.`);
      await mkdir(dirname(target), { recursive: true });
      await rename(incoming, target);
      await syncDirectory(dirname(target));
    } catch (error) {
      await rm(incoming, { force: true });
      throw asDriveError(error, key);
    }
    return { size, sha256: hash.digest('hex') };
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    try {
      const file = await open(this.#path(key));
      return file.createReadStream(range);
    } catch (error) {
      throw asDriveError(error, key);
    }
  }

  async stat(key: string): Promise<{ size: number } | null> {
    try {
      const { size } = await stat(this.#path(key));
      return { size };
    } catch (error) {
      if (isMissing(error)) return null;
      throw asDriveError(error, key);
    }
  }

  async remove(key: string): Promise<void> {
    const from = this.#path(key);
    try {
      await mkdir(this.#bin, { recursive: true });
      await rename(from, join(this.#bin, binName(key, this.#now())));
    } catch (error) {
      if (!isMissing(error)) throw asDriveError(error, key);
    }
  }

  async restore(key: string): Promise<void> {
    const target = this.#path(key);
    const suffix = binSuffix(key);
    const removed = (await entries(this.#bin)).filter((name) => name.endsWith(suffix)).sort();
    const latest = removed.at(-1);
    if (latest === undefined) throw new DriveError('not_found', `${key} is not in the bin.`);
    try {
      await mkdir(dirname(target), { recursive: true });
      await rename(join(this.#bin, latest), target);
      await syncDirectory(dirname(target));
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

  async check(): Promise<Health> {
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
    return join(this.#files, ...keySegments(key));
  }
}

/** The time of removal first, so that the bin sorts by age; `+` cannot stand in a key. */
function binName(key: string, removed: Date): string {
  return `${removed.getTime()}-${randomUUID()}${binSuffix(key)}`;
}

function binSuffix(key: string): string {
  return `+${keySegments(key).join('+')}`;
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
  if (fullDisk.has(code)) return new DriveError('full', 'The disk is full.', { cause: error });
  if (brokenDisk.has(code)) return new DriveError('unavailable', 'The disk does not answer.', { cause: error });
  return error;
}
