import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startWebDavServer, type WebDavServer } from '../../testing/webdav-server.ts';
import type { Drive } from './drive.port.ts';
import { driveContract } from './drive-contract.ts';
import { webDavDrives } from './webdav-drive.ts';

const servers: WebDavServer[] = [];
async function start(authentication?: 'basic' | 'digest'): Promise<WebDavServer> {
  const server = await startWebDavServer(authentication);
  servers.push(server);
  return server;
}
afterAll(() => Promise.all(servers.map((server) => server.close())));

const openWith = (server: WebDavServer, secret = server.password, now = () => new Date()): Drive =>
  webDavDrives({ allowPrivate: true, now })({ ...server, secret, saveSecret: async () => {} });

async function* bytes(...parts: string[]) {
  for (const part of parts) yield new TextEncoder().encode(part);
}

for (const authentication of ['basic', 'digest'] as const) {
  driveContract(`A WebDAV server (${authentication})`, async (now) => {
    const server = await start(authentication);
    return {
      drive: openWith(server, undefined, now),
      byHand: {
        put: (folder, name, content) => server.put(`Weekwise/${folder}/${name}`, content),
        delete: (folder, name) => server.delete(`Weekwise/${folder}/${name}`),
      },
    };
  });
}

describe('a WebDAV drive', () => {
  let server: WebDavServer;
  let drive: Drive;
  let folder: string;
  const place = (name = 'notes.md') => ({ folder, id: 'any', name });
  const shown = () => server.paths().filter((path) => path.startsWith('/Weekwise/Course/') && !path.includes('/.'));

  beforeAll(async () => {
    server = await start();
    drive = openWith(server);
    folder = await drive.openFolder({ id: 'c1', name: 'Course' });
  });
  afterEach(async () => {
    server.trouble = null;
    for await (const { key } of drive.list(folder)) await drive.erase(key);
  });

  it('keeps files under names that a person recognises', async () => {
    await drive.write(place('Week 1: ../what?.pdf'), bytes('a'));
    await drive.write(place('con.txt'), bytes('b'));
    expect(shown().sort()).toEqual(['/Weekwise/Course/Week 1_ .._what_.pdf', '/Weekwise/Course/_con.txt']);
  });

  it('takes over a directory that the student made for the course, with what is in it', async () => {
    await drive.openFolder({ id: 'c2', name: 'Made by hand' });
    await server.delete('Weekwise/Made by hand/.weekwise-course');
    await server.put('Weekwise/Made by hand/slides.md', 'slides');
    const adopted = await drive.openFolder({ id: 'c3', name: 'Made by hand' });
    expect(adopted).toBe('Made by hand');
    expect(await Array.fromAsync(drive.list(adopted))).toMatchObject([{ name: 'slides.md', size: 6 }]);
  });

  it('makes the directory of a course again that the student deleted', async () => {
    const lost = await drive.openFolder({ id: 'c4', name: 'Lost' });
    await server.delete('Weekwise/Lost');
    await expect(Array.fromAsync(drive.list(lost))).rejects.toMatchObject({ code: 'not_found' });
    const { key } = await drive.write({ ...place(), folder: lost }, bytes('again'));
    expect(await text(await drive.read(key))).toBe('again');
  });

  it.each(['basic', 'digest'] as const)('says that it has to be signed in to again (%s)', async (authentication) => {
    const other = await start(authentication);
    const opened = openWith(other);
    const stored = await opened.write({ folder: 'c', id: 'a', name: 'a.md' }, bytes('a'));
    other.changePassword('second password');
    const refusal = { code: 'reauth_required', retryable: false };
    await expect(opened.read(stored.key)).rejects.toMatchObject(refusal);
    await expect(opened.stat(stored.key)).rejects.toMatchObject(refusal);
    await expect(Array.fromAsync(opened.list('c'))).rejects.toMatchObject(refusal);
    await expect(opened.write({ folder: 'c', id: 'b', name: 'b.md' }, bytes('b'))).rejects.toMatchObject(refusal);
    expect(await opened.check()).toMatchObject({ status: 'down' });
    expect(await text(await openWith(other, 'second password').read(stored.key))).toBe('a');
  });

  it('signs in with a password in any letters', async () => {
    const other = await start('basic');
    other.changePassword('schlüssel ключ');
    const { key } = await openWith(other, 'schlüssel ключ').write({ folder: 'c', id: 'a', name: 'a.md' }, bytes('a'));
    expect(await text(await openWith(other, 'schlüssel ключ').read(key))).toBe('a');
  });

  it.each([
    [403, 'scope_missing', false],
    [423, 'locked', true],
    [429, 'rate_limited', true],
    [500, 'unavailable', true],
    [507, 'full', true],
  ])('a %d to an upload is %s, and nothing of it is left', async (status, code, retryable) => {
    server.trouble = ({ method }, response) => {
      if (method !== 'PUT') return false;
      response.writeHead(status, { 'retry-after': '7' }).end();
      return true;
    };
    await expect(drive.write(place(), bytes('lost'))).rejects.toMatchObject({ code, retryable, retryAfter: 7 });
    expect(await Array.fromAsync(drive.list(folder))).toEqual([]);
    server.trouble = null;
    const { key } = await drive.write(place(), bytes('kept'));
    expect(key).toBe('Course/notes.md');
  });

  it('shows nothing of an upload that the server could not put in its place', async () => {
    server.trouble = ({ method }, response) => method === 'MOVE' && Boolean(response.writeHead(500).end());
    await expect(drive.write(place(), bytes('lost'))).rejects.toMatchObject({ code: 'unavailable' });
    expect(server.paths().filter((path) => path.includes('/incoming/'))).toEqual([]);
    expect(shown()).toEqual([]);
  });

  it('notices a server that kept only a part', async () => {
    server.trouble = (request, response) => {
      if (request.method !== 'PUT') return false;
      request.resume().on('end', () => response.writeHead(201).end());
      return true;
    };
    await expect(drive.write(place(), bytes('lost'))).rejects.toMatchObject({ code: 'unavailable', retryable: true });
    expect(shown()).toEqual([]);
  });

  it('notices a connection that is cut in the middle, up and down', async () => {
    server.trouble = (request) => request.method === 'PUT' && Boolean(request.once('data', () => request.destroy()));
    await expect(drive.write(place(), bytes('x'.repeat(300_000)))).rejects.toMatchObject({ code: 'unavailable' });
    expect(shown()).toEqual([]);
    server.trouble = null;
    const { key } = await drive.write(place(), bytes('whole'));
    server.trouble = ({ method }, response) => {
      if (method !== 'GET') return false;
      response.writeHead(200, { 'content-length': 5 });
      response.write('wh', () => response.destroy());
      return true;
    };
    await expect(text(await drive.read(key))).rejects.toMatchObject({ code: 'unavailable', retryable: true });
  });

  it('cuts a server off that answers without end', async () => {
    server.trouble = ({ method }, response) => {
      if (method !== 'PROPFIND') return false;
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(1 << 20)));
      };
      response.writeHead(207).on('drain', more);
      more();
      return true;
    };
    await expect(drive.stat('Course/a.md')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('cuts parts itself where the server answers whole files only', async () => {
    const { key } = await drive.write(place(), bytes('hello world'));
    server.trouble = (request) => {
      delete request.headers.range;
      return false;
    };
    expect(await text(await drive.read(key, { start: 4, end: 6 }))).toBe('o w');
  });

  it('says that a server is down which is not there', async () => {
    const gone = await startWebDavServer();
    await gone.close();
    const nowhere = openWith(gone);
    await expect(nowhere.stat('c/a')).rejects.toMatchObject({ code: 'unavailable', retryable: true });
    expect(await nowhere.check()).toMatchObject({ status: 'down' });
  });

  it('calls no address of this machine or its network where it must not', async () => {
    const guarded = webDavDrives({ allowPrivate: false })({
      address: server.address,
      account: server.account,
      secret: server.password,
      saveSecret: async () => {},
    });
    await expect(guarded.stat('c/a')).rejects.toMatchObject({ code: 'address_refused', retryable: false });
  });
});
