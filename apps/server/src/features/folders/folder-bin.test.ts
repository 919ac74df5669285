import type { DeletedFolder } from '@weekwise/contracts/folders-bin.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { files } from '../../db/schema/files.ts';
import { folders } from '../../db/schema/folders.ts';
import { takeSnapshot } from '../../testing/access/snapshot.ts';
import { makeFolder } from '../../testing/factories.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { taskEnd, upload, uploadAndRead } from '../../testing/uploads.ts';
import { storeUpload } from '../files/upload.service.ts';
import { purgeFolders } from './bin.service.ts';

const day = 24 * 3600_000;
let now = new Date('2026-03-01T12:00:00Z');
const testApp = useTestApp({ clock: () => now });

async function withFile(name = 'Rivers') {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user, name);
  const { fileId } = await uploadAndRead(testApp, student, { folderId: folder.id, bytes: 'The moon pulls the sea.' });
  return { student, folder, fileId };
}

const remove = (student: Student, folderId: string) => student.delete(`/api/folders/${folderId}`);
const restore = (student: Student, folderId: string, body = {}) =>
  student.post(`/api/folders/${folderId}/restore`, body);
const list = async (student: Student) => (await student.get(`/api/folders/${student.user.id}/folders`)).json();
const bin = async (student: Student): Promise<DeletedFolder[]> =>
  (await student.get(`/api/folders/${student.user.id}/deleted-folders`)).json().folders;

describe('deleting a folder', () => {
  it('puts it in the bin, and it is nowhere else', async () => {
    const { student, folder, fileId } = await withFile();
    const thread = await student.post(`/api/communication/chat-history/get-or-create-thread?folder_id=${folder.id}`);
    const { thread_id: threadId } = thread.json<{ thread_id: string }>();
    const { operation_id: taskId } = (await upload(testApp, student, { folderId: folder.id, bytes: 'more' })).json();
    await taskEnd(student, taskId);

    const answer = await remove(student, folder.id);
    expect(answer.json()).toEqual({ success: true, restorable_until: '2026-03-31T12:00:00.000Z' });
    expect(await list(student)).toEqual({ folders: [], total_folders: 0, current_folder: null });
    expect(await bin(student)).toEqual([
      {
        folder_id: folder.id,
        folder_name: 'Rivers',
        file_count: 2,
        deleted_time: '2026-03-01T12:00:00.000Z',
        restorable_until: '2026-03-31T12:00:00.000Z',
      },
    ]);
    const gone = [
      await remove(student, folder.id),
      await student.get(`/api/folders/${folder.id}/contents`),
      await student.get(`/api/folders/${folder.id}/files/${fileId}/content`),
      await student.post(`/api/folders/${folder.id}/rename`, { new_name: 'Lakes' }),
      await student.post(`/api/folders/${student.user.id}/select`, { folder_id: folder.id }),
      await student.get(`/api/simple-syllabus/${folder.id}`),
      await upload(testApp, student, { folderId: folder.id, bytes: 'late' }),
      await student.get(`/api/background-tasks/progress/${taskId}`),
      await student.get(`/api/communication/chat-history/thread/${threadId}/messages`),
    ];
    expect(gone.map(({ statusCode }) => statusCode)).toEqual(gone.map(() => 404));
  });

  it('frees its name', async () => {
    const { student, folder } = await withFile();
    await remove(student, folder.id);
    const again = await student.post(`/api/folders/${student.user.id}/deploy`, { folder_name: 'RIVERS' });
    expect(again.statusCode).toBe(200);
  });

  it('opens another one', async () => {
    const { student, folder } = await withFile();
    const other = await makeFolder(testApp.deps, student.user, 'Lakes');
    await student.post(`/api/folders/${student.user.id}/select`, { folder_id: folder.id });
    await remove(student, folder.id);
    expect((await list(student)).current_folder).toBe(other.id);
  });

  it('stops what works on it, and goes on with that when it is restored', async () => {
    const { student, folder } = await withFile();
    const accepted = (await upload(testApp, student, { folderId: folder.id, bytes: 'The sea follows.' })).json();
    await remove(student, folder.id);
    const { deps } = testApp;
    await restore(student, folder.id);
    const { files: listed } = (await student.get(`/api/folders/${folder.id}/contents`)).json();
    for (const { operation_id } of listed) if (operation_id) await taskEnd(student, operation_id);
    expect(['cancelled', 'completed']).toContain((await taskEnd(student, accepted.operation_id)).status);
    const { passages } = await deps.indexes.get(folder.id);
    expect(passages.map(({ text }) => text).sort()).toEqual(['The moon pulls the sea.', 'The sea follows.']);
  });

  it('keeps nothing of a file that is on its way into it', async () => {
    const { student, folder } = await withFile();
    const before = await takeSnapshot(testApp.deps);
    const source = (async function* () {
      yield new TextEncoder().encode('half of it, ');
      await remove(student, folder.id);
      yield new TextEncoder().encode('and the rest');
    })();
    const sent = { folderId: folder.id, role: 'material' as const, name: 'late.md', source };
    await expect(storeUpload(testApp.deps, student.user.id, sent)).rejects.toMatchObject({ code: 'folder_not_found' });
    const after = await takeSnapshot(testApp.deps);
    expect([...after].filter((line) => !before.has(line) && /late\.md|^file/.test(line))).toEqual([]);
  });

  it('is not for somebody else', async () => {
    const { student, folder } = await withFile();
    const other = await testApp.signIn();
    expect((await remove(other, folder.id)).json()).toMatchObject({ code: 'folder_not_found' });
    await remove(student, folder.id);
    expect((await restore(other, folder.id)).json()).toMatchObject({ code: 'folder_not_found' });
    expect(await bin(other)).toEqual([]);
  });
});

