import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GoogleClientConfig } from '../../config/sign-in-settings.ts';
import { type DriveCall, driveApi } from './drive-api.ts';
import { GoogleAccount } from './google-account.ts';
import { Grants } from './grants.ts';
import { Refusal } from './refusal.ts';
import { type DriveCallKind, type DriveTrouble, DriveTroubles } from './troubles.ts';
import { Uploads } from './uploads.ts';

export const googleClient: GoogleClientConfig = {
  clientId: 'weekwise.apps.googleusercontent.com',
  clientSecret: 'GOCSPX-only-for-tests',
};

export interface GoogleDouble {
  /** What takes the place of Google's addresses. */
  endpoints: { api: string; authorize: string; token: string; revoke: string };
  grants: Grants;
  /** A person's Drive; made on first use. */
  account(email?: string): GoogleAccount;
  /** A refresh token as if the person had been through the consent page. */
  refreshToken(email?: string): string;
  trouble(on: DriveCallKind, trouble: DriveTrouble, times?: number): void;
  clearTroubles(): void;
  /** Nothing answers until it is false again. */
  setDown(down: boolean): void;
  /** Pages of files.list hold no more than this, and the first one nothing: both may happen at Google. */
  pageCap: number;
  /** Forgets every upload that is under way. */
  expireUploads(): void;
  /** Every call since the start. */
  readonly calls: { kind: DriveCallKind; range: string | undefined }[];
  close(): Promise<void>;
}

/**
 * Google's Drive API v3, consent page, token endpoint and revocation on loopback, for one app with the scope
 * drive.file, as the published reference describes them:
 * https://developers.google.com/workspace/drive/api/reference/rest/v3 (files, changes, about) and the guides named in
 * the other files of this directory. Version 3 has no etags: `version`, `headRevisionId` and the checksums say what
 * changed.
 */
export async function startGoogle({ now = () => new Date() }: { now?: () => Date } = {}): Promise<GoogleDouble> {
  const grants = new Grants(googleClient);
  const accounts = new Map<string, GoogleAccount>();
  const troubles = new DriveTroubles();
  const calls: GoogleDouble['calls'] = [];
  const account = (email = 'ann@gmail.example') => {
    const known = accounts.get(email) ?? new GoogleAccount(email, now);
    accounts.set(email, known);
    return known;
  };
  let uploads = new Uploads();

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof Refusal) return send(response, error.status, error.body, error.headers);
      send(response, 500, { error: { code: 500, message: String(error), errors: [] } });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const google: GoogleDouble = {
    endpoints: {
      api: origin,
      authorize: `${origin}/o/oauth2/v2/auth`,
      token: `${origin}/token`,
      revoke: `${origin}/revoke`,
    },
    grants,
    account,
    refreshToken: (email = 'ann@gmail.example') => grants.allow(email),
    trouble: (on, trouble, times = 1) => troubles.add(on, trouble, times),
    clearTroubles: () => troubles.clear(),
    setDown(down) {
      troubles.down = down;
    },
    pageCap: 1000,
    expireUploads() {
      uploads = new Uploads();
    },
    calls,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (troubles.down) {
      request.socket.destroy();
      return;
    }
    const url = new URL(request.url ?? '/', origin);
    const kind = kindOf(request.method ?? 'GET', url);
    calls.push({ kind, range: request.headers['content-range'] });
    const trouble = troubles.take(kind);
    if (trouble && 'refuse' in trouble) {
      request.resume();
      throw trouble.refuse;
    }
    const cut = trouble && 'cutAfter' in trouble ? trouble.cutAfter : null;
    const body = await read(request, kind === 'upload' ? cut : null);
    if (trouble && 'spoil' in trouble) body.fill('?');
    if (url.pathname === '/token') return send(response, 200, grants.token(new URLSearchParams(body.toString())));
    if (url.pathname === '/revoke') return send(response, 200, grants.revoke(url.searchParams.get('token') ?? ''));
    const { pageCap } = google;
    const owner = account(grants.authorize(request.headers.authorization));
    const call: DriveCall = {
      request,
      url,
      body,
      account: owner,
      uploads,
      pageCap,
      cut: kind === 'upload' && cut !== null,
    };
    const { status = 200, headers = {}, content } = driveApi(call);
    if (trouble && ('loseAnswer' in trouble || call.cut)) {
      request.socket.destroy();
      return;
    }
    if (!Buffer.isBuffer(content)) return send(response, status, content, headers);
    response.writeHead(status, { ...headers, 'content-length': content.length });
    if (cut === null) response.end(content);
    else response.write(content.subarray(0, cut), () => request.socket.destroy());
  }
  return google;
}

function kindOf(method: string, { pathname, searchParams }: URL): DriveCallKind {
  if (pathname === '/token' || pathname === '/revoke') return 'token';
  if (pathname.startsWith('/upload/')) return method === 'PUT' ? 'upload' : 'begin-upload';
  if (pathname.startsWith('/drive/v3/changes')) return 'changes';
  if (pathname === '/drive/v3/about') return 'about';
  if (searchParams.get('alt') === 'media') return 'download';
  return method === 'GET' && pathname === '/drive/v3/files' ? 'list' : 'metadata';
}

/** The body, or its first bytes where the line is cut. */
async function read(request: IncomingMessage, limit: number | null): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
  }
  return Buffer.concat(parts).subarray(0, limit ?? size);
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  const type = body === undefined ? {} : { 'content-type': 'application/json; charset=UTF-8' };
  response.writeHead(status, { ...type, ...headers });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}
