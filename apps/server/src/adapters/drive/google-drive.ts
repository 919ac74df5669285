import { Readable } from 'node:stream';
import type { drive_v3 } from '@googleapis/drive';
import { LRUCache } from 'lru-cache';
import type { GoogleClientConfig } from '../../config/sign-in-settings.ts';
import type { ComponentHealth } from '../health.ts';
import {
  type ByteRange,
  type Drive,
  type DriveEntry,
  DriveError,
  type FilePlace,
  type StoredFile,
  type StoredFileState,
} from './drive.port.ts';
import type { OpenDrive } from './drives.port.ts';
import { GoogleCalls, type GoogleOptions, oauthClient } from './google-calls.ts';
import { KeptListings, type ListingStore, listingStore } from './google-listings.ts';
import { uploadResumably } from './google-upload.ts';
import { measure } from './measure.ts';

type File = drive_v3.Schema$File;

const folderType = 'application/vnd.google-apps.folder';
const lowSpace = 200 * 1024 * 1024;
const defaultPortion = 4 * 1024 * 1024;
const stateFields = 'id,name,mimeType,trashed,size,version,headRevisionId,sha256Checksum,modifiedTime';

/** Marks of ours that nobody else sees (`appProperties`). */
const marks = { course: 'weekwiseCourse', inBin: 'weekwiseBin', removedAt: 'weekwiseRemovedAt' } as const;
const allCourses = 'all';

/**
 * Opens the Drives of people who have allowed it. One client for each refresh token, so that an access token serves
 * until it expires.
 */
export function googleDrives(
  config: GoogleClientConfig,
  options: GoogleOptions & { now?: () => Date } = {},
): OpenDrive {
  const opened = new LRUCache<string, GoogleDrive>({ max: 500 });
  const listings = listingStore();
  return ({ secret }) => {
    const known = opened.get(secret);
    if (known) return known;
    const client = oauthClient(config, options);
    client.setCredentials({ refresh_token: secret });
    const drive = new GoogleDrive(new GoogleCalls(client, options), listings, options);
    opened.set(secret, drive);
    return drive;
  };
}

/**
 * A student's Google Drive with the scope `drive.file`: a directory "Weekwise" with one for each course. What the
 * student puts there by hand stays invisible until it is opened with this app (docs/decisions). Keys are Drive's own
 * ids, which a file keeps when it is renamed, moved or binned; the bin is Drive's.
 */
class GoogleDrive implements Drive {
  readonly #calls: GoogleCalls;
  readonly #listings: KeptListings;
  readonly #portion: number;
  readonly #now: () => Date;

  constructor(
    calls: GoogleCalls,
    listings: ListingStore,
    { portion = defaultPortion, now = () => new Date() }: GoogleOptions & { now?: () => Date },
  ) {
    this.#calls = calls;
    this.#listings = new KeptListings(calls, listings);
    this.#portion = portion;
    this.#now = now;
  }

