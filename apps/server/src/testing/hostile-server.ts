import type { LookupAddress } from 'node:dns';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from 'node:net';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type FetcherOptions, GuardedFetcher } from '../adapters/fetch-document/guarded-fetcher.ts';
import type { Resolve } from '../adapters/net/guarded-agents.ts';

export type Page = (request: IncomingMessage, response: ServerResponse) => void;

/** Where the hostile site answers. Tests let the fetcher reach this one address of the machine and no other. */
const hostileAddress = '127.0.0.1';
const site = 'library.example.edu';

/** A name server in which every name means the hostile site, unless a test says otherwise. */
function nameServer() {
  const known = new Map<string, string[][]>();
  const asked: string[] = [];
  const resolve: Resolve = (hostname, _, callback) => {
    asked.push(hostname);
    const answers = known.get(hostname) ?? [[hostileAddress]];
    // Each time the next of its answers, the last one ever after.
    const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
    callback(
      null,
      addresses.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return { known, asked, resolve };
}

/** A site on this machine whose pages a test writes, and a fetcher that may reach it. */
export function useHostileSite() {
  const pages = new Map<string, Page>();
  const requests: IncomingMessage[] = [];
  let server: Server;
  const names = nameServer();
  const hostile = {
    names,
    requests,
    /** Paths asked for, without those of the rules for robots. */
    paths: () => requests.flatMap(({ url }) => (url && url !== '/robots.txt' ? [url] : [])),
    port: 0,
    url: (path: string, host = site) => `http://${host}:${hostile.port}${path}`,
    page(path: string, page: Page | string | Uint8Array, headers: Record<string, string> = {}): void {
      pages.set(path, typeof page === 'function' ? page : (_, answer) => answer.writeHead(200, headers).end(page));
    },
    redirect(path: string, to: string, status = 302): void {
      hostile.page(path, (_, answer) => answer.writeHead(status, { location: to }).end());
    },
    fetcher: (options: Partial<FetcherOptions> = {}) =>
      new GuardedFetcher({
        mostBytes: 1024 * 1024,
        version: '0.0.0-test',
        home: null,
        forTests: { allows: (address) => address === hostileAddress, resolve: names.resolve },
        ...options,
      }),
  };
  beforeAll(async () => {
    server = createServer((request, response) => {
      requests.push(request);
      const page = pages.get((request.url ?? '').split('?')[0] ?? '');
      if (page) page(request, response);
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, hostileAddress, resolve));
    hostile.port = (server.address() as AddressInfo).port;
  });
  afterEach(() => {
    pages.clear();
    requests.length = 0;
    names.known.clear();
    names.asked.length = 0;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return hostile;
}

/** Something private on this machine, at every address of it; it counts who connects. */
export function usePrivateService() {
  const service = { port: 0, connections: 0 };
  let server: TcpServer;
  beforeAll(async () => {
    server = createTcpServer((socket) => {
      service.connections++;
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nsecret');
    });
    await new Promise<void>((resolve) => server.listen(0, '::', resolve));
    service.port = (server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());
  return service;
}
