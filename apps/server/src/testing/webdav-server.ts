import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { v2 as webdav } from 'webdav-server';

/** Answers a request in the server's place, and says so with true. */
type Trouble = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A real WebDAV server on loopback that asks for a password, and that can be given trouble. */
export interface WebDavServer {
  address: string;
  account: string;
  password: string;
  /** Null for none. */
  trouble: Trouble | null;
  /** From now on the password is another one. */
  changePassword(password: string): void;
  /** What a person does with another program; paths are relative to the address. */
  put(path: string, content: string): Promise<void>;
  delete(path: string): Promise<void>;
  /** The paths of everything that is stored, hidden or not. */
  paths(): string[];
  close(): Promise<void>;
}

export async function startWebDavServer(authentication: 'basic' | 'digest' = 'basic'): Promise<WebDavServer> {
  const fileSystem = new webdav.VirtualFileSystem();
  const account = 'ann';
  const locked = (password: string) => {
    const users = new webdav.SimpleUserManager();
    const user = users.addUser(account, password, false);
    const privilegeManager = new webdav.SimplePathPrivilegeManager();
    privilegeManager.setRights(user, '/', ['all']);
    const ways = { basic: webdav.HTTPBasicAuthentication, digest: webdav.HTTPDigestAuthentication };
    const httpAuthentication = new ways[authentication](users, 'drive');
    const options = { requireAuthentification: true, httpAuthentication, privilegeManager };
    return new webdav.WebDAVServer({ ...options, rootFileSystem: fileSystem });
  };
  const password = 'first password';
  let dav = locked(password);
  const front = createServer((request, response) => {
    if (!server.trouble?.(request, response)) dav.executeRequest(request, response);
  });
  // The person at the other program is past the password.
  const open = new webdav.WebDAVServer({ rootFileSystem: fileSystem });
  const back = createServer((request, response) => open.executeRequest(request, response));
  const byHand = async (method: string, path: string, body?: string) => {
    const url = `${addressOf(back)}/${path.split('/').map(encodeURIComponent).join('/')}`;
    const answer = await fetch(url, { method, ...(body !== undefined && { body }) });
    if (!answer.ok) throw new Error(`${method} ${path} by hand: ${answer.status}`);
  };
  await Promise.all([listening(front), listening(back)]);

  const server: WebDavServer = {
    address: addressOf(front),
    account,
    password,
    trouble: null,
    changePassword(next) {
      server.password = next;
      dav = locked(next);
    },
    put: (path, content) => byHand('PUT', path, content),
    delete: (path) => byHand('DELETE', path),
    paths: () => Object.keys(fileSystem.resources),
    async close() {
      for (const http of [front, back]) {
        http.closeAllConnections();
        await new Promise((resolve) => http.close(resolve));
      }
    },
  };
  return server;
}

const listening = (http: Server): Promise<void> => new Promise((resolve) => http.listen(0, '127.0.0.1', resolve));

const addressOf = (http: Server): string => `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
