import { expect, it } from 'vitest';
import { syllabusText } from '../../testing/documents.ts';
import { makeFolder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { taskEnd, upload, uploadAndRead } from '../../testing/uploads.ts';

const testApp = useTestApp();

async function enrolled() {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user);
  const read = (fileId: string, who = student) => who.post(`/api/folders/${folder.id}/files/${fileId}/read`);
  return { student, folder, read };
}

it('reads a file again, and its passages are there once', async () => {
  const { student, folder, read } = await enrolled();
  const { fileId, task } = await uploadAndRead(testApp, student, {
    folderId: folder.id,
    bytes: 'The moon pulls the sea.',
  });
  const again = (await read(fileId)).json();
  expect(again).toMatchObject({ status: 'processing', file_id: fileId });
  expect(again.operation_id).not.toBe(task.task_id);
  expect(await taskEnd(student, again.operation_id)).toMatchObject({ status: 'completed' });
  expect((await testApp.deps.indexes.get(folder.id)).passages).toHaveLength(1);
});

it('keeps corrections when a syllabus is read again, and asks for no decision', async () => {
  const { student, folder, read } = await enrolled();
  const bytes = syllabusText();
  const { fileId } = await uploadAndRead(testApp, student, {
    folderId: folder.id,
    role: 'syllabus',
    name: 's.md',
    bytes,
  });
  const quiz = (await student.get(`/api/simple-syllabus/${folder.id}`)).json().weeks[1].assignments[0];
  const url = `/api/review/${folder.id}/items/${quiz.id}`;
  await testApp.app.inject({
    method: 'PATCH',
    url,
    headers: { cookie: student.cookie },
    payload: { values: { due_date: '2026-01-30' } },
  });
  await taskEnd(student, (await read(fileId)).json().operation_id);
  const plan = (await student.get(`/api/simple-syllabus/${folder.id}`)).json();
  expect(plan.weeks[1].assignments).toMatchObject([{ id: quiz.id, due_date: '2026-01-30', origin: 'edited' }]);
  expect((await student.get(`/api/folders/${folder.id}/syllabus-status`)).json().proposal_id).toBeNull();
});

it('answers the task that is already at work', async () => {
  const { student, folder, read } = await enrolled();
  const { operation_id, file_id } = (await upload(testApp, student, { folderId: folder.id, bytes: 'text' })).json();
  const again = (await read(file_id)).json();
  await taskEnd(student, operation_id);
  await taskEnd(student, again.operation_id);
  const contents = (await student.get(`/api/folders/${folder.id}/contents`)).json();
  expect(contents.files).toMatchObject([{ embedding_status: 'embedded', operation_id: null }]);
});

it('of somebody else is no file', async () => {
  const { student, folder, read } = await enrolled();
  const { fileId } = await uploadAndRead(testApp, student, { folderId: folder.id, bytes: 'text' });
  expect((await read(fileId, await testApp.signIn())).json()).toMatchObject({ code: 'folder_not_found' });
});
