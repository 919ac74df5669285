import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { files } from '../../db/schema/files.ts';
import { makeFolder } from '../../testing/factories.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';

const testApp = useTestApp();
const tides = '# Tides\n\nThe moon pulls the sea.\n\n| Moon | Tide |\n|---|---|\n| full | spring |\n';

async function withFile(name = 'tides.md', bytes = tides) {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user);
  const { fileId } = await uploadAndRead(testApp, student, { folderId: folder.id, name, bytes });
  return { student, folder, fileId, file: `/api/folders/${folder.id}/files/${fileId}` };
}

const remove = (student: Student, folderId: string, fileId: string) =>
  student.delete(`/api/files/${student.user.id}/${folderId}/${fileId}`);

describe('the bytes of a file', () => {
  it('come back exactly, whole and in ranges', async () => {
    const { student, file } = await withFile();
    const whole = await student.get(`${file}/content`);
    expect(whole.body).toBe(tides);
    expect(whole.headers).toMatchObject({ 'content-type': 'text/markdown', 'x-content-type-options': 'nosniff' });
    const part = await student.get(`${file}/content`, { range: 'bytes=2-6' });
    expect(part.statusCode).toBe(206);
    expect(part.body).toBe('Tides');
  });

  it('never come back as a page that runs', async () => {
    const { student, file } = await withFile(
      'page.html',
      '<html><body><script>alert(1)</script><p>Hello</p></body></html>',
    );
    const { headers } = await student.get(`${file}/content`);
    expect(headers['content-disposition']).toContain('attachment');
    expect(headers['content-security-policy']).toContain('sandbox');
  });
});

describe('the text of a file', () => {
  it('is what citations point into', async () => {
    const { student, file, fileId } = await withFile();
    const document = (await student.get(`${file}/document`)).json();
    expect(document).toMatchObject({ file_id: fileId, name: 'tides.md', format: 'markdown', page_count: null });
    expect(document.blocks).toMatchObject([
      { index: 0, kind: 'heading', level: 1, text: 'Tides' },
      { index: 1, kind: 'paragraph', text: 'The moon pulls the sea.' },
      { index: 2, kind: 'table-row', table: 0, header: true },
      { index: 3, kind: 'table-row', cells: [{ text: 'full' }, { text: 'spring' }] },
    ]);
  });
});

describe('deleting a file', () => {
  it.each(['its id', 'its name', 'its path on the drive'])('finds it by %s, as downloads do', async (by) => {
    const { student, folder, fileId } = await withFile(`Übung 3 — 50% “é” ${'long '.repeat(40)}.md`);
    await uploadAndRead(testApp, student, { folderId: folder.id, name: 'other.md', bytes: tides });
    const [row] = await testApp.deps.db.select().from(files).where(eq(files.id, fileId));
    const named = { 'its id': fileId, 'its name': row?.name, 'its path on the drive': row?.driveKey }[by] ?? '';
    const unknown = await remove(student, folder.id, encodeURIComponent('../tides.md'));
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'file_not_found']);
    expect((await remove(student, folder.id, encodeURIComponent(named))).json()).toEqual({ success: true });
    const { files: left } = (await student.get(`/api/folders/${folder.id}/contents`)).json();
    expect(left).toMatchObject([{ name: 'other.md' }]);
    expect((await remove(student, folder.id, encodeURIComponent(named))).statusCode).toBe(404);
  });

  it('takes it out of the folder and of its index, and keeps the bytes recoverable', async () => {
    const { student, folder, fileId, file } = await withFile();
    expect((await testApp.deps.indexes.get(folder.id)).passages).not.toEqual([]);
    expect((await remove(student, folder.id, fileId)).json()).toEqual({ success: true });
    expect((await student.get(`/api/folders/${folder.id}/contents`)).json()).toMatchObject({
      files: [],
      total_files: 0,
    });
    expect((await testApp.deps.indexes.get(folder.id)).passages).toEqual([]);
    for (const gone of [`${file}/content`, `${file}/document`]) {
      expect((await student.get(gone)).json()).toMatchObject({ code: 'file_not_found' });
    }
    const key = `${folder.id}/${fileId}`;
    expect(await testApp.deps.drives.local.stat(key)).toBeNull();
    const [row] = await testApp.deps.db.select().from(files).where(eq(files.id, fileId));
    await testApp.deps.drives.local.restore(row?.binKey ?? '', { folder: folder.id, id: fileId, name: 'any' });
    expect(await text(await testApp.deps.drives.local.read(key))).toBe(tides);
  });

  it('answers 404 the second time', async () => {
    const { student, folder, fileId } = await withFile();
    await remove(student, folder.id, fileId);
    const again = await remove(student, folder.id, fileId);
    expect(again.statusCode).toBe(404);
    expect(again.json()).toMatchObject({ code: 'file_not_found' });
  });
});

describe('files of others', () => {
  it('do not exist, by whatever way they are asked for', async () => {
    const { folder, fileId, file } = await withFile();
    const other = await testApp.signIn();
    const own = await makeFolder(testApp.deps, other.user);
    const asked = [
      await other.get(`/api/folders/${folder.id}/contents`),
      await other.get(`/api/folders/${folder.id}/embedding-status`),
      await other.get(`${file}/content`),
      await other.get(`${file}/document`),
      await remove(other, folder.id, fileId),
    ];
    for (const answer of asked) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'folder_not_found' });
    }
    // Through a folder of one's own, the file of another is no file at all.
    expect((await other.get(`/api/folders/${own.id}/files/${fileId}/content`)).json()).toMatchObject({
      code: 'file_not_found',
    });
    expect((await remove(other, own.id, fileId)).json()).toMatchObject({ code: 'file_not_found' });
  });

  it.each(['contents', 'embedding-status'])('a blank folder id is refused by /%s', async (call) => {
    const student = await testApp.signIn();
    const answer = await student.get(`/api/folders/undefined/${call}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_folder_id' });
  });
});

describe('the embedding status of a folder', () => {
  it('is none without files and complete when all are searchable', async () => {
    const { student, folder } = await withFile();
    const empty = await makeFolder(testApp.deps, student.user);
    const of = async (id: string) => (await student.get(`/api/folders/${id}/embedding-status`)).json();
    expect(await of(empty.id)).toMatchObject({ vectorization_status: 'none', total_files: 0, embedded_files: 0 });
    expect(await of(folder.id)).toMatchObject({
      vectorization_status: 'complete',
      total_files: 1,
      embedded_files: 1,
      files: [{ embedding_status: 'embedded', error: null }],
    });
    await uploadAndRead(testApp, student, { folderId: folder.id, name: 'blank.txt', bytes: '   ' });
    expect(await of(folder.id)).toMatchObject({ vectorization_status: 'partial', total_files: 2, embedded_files: 1 });
  });
});
