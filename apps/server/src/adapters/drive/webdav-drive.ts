import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileStat } from 'webdav';
import { nameVariants, safeFileName } from '../../lib/safe-file-name.ts';
import type { ComponentHealth } from '../health.ts';
import { type GuardOptions, guardedAgents } from '../net/guarded-agents.ts';
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
import type { DriveAccess, OpenDrive } from './drives.port.ts';
import { measure } from './measure.ts';
import { spooled } from './spooled.ts';
import { asDriveError, textOf, WebDavCalls } from './webdav-calls.ts';

/** The one directory on a student's drive that is ours; courses are directories in it. */
const root = 'Weekwise';
const hidden = `${root}/.weekwise`;
const incoming = `${hidden}/incoming`;
const bin = `${hidden}/bin`;
/** Says in a course's directory which course it is. */
const marker = '.weekwise-course';
const binMark = 'bin:';
const deepest = 8;

/** Opens drives that speak WebDAV (RFC 4918). */
export function webDavDrives(options: GuardOptions & { now?: () => Date }): OpenDrive {
  const agents = guardedAgents(options);
  return ({ address, account, secret }: DriveAccess) => {
    if (address === null) throw new DriveError('unavailable', 'The drive has no address.');
    return new WebDavDrive(new WebDavCalls({ address, account, secret, agents }), options.now);
  };
}

/** A student's own drive. Keys are paths under `Weekwise/`, with names that a person recognises. */
class WebDavDrive implements Drive {
  readonly #calls: WebDavCalls;
  readonly #now: () => Date;

  constructor(calls: WebDavCalls, now: () => Date = () => new Date()) {
    this.#calls = calls;
    this.#now = now;
  }

