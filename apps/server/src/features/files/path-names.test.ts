// Names as an attacker or another system would send them, over a real connection (issue 7): each is given back exactly
// or refused clearly, and nothing of any of them is a path on our disk.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileEntry } from '@weekwise/contracts/files.ts';
import { parse } from 'content-disposition';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
let student: Student;
let address: string;

beforeAll(async () => {
  student = await testApp.signIn();
  address = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
});

/** A file part whose name stands in its header byte for byte; a quote and a backslash escaped as RFC 7578 has them. */
function multipart(folderId: string, name: Buffer, bytes: string): { type: string; body: Buffer } {
  const boundary = 'a-line-that-is-nowhere-else';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="folder_id"\r\n\r\n${folderId}\r\n--${boundary}\r\n`;
  const part = ['Content-Disposition: form-data; name="file"; filename="', '"\r\nContent-Type: text/plain\r\n\r\n'];
  const body = Buffer.concat([
    Buffer.from(head + part[0]),
    name,
    Buffer.from(`${part[1]}${bytes}\r\n--${boundary}--\r\n`),
  ]);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}

async function send(folderId: string, name: string | Buffer, bytes: string) {
  const { type, body } = multipart(folderId, Buffer.from(name), bytes);
  const headers = { cookie: student.cookie, 'content-type': type };
  const answer = await fetch(`${address}/api/upload`, { method: 'POST', headers, body: new Uint8Array(body) });
  return { status: answer.status, json: await answer.json() };
}

const contents = async (folderId: string): Promise<FileEntry[]> =>
  (await student.get(`/api/folders/${folderId}/contents`)).json().files;

/** Every file under the data directory, but for those of the database and the queue. */
async function tree(): Promise<string[]> {
  const root = testApp.deps.config.dataDirectory;
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
}

const kept = [
  'CON',
  'nul.md',
  'COM1.txt',
  'dots at the end...',
  'space at the end ',
  ' space before.md',
  'U\u0308bung.md',
  'A.md',
  'a.md',
  `${'a'.repeat(252)}.md`,
  `${'😀'.repeat(251)}.txt`,
  '👩🏽‍🔬.md',
  '.hidden.md',
  '.bashrc.txt',
  '-rf.md',
  '~root.md',
  'stream:$DATA.md',
  'a*b?<c>|d.md',
  '%2e%2e%2fetc%2fpasswd',
  "$(reboot) `id` '; --.md",
  'name="x"; y.md'.replaceAll('"', '”'),
  'ﬁle Ａ.md',
  'محاضرة.md',
  'שלום\u200f.md',
  'a\u200bb.md',
  'undefined',
];

const refused: [string, string | Buffer][] = [
  ['a way up', '../../etc/passwd'],
  ['a way up on Windows', '..\\\\..\\\\windows\\\\win.ini'],
  ['a whole path', '/etc/passwd'],
  ['a drive', 'C:\\\\boot.ini'],
  ['a folder in between', 'week 1/notes.md'],
  ['300 characters', 'a'.repeat(300)],
  ['nothing', ''],
  ['a space', ' '],
  ['what cannot be seen', '\u200b\u2060'],
  ['one dot', '.'],
  ['two dots', '..'],
  ['dots and spaces', ' ... '],
  ['a NUL', 'notes.md\u0000.exe'],
  ['a bell', 'a\u0007.md'],
  ['a C1 control', 'a\u0085b.md'],
  ['a line separator', 'a\u2028b.md'],
  ['a turned direction', 'annexe\u202efdp.md'],
  ['an isolate', 'a\u2066b.md'],
  ['bytes that are no text', Buffer.from([0x61, 0xff, 0xfe, 0x2e, 0x6d, 0x64])],
];

describe('names of files', () => {
  it('are given back exactly, in lists and downloads, and can be deleted', async () => {
    const folder = await makeFolder(testApp.deps, student.user);
    const before = await tree();
    const ids: string[] = [];
    for (const [i, name] of kept.entries()) {
      const { status, json } = await send(folder.id, name, `text ${i}`);
      expect([name, status, json.name]).toEqual([name, 200, name]);
      ids.push(json.file_id);
    }
    expect((await contents(folder.id)).map(({ name }) => name)).toEqual(kept);
    for (const [i, name] of kept.entries()) {
      const byId = await student.get(`/api/folders/${folder.id}/files/${ids[i]}/content`);
      expect([name, byId.body]).toEqual([name, `text ${i}`]);
      expect(parse(String(byId.headers['content-disposition'])).parameters.filename).toBe(name);
      const byName = await student.post('/api/folders/download-file', { folder_id: folder.id, file_path: name });
      expect([name, byName.body]).toEqual([name, `text ${kept.lastIndexOf(name)}`]);
    }
    const places = (await tree()).filter((path) => !before.includes(path));
    expect(places.sort()).toEqual(ids.map((id) => `/drive/files/${folder.id}/${id}`).sort());

    for (const id of ids) await student.delete(`/api/files/${student.user.id}/${folder.id}/${id}`);
    expect(await contents(folder.id)).toEqual([]);
    const binned = (await tree()).filter((path) => !before.includes(path));
    expect(binned.filter((path) => !/^\/drive\/bin\/[\w-]+$/.test(path))).toEqual([]);
    expect(binned).toHaveLength(ids.length);
  });

  it('with a quotation mark come in a field of their own, as our screens send them', async () => {
    const folder = await makeFolder(testApp.deps, student.user);
    const form = new FormData();
    form.append('folder_id', folder.id);
    form.append('name', 'say "hi" 100%22.md');
    form.append('file', new Blob(['text']), 'say "hi" 100%22.md');
    const headers = { cookie: student.cookie };
    const answer = await fetch(`${address}/api/upload`, { method: 'POST', headers, body: form });
    expect(await answer.json()).toMatchObject({ name: 'say "hi" 100%22.md' });
    const [file] = await contents(folder.id);
    const { headers: sent } = await student.get(`/api/folders/${folder.id}/files/${file?.file_id}/content`);
    expect(parse(String(sent['content-disposition'])).parameters.filename).toBe('say "hi" 100%22.md');
  });

  it('that say where a file lies, or cannot be seen, are refused, and nothing is kept', async () => {
    const folder = await makeFolder(testApp.deps, student.user);
    const before = await tree();
    for (const [what, name] of refused) {
      const { status, json } = await send(folder.id, name, 'text');
      const { code, detail } = json;
      expect({ what, status, code }).toEqual({ what, status: 400, code: 'invalid_request' });
      expect(detail.issues[0]).toMatchObject({ field: 'file', message: expect.stringMatching(/^The (?:file|name) /) });
    }
    expect(await contents(folder.id)).toEqual([]);
    expect(await tree()).toEqual(before);
  });
});
