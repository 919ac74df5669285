import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';

const testApp = useTestApp();
const patience = { timeout: 10_000, interval: 20 };
const incoming = () => readdir(join(testApp.deps.config.dataDirectory, 'drive/incoming')).catch(() => []);

it('an upload that breaks off in the middle leaves nothing', async () => {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user);
  const url = new URL('/api/upload', await testApp.app.listen({ port: 0 }));
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
