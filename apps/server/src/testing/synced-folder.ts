import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TaskProgress } from '@weekwise/contracts/tasks.ts';
import { expect } from 'vitest';
import { makeFolder } from './factories.ts';
import type { Student } from './student.ts';
import type { TestApp } from './test-app.ts';
import { taskEnd } from './uploads.ts';

/** A folder of a new student, and how another program puts files where its drive keeps them. */
export async function folderOnDrive(testApp: TestApp) {
  const student = await testApp.signIn();
  const { id: folderId } = await makeFolder(testApp.deps, student.user);
  const directory = join(testApp.deps.config.dataDirectory, 'drive', 'files', folderId);
  await mkdir(directory, { recursive: true });
  const put = (name: string, text: string) => writeFile(join(directory, name), text);
  return { student, folderId, directory, put };
}

/** Has the folder brought in step with its drive; the task after its end. */
export async function sync(
  student: Student,
  folderId: string,
  body: object = {},
  call = 'sync',
): Promise<TaskProgress> {
  const answer = await student.post(`/api/folders/${folderId}/${call}`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return taskEnd(student, answer.json().operation_id);
}

/** What questions are answered from. */
export async function searchableIn(testApp: TestApp, folderId: string): Promise<string[]> {
  return (await testApp.deps.indexes.get(folderId)).passages.map(({ text }) => text);
}
