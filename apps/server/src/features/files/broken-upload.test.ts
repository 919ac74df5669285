import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { beforeAll, expect, it, vi } from 'vitest';
import { DriveError } from '../../adapters/drive/drive.port.ts';
import { makeFolder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
let address: string;
beforeAll(async () => {
  address = await testApp.app.listen({ port: 0 });
});
const patience = { timeout: 10_000, interval: 20 };
const incoming = () => readdir(join(testApp.deps.config.dataDirectory, 'drive/incoming')).catch(() => []);

it('an upload that breaks off in the middle leaves nothing', async () => {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user);
  const url = new URL('/api/upload', address);
  const uploading = request(url, {
    method: 'POST',
    headers: { cookie: student.cookie, 'content-type': 'multipart/form-data; boundary=edge', 'content-length': 1e6 },
  });
  uploading.on('error', () => {});
  const field = `--edge\r\ncontent-disposition: form-data; name="folder_id"\r\n\r\n${folder.id}\r\n`;
  const file = '--edge\r\ncontent-disposition: form-data; name="file"; filename="notes.md"\r\n\r\n';
  uploading.write(`${field}${file}${'The moon pulls the sea. '.repeat(5_000)}`);
  await vi.waitFor(async () => expect(await incoming()).toHaveLength(1), patience);
  uploading.destroy();
  await vi.waitFor(async () => expect(await incoming()).toEqual([]), patience);
  expect((await student.get(`/api/folders/${folder.id}/contents`)).json().total_files).toBe(0);
});

it('an upload that is refused in the middle is told so, though it goes on sending', async () => {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user);
  const write = vi
    .spyOn(testApp.deps.drives.local, 'write')
    .mockRejectedValue(new DriveError('full', 'The disk is full.'));
  const form = new FormData();
  form.append('folder_id', folder.id);
  form.append('file', new Blob([new Uint8Array(10_000_000).fill(97)]), 'notes.md');
  const answer = await fetch(new URL('/api/upload', address), {
    method: 'POST',
    headers: { cookie: student.cookie },
    body: form,
  });
  expect([answer.status, (await answer.json()).code]).toEqual([507, 'drive_full']);
  write.mockRestore();
});

it('a form that ends too soon or is none is refused, wherever it breaks', async () => {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user);
  const fields = `--edge\r\ncontent-disposition: form-data; name="folder_id"\r\n\r\n${folder.id}\r\n`;
  const file = '--edge\r\ncontent-disposition: form-data; name="file"; filename="n.md"\r\n\r\nA tide.\r\n--edge--\r\n';
  const whole = fields + file;
  const cut = Array.from({ length: whole.length / 7 }, (_, n) => whole.slice(0, 7 * n));
  const noForms = [
    '$',
    '--edge',
    '--edge--',
    '--edge\r\n\r\n--edge--',
    '--edge\r\nx\r\n\r\n--edge--',
    '\0'.repeat(5_000),
  ];
  const headers = { cookie: student.cookie, 'content-type': 'multipart/form-data; boundary=edge' };
  for (const payload of [...noForms, ...cut]) {
    const { statusCode, body } = await testApp.app.inject({ method: 'POST', url: '/api/upload', headers, payload });
    expect([statusCode, payload, body]).toEqual([400, payload, expect.not.stringContaining('internal')]);
  }
  expect((await student.get(`/api/folders/${folder.id}/contents`)).json().total_files).toBe(0);
  expect(await incoming()).toEqual([]);
});
