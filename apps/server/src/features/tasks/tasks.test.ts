import { describe, expect, it, vi } from 'vitest';
import type { Drive } from '../../adapters/drive/drive.port.ts';
import { DriveError } from '../../adapters/drive/drive.port.ts';
import type { DocumentReader } from '../../reading/document-reader.ts';
import { makeFolder } from '../../testing/factories.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { taskEnd, upload, uploadAndRead } from '../../testing/uploads.ts';

const patience = { timeout: 10_000, interval: 20 };

async function enrolled(testApp: ReturnType<typeof useTestApp>) {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user);
  return { student, folder };
}

describe('the progress of a task', () => {
  const testApp = useTestApp();

  it('is unknown to everybody but its owner', async () => {
    const { student, folder } = await enrolled(testApp);
    const { task } = await uploadAndRead(testApp, student, { folderId: folder.id, bytes: 'text' });
    const other = await testApp.signIn();
    const progress = `/api/background-tasks/progress/${task.task_id}`;
    for (const answer of [await other.get(progress), await other.delete(progress)]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'task_not_found' });
    }
    expect((await student.get(progress)).statusCode).toBe(200);
  });

  it('of an ended task is forgotten on request', async () => {
    const { student, folder } = await enrolled(testApp);
    const { task } = await uploadAndRead(testApp, student, { folderId: folder.id, bytes: 'text' });
    const progress = `/api/background-tasks/progress/${task.task_id}`;
    expect((await student.delete(progress)).json()).toEqual({ success: true });
    expect((await student.get(progress)).json()).toMatchObject({ code: 'task_not_found' });
  });
});

describe('progress an hour after the end', () => {
  let now = new Date('2026-03-01T12:00:00Z');
  const testApp = useTestApp({ clock: () => now });

  it('is unknown', async () => {
    const { student, folder } = await enrolled(testApp);
    const { task } = await uploadAndRead(testApp, student, { folderId: folder.id, bytes: 'text' });
    now = new Date(now.getTime() + 61 * 60_000);
    const answer = await student.get(`/api/background-tasks/progress/${task.task_id}`);
    expect(answer.json()).toMatchObject({ code: 'task_not_found' });
  });
});

describe('a task that is cancelled', () => {
  let stopped = 0;
  /** Reads for ever, and says when it was stopped. */
  const endless = {
    threads: 1,
    read: (_bytes, _name, { signal, onPage } = {}) =>
      new Promise((_resolve, reject) => {
        onPage?.(1, 10);
        signal?.addEventListener('abort', () => {
          stopped++;
          reject(signal.reason);
        });
      }),
    close: async () => {},
  } as Partial<DocumentReader> as DocumentReader;
  const testApp = useTestApp({ reader: endless });

  it('stops, and its file stays unread without a fault', async () => {
    const { student, folder } = await enrolled(testApp);
    const { operation_id } = (await upload(testApp, student, { folderId: folder.id, bytes: 'text' })).json();
    const progress = `/api/background-tasks/progress/${operation_id}`;
    await vi.waitFor(async () => {
      expect((await student.get(progress)).json()).toMatchObject({
        status: 'processing',
        message: 'Reading page 1 of 10',
      });
    }, patience);
    expect((await student.delete(progress)).statusCode).toBe(200);
    await vi.waitFor(() => expect(stopped).toBe(1), patience);
    expect((await student.get(progress)).json()).toMatchObject({ status: 'cancelled' });
    const contents = (await student.get(`/api/folders/${folder.id}/contents`)).json();
    expect(contents.files).toMatchObject([{ embedding_status: 'not_embedded', operation_id: null, error: null }]);
  });

  it('stops when its file is deleted', async () => {
    const { student, folder } = await enrolled(testApp);
    const { operation_id, file_id } = (await upload(testApp, student, { folderId: folder.id, bytes: 'text' })).json();
    const before = stopped;
    await vi.waitFor(async () => {
      // Not before it reads: a file that is gone before that is not read at all.
      const task = (await student.get(`/api/background-tasks/progress/${operation_id}`)).json();
      expect(task.message).toBe('Reading page 1 of 10');
    }, patience);
    await student.delete(`/api/files/${student.user.id}/${folder.id}/${file_id}`);
    await vi.waitFor(() => expect(stopped).toBe(before + 1), patience);
  });
});

describe('a drive that does not answer for a while', () => {
  let failures = 1;
  const testApp = useTestApp();

  it('is waited for', async () => {
    const { student, folder } = await enrolled(testApp);
    const drive: Drive = testApp.deps.drives.local;
    const read = drive.read.bind(drive);
    vi.spyOn(drive, 'read').mockImplementation(async (key, range) => {
      if (failures-- > 0) throw new DriveError('unavailable', 'The cable is out.');
      return read(key, range);
    });
    const answer = (await upload(testApp, student, { folderId: folder.id, bytes: 'text' })).json();
    expect(await taskEnd(student, answer.operation_id)).toMatchObject({ status: 'completed', error: null });
  });
});
