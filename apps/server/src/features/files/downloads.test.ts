import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pdfOf } from '../../testing/documents.ts';
import { makeFolder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';

const testApp = useTestApp();
const tides = '# Tides\n\nThe moon pulls the sea.\n';

async function withFile(name = 'tides.md', bytes: string | Uint8Array = tides) {
  const student = await testApp.signIn();
  const { id: folderId } = await makeFolder(testApp.deps, student.user);
  const { fileId } = await uploadAndRead(testApp, student, { folderId, name, bytes });
  const ask = (call: string, path: string, headers = {}, who = student) =>
    who.post(`/api/folders/${call}`, { user_id: who.user.id, folder_id: folderId, file_path: path }, headers);
  return { student, folderId, fileId, name, ask };
}

describe.each(['download-file', 'download-drive-file'])('%s', (call) => {
  it('gives the bytes by id and by exact name, whole and in ranges', async () => {
    const { fileId, name, ask } = await withFile('Übung 3 — “é”.md');
    for (const path of [fileId, name]) {
      const whole = await ask(call, path);
      expect([whole.statusCode, whole.body]).toEqual([200, tides]);
      expect(whole.headers).toMatchObject({
        'content-type': 'text/markdown',
        'content-length': String(Buffer.byteLength(tides)),
        'x-content-type-options': 'nosniff',
      });
      expect(whole.headers['content-disposition']).toContain(
        "filename*=UTF-8''%C3%9Cbung%203%20%E2%80%94%20%E2%80%9C%C3%A9%E2%80%9D.md",
      );
    }
    const { headers } = await ask(call, fileId);
    const part = await ask(call, fileId, { range: 'bytes=2-6', 'if-range': headers.etag });
    expect([part.statusCode, part.body]).toEqual([206, 'Tides']);
    const changed = await ask(call, fileId, { range: 'bytes=2-6', 'if-range': '"another"' });
    expect([changed.statusCode, changed.body]).toEqual([200, tides]);
    const beyond = await ask(call, fileId, { range: 'bytes=5000-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${tides.length}`]);
  });

  it.each(['../../etc/passwd', '/etc/passwd', '.', 'tides.md/..', 'TIDES.MD', '%2e%2e%2f'])(
    'finds no file under %j',
    async (path) => {
      const { ask } = await withFile();
      const answer = await ask(call, path);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'file_not_found']);
    },
  );

  it('gives each of several files that were uploaded under one name, by the name that it got', async () => {
    const { student, folderId, ask } = await withFile();
    await uploadAndRead(testApp, student, { folderId, name: 'tides.md', bytes: 'newer' });
    expect((await ask(call, 'tides (2).md')).body).toBe('newer');
    expect((await ask(call, 'tides.md')).body).toContain('The moon pulls the sea.');
  });

  it('gives what is on the drive now, whole and under another validator', async () => {
    const { folderId, fileId, ask } = await withFile();
    const { etag } = (await ask(call, fileId)).headers;
    const path = join(testApp.deps.config.dataDirectory, 'drive/files', folderId, fileId);
    await writeFile(path, 'changed by hand, and longer than before it was');
    const changed = await ask(call, fileId, { range: 'bytes=0-6', 'if-range': String(etag) });
    expect([changed.statusCode, changed.body]).toEqual([200, 'changed by hand, and longer than before it was']);
    expect(changed.headers.etag).not.toBe(etag);
    await rm(path);
    expect((await ask(call, fileId)).json()).toMatchObject({ code: 'file_not_found' });
  });

  it('does not know a deleted file, nor somebody else’s', async () => {
    const { student, folderId, fileId, name, ask } = await withFile();
    expect((await ask(call, name, {}, await testApp.signIn())).json()).toMatchObject({ code: 'folder_not_found' });
    await student.delete(`/api/files/${student.user.id}/${folderId}/${fileId}`);
    for (const path of [fileId, name]) {
      expect((await ask(call, path)).json()).toMatchObject({ code: 'file_not_found' });
    }
  });
});

describe('what could run in a browser', () => {
  const page = '<html><body><svg onload="alert(1)"></svg><script>alert(1)</script><p>Hello</p></body></html>';

  it.each([
    ['page.html', page],
    ['page.htm', page],
    ['page.xhtml', page],
    ['image.svg.txt', page],
    ['feed.xml.md', page],
    ['page.html ', page],
  ])('%j is never shown as what it is', async (name, bytes) => {
    const { fileId, ask, student, folderId } = await withFile(name, bytes);
    const answers = [
      await ask('download-file', fileId),
      await student.get(`/api/folders/${folderId}/files/${fileId}/content`),
    ];
    for (const { headers } of answers) {
      const isPlainText = headers['content-type'] === 'text/plain';
      if (!isPlainText) expect(headers['content-disposition']).toMatch(/^attachment/);
      expect(headers['content-security-policy']).toContain('sandbox');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

describe('extract-pdf-content', () => {
  it('gives the text of each page', async () => {
    const pages = [['Tides follow the moon.', '', 'They turn twice a day.'], ['Rivers bend.']];
    const { fileId, ask } = await withFile('sea.pdf', await pdfOf(pages));
    const answer = (await ask('documents/extract-pdf-content', 'sea.pdf')).json();
    expect(answer).toEqual({
      file_id: fileId,
      name: 'sea.pdf',
      format: 'pdf',
      page_count: 2,
      pages: [
        { page: 1, text: 'Tides follow the moon.\nThey turn twice a day.' },
        { page: 2, text: 'Rivers bend.' },
      ],
      warnings: [],
    });
  });

  it('gives a file without pages as one', async () => {
    const { ask } = await withFile();
    expect((await ask('documents/extract-pdf-content', 'tides.md')).json()).toMatchObject({
      page_count: null,
      pages: [{ page: null, text: 'Tides\nThe moon pulls the sea.' }],
    });
  });

  it('says why there is no text', async () => {
    const { ask } = await withFile('cut.pdf', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3000, 7)]));
    const answer = await ask('documents/extract-pdf-content', 'cut.pdf');
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'file_damaged']);
  });
});
