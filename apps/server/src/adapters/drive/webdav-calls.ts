import type { Agent as HttpAgent } from 'node:http';
import type { Agent as HttpsAgent } from 'node:https';
import type { Readable } from 'node:stream';
import { AuthType, createClient, type FileStat, parseXML, prepareFileFromProps, type WebDAVClient } from 'webdav';
import { DriveError, type DriveErrorCode } from './drive.port.ts';

export interface WebDavAddress {
  address: string;
  account: string | null;
  secret: string;
  agents: { http: HttpAgent; https: HttpsAgent };
}

interface CallOptions {
  headers?: Record<string, string>;
  data?: string | Readable;
  signal?: AbortSignal;
}

export interface DavAnswer {
  status: number;
  headers: { get(name: string): string | null };
  /** What the `webdav` client answers with in Node, though its types leave it out. */
  body: Readable;
}

/** Bytes of a listing: some ten thousand files. */
const longestAnswer = 16 * 1024 * 1024;

const codeOfStatus: Record<number, DriveErrorCode> = {
  401: 'reauth_required',
  403: 'scope_missing',
  404: 'not_found',
  409: 'not_found',
  410: 'not_found',
  412: 'exists',
  413: 'full',
  423: 'locked',
  429: 'rate_limited',
  507: 'full',
};

const texts: Partial<Record<DriveErrorCode, string>> = {
  reauth_required: 'The drive does not take the user name and password.',
  scope_missing: 'The drive does not let this user do that.',
  not_found: 'The drive has nothing there.',
  exists: 'The drive has something there already.',
  full: 'The drive is full.',
  locked: 'The drive has the file locked.',
  rate_limited: 'The drive asks to wait.',
};

/** A name or password by its bytes in UTF-8 (RFC 7617), each as one character: the client's Base64 knows no others. */
const inBytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');

/** Single requests to a WebDAV server; whatever goes wrong is a `DriveError`. Paths are relative to its address. */
export class WebDavCalls {
  readonly #client: WebDAVClient;
  readonly #root: string;

  constructor({ address, account, secret, agents }: WebDavAddress) {
    this.#root = address.replace(/\/+$/, '');
    this.#client = createClient(this.#root, {
      username: inBytes(account ?? ''),
      password: inBytes(secret),
      // Basic, or Digest where the server asks for it.
      authType: AuthType.Auto,
      httpAgent: agents.http,
      httpsAgent: agents.https,
    });
  }

  async send(method: string, path: string, { headers, data, signal }: CallOptions = {}): Promise<DavAnswer> {
    const url = this.urlOf(path);
    try {
      // The client's type knows no streams, which it sends all the same.
      const answer = await this.#client.customRequest('', { method, url, headers, data: data as string, signal });
      // With Digest, the client hands a refusal over like any other answer.
      if (answer.status >= 400) throw errorOfStatus(answer.status, answer.headers);
      return answer as unknown as DavAnswer;
    } catch (error) {
      signal?.throwIfAborted();
      throw asDriveError(error);
    }
  }

  /** The file or directory itself; null where nothing is. */
  async stat(path: string): Promise<FileStat | null> {
    return (await this.#find(path, 0))?.[0]?.stat ?? null;
  }

  /** What is in a directory, by its plain names; null where there is none. */
  async children(path: string): Promise<{ name: string; stat: FileStat }[] | null> {
    const found = await this.#find(path, 1);
    if (!found) return null;
    // The directory names itself too. Behind a proxy its path may begin otherwise than we know it, but it is the
    // shortest.
    const self = Math.min(...found.map(({ segments }) => segments.length));
    return found.flatMap(({ segments, stat }) => {
      const name = segments.at(-1);
      return segments.length === self + 1 && name !== undefined ? [{ name, stat }] : [];
    });
  }

  urlOf(path: string): string {
    return [this.#root, ...path.split('/').filter(Boolean).map(encodeURIComponent)].join('/');
  }

  async #find(path: string, depth: 0 | 1): Promise<{ segments: string[]; stat: FileStat }[] | null> {
    try {
      const answer = await this.send('PROPFIND', path, { headers: { Depth: `${depth}`, Accept: 'application/xml' } });
      const { multistatus } = await parseXML(await textOf(answer));
      return multistatus.response.flatMap(({ href, propstat }) => {
        const segments = segmentsOf(href);
        if (!segments || !propstat) return [];
        return [{ segments, stat: prepareFileFromProps(propstat.prop, segments.at(-1) ?? '') }];
      });
    } catch (error) {
      if (error instanceof DriveError && error.code === 'not_found') return null;
      throw asDriveError(error);
    }
  }
}

/** A server that never comes to an end is cut off. */
export async function textOf({ body }: DavAnswer): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body as AsyncIterable<Uint8Array>) {
    length += part.byteLength;
    if (length > longestAnswer) throw new DriveError('unavailable', 'The drive answers without end.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Not read as a URL: servers leave `#` and `?` in names as they are. */
function segmentsOf(href: string): string[] | null {
  const path = href.replace(/^https?:\/\/[^/]*/i, '');
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

function errorOfStatus(status: number, headers: DavAnswer['headers'] | undefined, cause?: unknown): DriveError {
  const code = codeOfStatus[status] ?? 'unavailable';
  const seconds = Number(headers?.get('retry-after') ?? Number.NaN);
  const retryAfter = Number.isFinite(seconds) ? seconds : null;
  return new DriveError(code, texts[code] ?? `The drive answers with status ${status}.`, { cause, retryAfter });
}

/** Whatever a request, an answer or its body met, as one of the codes. */
export function asDriveError(error: unknown): DriveError {
  if (error instanceof DriveError) return error;
  const { status, response, code } = error as {
    status?: unknown;
    response?: { headers?: DavAnswer['headers'] };
    code?: unknown;
  };
  if (typeof status === 'number') return errorOfStatus(status, response?.headers, error);
  if (code === 'ERR_ADDRESS_REFUSED') {
    return new DriveError('address_refused', 'The address is not on the open internet.', { cause: error });
  }
  return new DriveError('unavailable', 'The drive does not answer.', { cause: error });
}