describe('restoring a folder', () => {
  it('brings everything back as it was', async () => {
    const { student, folder, fileId } = await withFile();
    await remove(student, folder.id);
    expect((await restore(student, folder.id)).json()).toMatchObject({
      success: true,
      folder: { folder_id: folder.id, folder_name: 'Rivers', file_count: 1 },
    });
    expect(await bin(student)).toEqual([]);
    const content = await student.get(`/api/folders/${folder.id}/files/${fileId}/content`);
    expect(content.body).toBe('The moon pulls the sea.');
    expect((await testApp.deps.indexes.get(folder.id)).passages).toHaveLength(1);
    expect((await restore(student, folder.id)).json()).toMatchObject({ code: 'folder_not_found' });
  });

  it('asks for another name where its own was taken, and names a free one', async () => {
    const { student, folder } = await withFile();
    await remove(student, folder.id);
    await makeFolder(testApp.deps, student.user, 'rivers');
    await makeFolder(testApp.deps, student.user, 'Rivers (2)');
    const refused = await restore(student, folder.id);
    expect(refused.json()).toMatchObject({
      code: 'folder_name_taken',
      detail: { suggested_name: 'Rivers (3)' },
    });
    const restored = await restore(student, folder.id, { new_name: 'Rivers (3)' });
    expect(restored.json()).toMatchObject({ folder: { folder_id: folder.id, folder_name: 'Rivers (3)' } });
  });
});

it('ends after 30 days, with its files and nothing else', async () => {
  const { student, folder, fileId } = await withFile();
  const kept = await withFile('Kept');
  const { db, drives } = testApp.deps;
  const drive = drives.local;
  const keyOf = async (id: string) =>
    (await db.select({ key: files.driveKey }).from(files).where(eq(files.id, id)))[0]?.key ?? '';
  const keys = { gone: await keyOf(fileId), kept: await keyOf(kept.fileId) };
  await remove(student, folder.id);

  now = new Date(now.getTime() + 30 * day);
  await purgeFolders(testApp.deps);
  expect(await bin(student)).toHaveLength(1);
  now = new Date(now.getTime() + 1);
  expect(await bin(student)).toEqual([]);
  expect((await restore(student, folder.id)).statusCode).toBe(404);
  await purgeFolders(testApp.deps);
  expect(await db.select().from(folders).where(eq(folders.id, folder.id))).toEqual([]);
  expect(await drive.stat(keys.gone)).toBeNull();
  expect(await drive.stat(keys.kept)).not.toBeNull();
});
