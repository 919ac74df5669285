import { beforeEach, describe, expect, it } from 'vitest';
import { makeFile, makeFolder, makeTask } from '../../testing/factories.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { listReadingTaskIds } from './tasks.repo.ts';

const testApp = useTestApp();

let student: Student;
let folderId: string;
beforeEach(async () => {
  student = await testApp.signIn();
  folderId = (await makeFolder(testApp.deps, student.user)).id;
});

async function addFile(who = student, folder = folderId) {
  const fileId = await makeFile(testApp.deps.db, { folderId: folder });
  const task = (more: Partial<Parameters<typeof makeTask>[1]> = {}) =>
    makeTask(testApp.deps.db, { userId: who.user.id, folderId: folder, kind: 'read-file', fileId, ...more });
  return { fileId, task };
}
const reading = (ofFile?: string) => listReadingTaskIds(testApp.deps.db, folderId, ofFile);

describe('the tasks that read files of a folder', () => {
  it('are none in an empty folder, and none where nothing is read', async () => {
    expect(await reading()).toEqual(new Map());
    const { fileId } = await addFile();
    expect(await reading()).toEqual(new Map());
    expect(await reading(fileId)).toEqual(new Map());
  });

  it('are those that wait or run, by their files; not those that have ended', async () => {
    const [waits, runs] = [await addFile(), await addFile()];
    const expected = new Map([
      [waits.fileId, await waits.task()],
      [runs.fileId, await runs.task({ status: 'processing' })],
    ]);
    for (const status of ['completed', 'failed', 'cancelled'] as const) {
      await waits.task({ status });
      await (await addFile()).task({ status });
    }
    expect(await reading()).toEqual(expected);
  });

  it('are not those of the folder as a whole', async () => {
    await makeTask(testApp.deps.db, { userId: student.user.id, folderId, kind: 'vectorize-folder' });
    expect(await reading()).toEqual(new Map());
  });

  it('are of one file only, where one is asked for', async () => {
    const [asked, other, ended] = [await addFile(), await addFile(), await addFile()];
    const taskId = await asked.task();
    await other.task();
    await ended.task({ status: 'completed' });
    expect(await reading(asked.fileId)).toEqual(new Map([[asked.fileId, taskId]]));
    expect(await reading(ended.fileId)).toEqual(new Map());
  });

  it('are nobody else’s, though the file is named', async () => {
    const stranger = await testApp.signIn();
    const { id: elsewhere } = await makeFolder(testApp.deps, stranger.user);
    const theirs = await addFile(stranger, elsewhere);
    await theirs.task();
    expect(await reading()).toEqual(new Map());
    expect(await reading(theirs.fileId)).toEqual(new Map());
  });
});
