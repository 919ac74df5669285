import type { Readable } from 'node:stream';
import type { ComponentHealth } from '../health.ts';

/** Bytes of a file from `start` to `end`, both counted from 0 and both included, as in an HTTP range. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where a new file belongs: the directory of its course (`openFolder`), our id for it, and the name its student gave
 * it.
 */
export interface FilePlace {
  folder: string;
  id: string;
  name: string;
}

/**
 * Where the bytes of files live. A drive decides itself under which key it keeps a file; whoever stores one remembers
 * the key it is told, and the exact name beside it: a drive may have to change a name (`CON`, `../../etc/passwd`).
 * Students may put, change, rename and delete files on a drive without us; `list` tells.
 */
export interface Drive {
  /** Makes the directory of a course where there is none yet, and answers its key. */
  openFolder(folder: { id: string; name: string }): Promise<string>;
  /**
   * Stores a stream as a new file. All or nothing: when the source fails, the signal fires or the process dies, no file
   * is left that `list` would show. Never replaces what is there. Resolves when the bytes are safe.
   */
  write(place: FilePlace, source: AsyncIterable<Uint8Array>, options?: { signal?: AbortSignal }): Promise<StoredFile>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** null where nothing is stored under the key. */
  stat(key: string): Promise<StoredFileState | null>;
  /** Every file in the directory of a course, in no order; hidden files and what is half written are none. */
  list(folder: string): AsyncIterable<DriveEntry>;
  /**
   * Moves a file to the bin, for at least 30 days, and answers under which key it is there. Null where nothing is
   * stored under the key: a repeated removal is no error.
   */
  remove(key: string): Promise<string | null>;
  /** Brings a file back from the bin by the key it has there; answers the one it has now. */
  restore(binned: string, place: FilePlace): Promise<string>;
  /** Deletes for good what has this key, in the bin or not. Erasing what is not there is no error. */
  erase(key: string): Promise<void>;
  /** Deletes for good what was removed before `instant`, and half-written leftovers of that age; answers how many. */
  purge(instant: Date): Promise<number>;
  check(): Promise<ComponentHealth>;
}

export interface StoredFileState {
  size: number;
  /** Opaque. It is another one whenever the bytes are others; a drive may also change it when they are not. */
  version: string;
}

export interface StoredFile extends StoredFileState {
  key: string;
  /** What the drive calls it. */
  name: string;
  /** Hexadecimal SHA-256 of the bytes. */
  sha256: string;
}

export interface DriveEntry extends StoredFileState {
  key: string;
  /** What the drive calls it now. */
  name: string;
  modifiedAt: Date;
}

/**
 * Each code with whether the same call may succeed later without anybody changing the request or the drive's access.
 */
const retryableByCode = {
  invalid_key: false,
  not_found: false,
  exists: false,
  full: true,
  unavailable: true,
  /** Somebody else has the file open for writing. */
  locked: true,
  rate_limited: true,
  /** The drive does not know us (any more): the student has to sign in to it again. */
  reauth_required: false,
  /** The drive knows us and does not let us do this: the student has to allow more. */
  scope_missing: false,
  /** An address that this server does not call. */
  address_refused: false,
} as const;
export type DriveErrorCode = keyof typeof retryableByCode;

interface DriveErrorOptions extends ErrorOptions {
  retryAfter?: number | null;
  connectionId?: string;
}

/** Its message names no address, account or secret: it may be logged. */
export class DriveError extends Error {
  readonly code: DriveErrorCode;
  readonly retryable: boolean;
  /** Seconds that the drive asks to wait; null where it says nothing. */
  readonly retryAfter: number | null;
  /** The connection that it is about, where a student's own drive was asked by one. */
  readonly connectionId: string | null;
  constructor(code: DriveErrorCode, message: string, options: DriveErrorOptions = {}) {
    super(message, options);
    this.name = 'DriveError';
    this.code = code;
    this.retryable = retryableByCode[code];
    this.retryAfter = options.retryAfter ?? null;
    this.connectionId = options.connectionId ?? null;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this refuses
const unsafe = /^\.|[\u0000-\u001f\u007f\\]/;

/** The parts of a key that is a path, or an `invalid_key` error: no part can leave the drive's root or hide in it. */
export function keySegments(key: string): string[] {
  const segments = key.split('/');
  const isSafe = (part: string) => part !== '' && Buffer.byteLength(part) <= 255 && !unsafe.test(part);
  if (segments.length > 16 || !segments.every(isSafe)) {
    throw new DriveError('invalid_key', `Not a key of this drive: ${JSON.stringify(key.slice(0, 200))}`);
  }
  return segments;
}