  async openFolder({ id, name }: { id: string; name: string }): Promise<string> {
    const known = await this.#findFolder(id);
    if (known) return known;
    const parent = (await this.#findFolder(allCourses)) ?? (await this.#makeFolder(allCourses, 'Weekwise'));
    return this.#makeFolder(id, name, parent);
  }

  async write(
    { folder, name }: FilePlace,
    source: AsyncIterable<Uint8Array>,
    { signal }: { signal?: AbortSignal } = {},
  ): Promise<StoredFile> {
    const metadata = { name, parents: [idOf(folder)] };
    const { bytes, result } = measure(source);
    const file = await uploadResumably(this.#calls, bytes, {
      metadata,
      fields: stateFields,
      portion: this.#portion,
      signal,
    });
    const { size, sha256 } = result();
    const key = file.id ?? '';
    const { version, ...state } = stateOf(file);
    if (state.size !== size || (file.sha256Checksum && file.sha256Checksum !== sha256)) {
      await this.erase(key);
      throw new DriveError('unavailable', 'Google Drive stored other bytes than those that were sent.');
    }
    return { key, name: file.name ?? name, size, version, sha256 };
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    const fileId = idOf(key);
    const headers = new Headers(range && { range: `bytes=${range.start}-${range.end}` });
    const { data } = await this.#calls.call((signal) =>
      this.#calls.drive.files.get({ fileId, alt: 'media' }, { responseType: 'stream', headers, signal }),
    );
    return Readable.from(named(data as unknown as AsyncIterable<Uint8Array>), { objectMode: false });
  }

  async stat(key: string): Promise<StoredFileState | null> {
    const file = await this.#find(key);
    return file && !file.trashed ? stateOf(file) : null;
  }

  async *list(folder: string): AsyncGenerator<DriveEntry> {
    const directory = idOf(folder);
    yield* await this.#listings.of(directory, () => this.#listAnew(directory));
  }

  async remove(key: string): Promise<string | null> {
    const file = await this.#find(key);
    if (!file || file.trashed) return null;
    const appProperties = { [marks.inBin]: 'true', [marks.removedAt]: String(this.#now().getTime()) };
    return (await this.#update(key, { requestBody: { trashed: true, appProperties } })) ? key : null;
  }

  async restore(binned: string, { folder, name }: FilePlace): Promise<string> {
    const file = await this.#find(binned);
    const appProperties = { [marks.inBin]: null, [marks.removedAt]: null };
    const parents = file?.parents ?? [];
    const moved = !parents.includes(folder) && { addParents: idOf(folder), removeParents: parents.join(',') };
    // The types of the client know no null, which is how a property is taken away.
    const requestBody = { trashed: false, name, appProperties } as unknown as File;
    if (!file || !(await this.#update(binned, { ...moved, requestBody }))) {
      throw new DriveError('not_found', 'That file is not in the bin of Google Drive.');
    }
    return binned;
  }

  async erase(key: string): Promise<void> {
    if (await this.#find(key)) await this.#delete(key);
  }

  async purge(instant: Date): Promise<number> {
    let purged = 0;
    const binned = `trashed = true and ${marked(marks.inBin, 'true')}`;
    for (const file of await Array.fromAsync(this.#search(binned))) {
      const removedAt = Number(file.appProperties?.[marks.removedAt]);
      if (!file.id || !(removedAt < instant.getTime())) continue;
      if (await this.#delete(file.id)) purged++;
    }
    return purged;
  }

  async check(): Promise<ComponentHealth> {
    try {
      const { data } = await this.#calls.call((signal) =>
        this.#calls.drive.about.get({ fields: 'storageQuota(limit,usage)' }, { signal }),
      );
      const { limit, usage } = data.storageQuota ?? {};
      // Without a limit there is room without end.
      const free = limit ? Number(limit) - Number(usage ?? 0) : Number.POSITIVE_INFINITY;
      if (free < lowSpace) return { status: 'degraded', detail: 'Google Drive, almost full' };
      return { status: 'ok', detail: 'Google Drive' };
    } catch (error) {
      if (!(error instanceof DriveError)) throw error;
      return { status: 'down', detail: `Google Drive: ${error.code}` };
    }
  }

  async #listAnew(directory: string): Promise<DriveEntry[]> {
    const found = await this.#get(directory);
    // Nothing in it and no way to it are two things: the files of a course do not vanish because another account
    // answers.
    if (!found || found.trashed) throw new DriveError('not_found', 'Google Drive has no such directory.');
    const entries: DriveEntry[] = [];
    for await (const file of this.#search(`'${directory}' in parents and trashed = false`)) {
      if (!file.id || isGoogles(file)) continue;
      const modifiedAt = new Date(file.modifiedTime ?? 0);
      entries.push({ key: file.id, name: file.name ?? '', ...stateOf(file), modifiedAt });
    }
    return entries;
  }

  async #findFolder(course: string): Promise<string | null> {
    const query = `mimeType = '${folderType}' and trashed = false and ${marked(marks.course, course)}`;
    // Two that were made at the same moment: the older one, for everybody.
    for await (const { id } of this.#search(query, 'createdTime')) if (id) return id;
    return null;
  }

  async #makeFolder(course: string, name: string, parent?: string): Promise<string> {
    const requestBody = {
      name,
      mimeType: folderType,
      appProperties: { [marks.course]: course },
      ...(parent && { parents: [parent] }),
    };
    const { data } = await this.#calls.call((signal) =>
      this.#calls.drive.files.create({ requestBody, fields: 'id' }, { signal }),
    );
    const made = data.id ?? '';
    const oldest = (await this.#findFolder(course)) ?? made;
    if (oldest !== made) await this.#delete(made);
    return oldest;
  }

  /** null where there is none, and where it is a directory or a document that has no bytes. */
  async #find(key: string): Promise<File | null> {
    const file = await this.#get(idOf(key));
    return file && !isGoogles(file) ? file : null;
  }

  #get(fileId: string): Promise<File | null> {
    return this.#unlessMissing((signal) =>
      this.#calls.drive.files.get({ fileId, fields: `${stateFields},parents` }, { signal }),
    );
  }

  #update(fileId: string, change: drive_v3.Params$Resource$Files$Update): Promise<File | null> {
    return this.#unlessMissing((signal) =>
      this.#calls.drive.files.update({ ...change, fileId, fields: 'id' }, { signal }),
    );
  }

  async #delete(fileId: string): Promise<boolean> {
    const deleted = await this.#unlessMissing((signal) => this.#calls.drive.files.delete({ fileId }, { signal }));
    return deleted !== null;
  }

  async #unlessMissing<T>(work: (signal: AbortSignal) => Promise<{ data: T }>): Promise<T | null> {
    try {
      return (await this.#calls.call(work)).data;
    } catch (error) {
      if (error instanceof DriveError && error.code === 'not_found') return null;
      throw error;
    }
  }

  async *#search(q: string, orderBy?: string): AsyncGenerator<File> {
    const fields = `nextPageToken,files(${stateFields},appProperties)`;
    let pageToken: string | undefined;
    do {
      const page = { q, fields, pageSize: 1000, ...(orderBy && { orderBy }), ...(pageToken && { pageToken }) };
      const { data } = await this.#calls.call((signal) => this.#calls.drive.files.list(page, { signal }));
      yield* data.files ?? [];
      pageToken = data.nextPageToken ?? undefined;
    } while (pageToken);
  }
}

const isGoogles = ({ mimeType }: File) => mimeType?.startsWith('application/vnd.google-apps.') ?? false;

/** The checksum stays when the same bytes are stored again; where there is none, every revision counts as new. */
function stateOf({ size, sha256Checksum, headRevisionId, version }: File): StoredFileState {
  return { size: Number(size ?? 0), version: sha256Checksum ?? headRevisionId ?? version ?? '' };
}

/** A key is an id of Drive's, which goes into addresses and searches. */
function idOf(key: string): string {
  if (/^[A-Za-z0-9_-]{5,128}$/.test(key)) return key;
  throw new DriveError('invalid_key', `Not a key of Google Drive: ${JSON.stringify(key.slice(0, 200))}`);
}

/** (https://developers.google.com/workspace/drive/api/guides/search-files) */
function marked(key: string, value: string): string {
  return `appProperties has { key='${key}' and value='${value.replace(/['\\]/g, '\\$&')}' }`;
}

/** A line that is cut in the middle of a file gets the name of a drive's trouble. */
async function* named(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw new DriveError('unavailable', 'Google Drive stopped in the middle of a file.', { cause: error });
  }
}