  /**
   * A directory that a student made by hand under the course's name, and that is no other course's, becomes this one's.
   */
  async openFolder({ id, name }: { id: string; name: string }): Promise<string> {
    await this.#makeDirectory(root);
    for (const candidate of nameVariants(safeFileName(name))) {
      const path = `${root}/${candidate}`;
      await this.#makeDirectory(path);
      const known = await this.#textOf(`${path}/${marker}`);
      if (known === id) return candidate;
      if (known !== null || (await this.#calls.stat(path))?.type !== 'directory') continue;
      await this.#calls.send('PUT', `${path}/${marker}`, { data: id });
      return candidate;
    }
    throw new DriveError('exists', 'The drive has too many directories of this name.');
  }

  async write(
    { folder, name }: FilePlace,
    source: AsyncIterable<Uint8Array>,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<StoredFile> {
    const directory = this.#path(folder);
    const { bytes, result } = measure(source);
    await using spool = await spooled(bytes, signal);
    const { size, sha256 } = result();
    const temporary = await this.#put(spool, size, signal);
    try {
      const kept = await this.#calls.stat(temporary);
      if (kept?.size !== size) throw new DriveError('unavailable', 'The drive did not keep all of the file.');
      signal?.throwIfAborted();
      const path = await this.#moveToFree(temporary, directory, name);
      const stat = await this.#calls.stat(path);
      if (!stat) throw new DriveError('unavailable', 'The drive does not have what it took.');
      return { key: keyOf(path), name: baseName(path), ...stateOf(stat), sha256 };
    } catch (error) {
      // What is left of it is purged later, where the drive does not answer now.
      await this.#delete(temporary).catch(() => undefined);
      throw error;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const headers: Record<string, string> = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const { status, body } = await this.#calls.send('GET', this.#path(key), { headers });
    return Readable.from(told(range && status !== 206 ? part(body, range) : body), { objectMode: false });
  }

  async stat(key: string): Promise<StoredFileState | null> {
    const stat = await this.#calls.stat(this.#path(key));
    return stat?.type === 'file' ? stateOf(stat) : null;
  }

  async *list(folder: string, depth = 0): AsyncGenerator<DriveEntry> {
    const directory = this.#path(folder);
    const children = await this.#calls.children(directory);
    // Gone on the way is an empty directory; gone at the root is a directory that does not answer.
    if (!children && depth === 0) throw new DriveError('not_found', 'The directory of the course is not there.');
    for (const { name, stat } of children ?? []) {
      const key = `${folder}/${name}`;
      if (!isKey(key)) continue;
      if (stat.type === 'file') yield { key, name, ...stateOf(stat), modifiedAt: new Date(stat.lastmod) };
      else if (depth < deepest) yield* this.list(key, depth + 1);
    }
  }

  async remove(key: string): Promise<string | null> {
    const path = this.#path(key);
    const name = `${this.#now().getTime()}-${randomUUID()}`;
    if ((await this.#calls.stat(path))?.type !== 'file') return null;
    await this.#makeHidden();
    await this.#move(path, `${bin}/${name}`);
    return binMark + name;
  }

  async restore(binned: string, { folder, name }: FilePlace): Promise<string> {
    const path = this.#path(binned);
    if (!(await this.#calls.stat(path))) throw new DriveError('not_found', 'It is not in the bin.');
    return keyOf(await this.#moveToFree(path, this.#path(folder), name));
  }

  async erase(key: string): Promise<void> {
    const path = this.#path(key);
    if ((await this.#calls.stat(path))?.type === 'file') await this.#delete(path);
  }

  async purge(instant: Date): Promise<number> {
    let purged = 0;
    await this.#makeHidden();
    for (const directory of [bin, incoming]) {
      for (const { name } of (await this.#calls.children(directory)) ?? []) {
        if (Number.parseInt(name, 10) >= instant.getTime()) continue;
        await this.#delete(`${directory}/${name}`);
        purged++;
      }
    }
    return purged;
  }

  async check(): Promise<ComponentHealth> {
    try {
      await this.#calls.stat('');
      return { status: 'ok', detail: 'WebDAV drive' };
    } catch {
      return { status: 'down', detail: 'WebDAV drive does not answer' };
    }
  }

  async #put(bytes: { open(): Readable }, size: number, signal: AbortSignal | undefined): Promise<string> {
    const path = `${incoming}/${this.#now().getTime()}-${randomUUID()}`;
    await this.#makeHidden();
    try {
      // With its length: some servers keep nothing of a body that comes in chunks.
      const headers = { 'Content-Length': `${size}`, 'Content-Type': 'application/octet-stream' };
      await this.#calls.send('PUT', path, { data: bytes.open(), headers, signal });
      return path;
    } catch (error) {
      await this.#delete(path).catch(() => undefined);
      throw error;
    }
  }

  /** Under the first name that is free: a server that takes two spellings for one name refuses the second as taken. */
  async #moveToFree(from: string, directory: string, name: string): Promise<string> {
    for (const candidate of nameVariants(safeFileName(name))) {
      const to = `${directory}/${candidate}`;
      try {
        await this.#move(from, to).catch(async (error: unknown) => {
          ignoring('not_found')(error);
          // The student has deleted the directory of the course.
          await this.#makeDirectory(root);
          await this.#makeDirectory(directory);
          await this.#move(from, to);
        });
        return to;
      } catch (error) {
        ignoring('exists')(error);
      }
    }
    throw new DriveError('exists', 'The drive has too many files of this name.');
  }

  async #move(from: string, to: string): Promise<void> {
    await this.#calls.send('MOVE', from, { headers: { Destination: this.#calls.urlOf(to), Overwrite: 'F' } });
  }

  async #delete(path: string): Promise<void> {
    await this.#calls.send('DELETE', path).catch(ignoring('not_found'));
  }

  async #makeHidden(): Promise<void> {
    if (await this.#calls.stat(bin)) return;
    for (const path of [root, hidden, incoming, bin]) await this.#makeDirectory(path);
  }

  /** A directory that is there already answers 405. */
  async #makeDirectory(path: string): Promise<void> {
    if (await this.#calls.stat(path)) return;
    try {
      await this.#calls.send('MKCOL', path);
    } catch (error) {
      // Somebody else made it meanwhile.
      if (!(await this.#calls.stat(path))) throw error;
    }
  }

  async #textOf(path: string): Promise<string | null> {
    const answer = await this.#calls.send('GET', path).catch(ignoring('not_found'));
    return answer ? (await textOf(answer)).trim() : null;
  }

  #path(key: string): string {
    if (key.startsWith(binMark)) return [bin, ...keySegments(key.slice(binMark.length))].join('/');
    return [root, ...keySegments(key)].join('/');
  }
}

const keyOf = (path: string): string => path.slice(root.length + 1);
const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

const stateOf = ({ size, etag, lastmod }: FileStat): StoredFileState => ({
  size,
  version: `${etag ?? lastmod}-${size}`,
});

function isKey(key: string): boolean {
  try {
    return keySegments(key).length > 0;
  } catch {
    return false;
  }
}

function ignoring(code: DriveError['code']) {
  return (error: unknown): undefined => {
    if (!(error instanceof DriveError) || error.code !== code) throw error;
  };
}

/** A connection that breaks in the middle of a body is a drive that does not answer. */
async function* told(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw asDriveError(error);
  }
}

/** For servers that answer the whole file where a part was asked for. */
async function* part(body: AsyncIterable<Uint8Array>, { start, end }: ByteRange): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const chunk of body) {
    const wanted = chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    if (wanted.byteLength > 0) yield wanted;
    at += chunk.byteLength;
    if (at > end) return;
  }
}
