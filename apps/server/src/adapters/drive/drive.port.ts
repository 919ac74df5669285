import type { Readable } from 'node:stream';
import type { Health } from '../health.ts';

/** Bytes of a file from `start` to `end`, both counted from 0 and both included, as in an HTTP range. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where the bytes of uploaded files live. Keys are made by us (`<folder id>/<file id>`), never by a student:
 * a file's own name is data beside it, so that any name can be kept and given back exactly.
 */
export interface Drive {
  /**
   * Stores a stream under a key. All or nothing: when the source fails, the signal fires or the process dies,
   * nothing is left under the key. Resolves when the bytes are safe.
   */
  write(key: string, source: AsyncIterable<Uint8Array>, options?: { signal?: AbortSignal }): Promise<StoredBytes>;
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** null where nothing is stored under the key. */
  stat(key: string): Promise<{ size: number } | null>;
  /** Moves a file to the bin. Removing what is not there is no error: a repeated removal ends the same. */
  remove(key: string): Promise<void>;
  /** Brings a file back from the bin. */
  restore(key: string): Promise<void>;
  /** Deletes for good what was removed before `instant`, and half-written leftovers of that age; answers how many. */
  purge(instant: Date): Promise<number>;
  check(): Promise<Health>;
}

export interface StoredBytes {
  size: number;
  /** Hexadecimal SHA-256 of the bytes. */
  sha256: string;
}

export type DriveErrorCode = 'invalid_key' | 'not_found' | 'exists' | 'full' | 'unavailable';

/** `retryable`: the same call may succeed later without anybody changing the request. */
export class DriveError extends Error {
  readonly code: DriveErrorCode;
  readonly retryable: boolean;
  constructor(code: DriveErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DriveError';
    this.code = code;
    this.retryable = code === 'full' || code === 'unavailable';
  }
}

const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;

/** The parts of a key, or an `invalid_key` error: no part can leave the drive's root or hide in it. */
export function keySegments(key: string): string[] {
  const segments = key.split('/');
  if (segments.length > 8 || !segments.every((part) => segment.test(part))) {
    throw new DriveError('invalid_key', `Not a key of this drive: ${JSON.stringify(key.slice(0, 200))}`);
  }
  return segments;
}
