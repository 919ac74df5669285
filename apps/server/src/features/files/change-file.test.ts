import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import type { getContents } from '@weekwise/contracts/files.ts';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { uploadAndRead } from '../../testing/uploads.ts';

const testApp = useTestApp();

async function withFile(name = 'lecture 3.md') {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user);
  const add = (called: string) =>
    uploadAndRead(testApp, student, { folderId: folder.id, role: 'material', name: called, bytes: `# ${called}` });
  const { fileId } = await add(name);
  const change = (payload: object, who = student) =>
    testApp.app.inject({
      method: 'PATCH',
      url: `/api/folders/${folder.id}/files/${fileId}`,
      headers: { cookie: who.cookie },
      payload,
    });
  const listed = async () =>
    (await student.get(`/api/folders/${folder.id}/contents`)).json<ResponseOf<typeof getContents>>().files;
  return { student, folder, fileId, add, change, listed };
}

describe('renaming a file', () => {
  it('keeps its ending, its text and its bytes', async () => {
    const { student, folder, fileId, change, listed } = await withFile();
    expect((await change({ name: 'Meanders' })).json()).toEqual({ file_id: fileId, name: 'Meanders.md', group: null });
    expect(await listed()).toMatchObject([{ file_id: fileId, name: 'Meanders.md', embedding_status: 'embedded' }]);
    expect((await student.get(`/api/folders/${folder.id}/files/${fileId}/content`)).body).toBe('# lecture 3.md');
  });

  it('gives no name twice, and leaves its own as it is', async () => {
    const { add, change } = await withFile();
    await add('Meanders.md');
    expect((await change({ name: 'Meanders.md' })).json()).toMatchObject({ name: 'Meanders (2).md' });
    expect((await change({ name: 'Meanders (2).md' })).json()).toMatchObject({ name: 'Meanders (2).md' });
  });

  it.each(['', '  ', 'a/b.md', '..'])('refuses the name %j', async (name) => {
    const { change } = await withFile();
    expect((await change({ name })).statusCode).toBe(400);
  });
});

it('a file is filed under a group, and taken out of it', async () => {
  const { change, listed } = await withFile();
  await change({ group: ' Slides ' });
  expect(await listed()).toMatchObject([{ name: 'lecture 3.md', group: 'Slides' }]);
  await change({ group: null });
  expect(await listed()).toMatchObject([{ group: null }]);
  expect((await change({})).statusCode).toBe(400);
});

it('nobody else changes it', async () => {
  const { change, listed } = await withFile();
  expect((await change({ name: 'theirs.md' }, await testApp.signIn())).json()).toMatchObject({
    code: 'folder_not_found',
  });
  expect(await listed()).toMatchObject([{ name: 'lecture 3.md' }]);
});
