import type { IncomingMessage } from 'node:http';
import type { FileMetadata, FileResource, GoogleAccount } from './google-account.ts';
import { driveRefusal, fileNotFound } from './refusal.ts';

/** Bytes are kept in whole portions of this size until the file is complete. */
const portion = 256 * 1024;

interface Session {
  account: GoogleAccount;
  /** The file whose content is replaced; null where a new one is made. */
  fileId: string | null;
  metadata: FileMetadata;
  received: Buffer;
  done: FileResource | null;
}

/** How far an upload has come. */
export type DriveUploadState = { done: FileResource } | { received: number };

/**
 * Resumable uploads (https://developers.google.com/workspace/drive/api/guides/manage-uploads#resumable): a session,
 * bytes in portions of 256 KiB, an answer of 308 with the `Range` that has arrived, and a query for it with `bytes * /
 * *`.
 */
export class Uploads {
  readonly #sessions = new Map<string, Session>();
  #made = 0;

  begin(account: GoogleAccount, fileId: string | null, metadata: FileMetadata, length: number | null): string {
    account.assertFits(length ?? 0);
    if (fileId) account.get(fileId);
    for (const parent of metadata.parents ?? []) if (parent !== account.rootId) account.get(parent);
    this.#made++;
    const id = `AEnB2U-upload-${this.#made}`;
    this.#sessions.set(id, { account, fileId, metadata, received: Buffer.alloc(0), done: null });
    return id;
  }

  /** A week goes by, after which a session is forgotten. */
  expire(): void {
    this.#sessions.clear();
  }

  /** `body` is what arrived of the request before it ended or was cut. */
  receive(id: string, contentRange: string | undefined, body: Buffer, { cut = false } = {}): DriveUploadState {
    const session = this.#sessions.get(id);
    if (!session) throw fileNotFound(id);
    if (session.done) return { done: session.done };
    const { start, end, total } = parseRange(contentRange, body.length);
    const { received, account } = session;
    if (start === null) return total === received.length ? this.#finish(session) : { received: received.length };
    if (start > received.length) {
      throw driveRefusal(
        400,
        'badRequest',
        `Invalid request. According to the Content-Range header, the upload offset is ${start} byte(s), which exceeds already uploaded size of ${received.length} byte(s).`,
      );
    }
    if (!cut && body.length !== end - start)
      throw driveRefusal(400, 'badRequest', 'Content-Range and the body differ.');
    const isLast = total !== null && end === total;
    if (!isLast && (end - start) % portion !== 0) {
      throw driveRefusal(
        400,
        'badRequest',
        `Invalid request. The number of bytes uploaded is required to be equal or greater than ${portion}, except for the final request (it's recommended to be the exact multiple of ${portion}).`,
      );
    }
    account.assertFits(end);
    const all = Buffer.concat([received.subarray(0, start), body]);
    const complete = isLast && all.length === total;
    const kept = complete ? all : all.subarray(0, all.length - (all.length % portion));
    if (kept.length > received.length || complete) session.received = kept;
    return complete ? this.#finish(session) : { received: session.received.length };
  }

  #finish(session: Session): DriveUploadState {
    const { account, fileId, metadata, received } = session;
    session.done = fileId ? account.update(fileId, metadata, received) : account.create(metadata, received);
    return { done: session.done };
  }
}

/** `end` is the first byte that is not in the request. A request without the header holds the whole file. */
function parseRange(header: string | undefined, length: number) {
  if (header === undefined) return { start: 0, end: length, total: length };
  const found = header.match(/^bytes (?:(\d+)-(\d+)|\*)\/(\d+|\*)$/);
  if (!found) throw driveRefusal(400, 'badRequest', 'Failed to parse Content-Range header.');
  const [, first, last, size] = found;
  const total = size === '*' ? null : Number(size);
  if (first === undefined) return { start: null, end: 0, total };
  return { start: Number(first), end: Number(last) + 1, total };
}

/** The metadata and the bytes of a multipart upload (…/guides/manage-uploads#multipart). */
export function parseMultipart(request: IncomingMessage, body: Buffer): { metadata: FileMetadata; content: Buffer } {
  const boundary = request.headers['content-type']?.match(/^multipart\/related;.*boundary="?([^";]+)"?/)?.[1];
  if (!boundary) throw driveRefusal(400, 'badContent', 'Malformed multipart body.');
  const text = body.toString('latin1');
  const parts = text.split(`--${boundary}`).slice(1, -1);
  const [metadata, content] = parts.map((part) => {
    const start = part.indexOf('\r\n\r\n') + 4;
    return Buffer.from(part.slice(start, part.lastIndexOf('\r\n')), 'latin1');
  });
  if (!metadata || !content) throw driveRefusal(400, 'badContent', 'Malformed multipart body.');
  return { metadata: JSON.parse(metadata.toString()), content };
}
