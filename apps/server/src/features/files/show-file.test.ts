import { gunzipSync } from 'node:zlib';
import { getFileDocument } from '@weekwise/contracts/files.ts';
import { readDocument } from '@weekwise/engine/documents/read-document.ts';
import { expect, test, vi } from 'vitest';
import { packJson } from '../../plugins/packed-json.ts';
import { packDocument } from '../../reading/packed-document.ts';
import type { ShownFile } from '../../reading/shown-document.ts';
import { makeFolder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';
import { fileShower } from './show-file.ts';

const testApp = useTestApp();
const row = (n: number) => `| Week ${n} | Sep ${1 + (n % 28)} | Chapter ${n} |\n`;
const table = (rows: number) =>
  `| Week | Day | Reading |\n|---|---|---|\n${Array.from({ length: rows }, (_, n) => row(n)).join('')}`;

test('a long text is made ready away from the thread that answers requests, and travels compressed', async () => {
  const student = await testApp.signIn();
  const { id: folderId } = await makeFolder(testApp.deps, student.user);
  const { fileId } = await uploadAndRead(testApp, student, { folderId, name: 'table.md', bytes: table(2_000) });
  const show = vi.spyOn(testApp.deps.reader, 'show');
  const answer = await student.get(`/api/folders/${folderId}/files/${fileId}/document`, { 'accept-encoding': 'gzip' });
  expect(show).toHaveBeenCalledOnce();
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' });
  const { blocks } = getFileDocument.response.parse(JSON.parse(gunzipSync(answer.rawPayload).toString()));
  expect(blocks.at(-1)?.text).toContain('Chapter 1999');
  const pages = await student.post('/api/folders/documents/extract-pdf-content', {
    folder_id: folderId,
    file_path: fileId,
  });
  expect(pages.json().pages[0].text).toContain('Chapter 1999');
});

test('a student has one long text at a time made ready, and nobody waits for more of somebody else', async () => {
  const packed = packDocument(await readDocument(new TextEncoder().encode(table(1_000)), 'table.md'));
  const begun: string[] = [];
  const { promise: done, resolve: end } = Promise.withResolvers<void>();
  const show = fileShower({
    show: async (_packed, { id }: ShownFile) => {
      begun.push(id);
      await done;
      return packJson({});
    },
  });
  const { signal } = new AbortController();
  const open = (userId: string, id: string) => show({ userId, signal }, packed, { id, name: 'table.md' }, 'blocks');
  const all = [open('ann', 'a1'), open('ann', 'a2'), open('bob', 'b1')];
  await new Promise(setImmediate);
  expect(begun).toEqual(['a1', 'b1']);
  end();
  await Promise.all(all);
  expect(begun).toEqual(['a1', 'b1', 'a2']);
});
