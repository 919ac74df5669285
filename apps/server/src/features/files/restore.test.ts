import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { taskEnd, uploadAndRead } from '../../testing/uploads.ts';

const day = 24 * 3600_000;
let now = new Date('2026-03-01T12:00:00Z');
const testApp = useTestApp({ clock: () => now });

async function withDeleted(name = 'tides.md') {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user);
  const bytes = 'The moon pulls the sea.';
  const { fileId } = await uploadAndRead(testApp, student, { folderId: folder.id, name, bytes });
  await student.delete(`/api/files/${student.user.id}/${folder.id}/${fileId}`);
  const restore = (who = student, folderId = folder.id) => who.post(`/api/folders/${folderId}/files/${fileId}/restore`);
  const bin = async () => (await student.get(`/api/folders/${folder.id}/deleted-files`)).json();
  return { student, folder, fileId, restore, bin, bytes };
}

describe('a deleted file', () => {
  it('is in the bin of its folder, and comes back whole under its id', async () => {
    const { student, folder, fileId, restore, bin, bytes } = await withDeleted('Übung é.md');
    expect(await bin()).toEqual({
      folder_id: folder.id,
      total_files: 1,
      files: [
        {
          file_id: fileId,
          name: 'Übung é.md',
          role: 'material',
          size: 23,
          deleted_time: '2026-03-01T12:00:00.000Z',
          restorable_until: '2026-03-31T12:00:00.000Z',
        },
      ],
    });
    const answer = await restore();
    expect(answer.json()).toMatchObject({ status: 'processing', file_id: fileId, name: 'Übung é.md' });
    expect(await taskEnd(student, answer.json().operation_id)).toMatchObject({ status: 'completed' });
    expect((await bin()).files).toEqual([]);
    expect((await student.get(`/api/folders/${folder.id}/contents`)).json().files).toMatchObject([
      { file_id: fileId, embedding_status: 'embedded', passage_count: 1 },
    ]);
    expect((await student.get(`/api/folders/${folder.id}/files/${fileId}/content`)).body).toBe(bytes);
    expect((await testApp.deps.indexes.get(folder.id)).passages).toHaveLength(1);
    expect((await restore()).json()).toMatchObject({ code: 'file_not_found' });
  });

  it('can be deleted and restored again', async () => {
    const { student, folder, fileId, restore, bytes } = await withDeleted();
    await taskEnd(student, (await restore()).json().operation_id);
    await student.delete(`/api/files/${student.user.id}/${folder.id}/${fileId}`);
    await taskEnd(student, (await restore()).json().operation_id);
    expect((await student.get(`/api/folders/${folder.id}/files/${fileId}/content`)).body).toBe(bytes);
  });

  it('is not for somebody else, nor through another folder', async () => {
    const { student, restore } = await withDeleted();
    const other = await testApp.signIn();
    expect((await restore(other)).json()).toMatchObject({ code: 'folder_not_found' });
    const own = await makeFolder(testApp.deps, student.user);
    expect((await restore(student, own.id)).json()).toMatchObject({ code: 'file_not_found' });
  });

  it('is gone after 30 days', async () => {
    const { restore, bin } = await withDeleted();
    now = new Date(now.getTime() + 30 * day + 1);
    expect((await bin()).files).toEqual([]);
    expect((await restore()).json()).toMatchObject({ code: 'file_not_found' });
  });
});
