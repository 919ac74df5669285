import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileEntry } from '@weekwise/contracts/files.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DriveError } from '../../../adapters/drive/drive.port.ts';
import { passages } from '../../../db/schema/retrieval.ts';
import type { Student } from '../../../testing/student.ts';
import { folderOnDrive, searchableIn, sync } from '../../../testing/synced-folder.ts';
import { useTestApp } from '../../../testing/test-app.ts';
import { uploadAndRead } from '../../../testing/uploads.ts';
import { startWebDavServer, type WebDavServer } from '../../../testing/webdav-server.ts';

const testApp = useTestApp();
const patience = { timeout: 10_000, interval: 20 };
const tides = 'Tides are caused by the pull of the moon and the sun on the water of the oceans.';
const dunes = 'Dunes are hills of sand that the wind moves across a desert, grain by grain.';

const enrolled = () => folderOnDrive(testApp);
const searchable = (folderId: string) => searchableIn(testApp, folderId);

async function contents(student: Student, folderId: string): Promise<FileEntry[]> {
  return (await student.get(`/api/folders/${folderId}/contents`)).json().files;
}

const nothing = { new: 0, changed: 0, renamed: 0, vanished: 0, returned: 0, unchanged: 0, refused: [] };

describe('a sync', () => {
  it('takes in what somebody put on the drive, once, and says what it does not take', async () => {
    const { student, folderId, put } = await enrolled();
    await put('tides.md', tides);
    await put('picture.jpg', 'a picture');
    await put('empty.md', '');
    const first = await sync(student, folderId);
    expect(first).toMatchObject({ kind: 'sync-folder', status: 'completed', message: '1 file read' });
    expect(first.counts).toEqual({ done: 1, total: 1, failed: 0, skipped: 0 });
    expect(first.report?.drive).toMatchObject({ ...nothing, new: 1, refused: expect.anything() });
    const refused = first.report?.drive?.refused.map(({ name, error }) => [name, error.code]).sort();
    expect(refused).toEqual([
      ['empty.md', 'file_empty'],
      ['picture.jpg', 'file_type_unsupported'],
    ]);
    expect(await contents(student, folderId)).toMatchObject([{ name: 'tides.md', embedding_status: 'embedded' }]);
    expect(await searchable(folderId)).toEqual([tides]);

    const second = await sync(student, folderId, { force_refresh: true });
    expect(second.report?.drive).toMatchObject({ ...nothing, unchanged: 1, refused: expect.anything() });
    expect(second.counts.total).toBe(0);
  });

  it('leaves uploaded files alone that are as they were', async () => {
    const { student, folderId } = await enrolled();
    const { fileId } = await uploadAndRead(testApp, student, { folderId, name: 'my tides.md', bytes: tides });
    for (const body of [{}, { force_refresh: true }]) {
      expect((await sync(student, folderId, body)).report?.drive).toEqual({ ...nothing, unchanged: 1 });
    }
    expect(await contents(student, folderId)).toMatchObject([{ file_id: fileId, name: 'my tides.md' }]);
  });

  it('reads a file again whose bytes are others', async () => {
    const { student, folderId, put } = await enrolled();
    await put('notes.md', tides);
    await sync(student, folderId);
    const [before] = await contents(student, folderId);
    await put('notes.md', dunes);
    const { report } = await sync(student, folderId);
    expect(report?.drive).toEqual({ ...nothing, changed: 1 });
    expect(await searchable(folderId)).toEqual([dunes]);
    expect(await contents(student, folderId)).toMatchObject([{ file_id: before?.file_id, size: dunes.length }]);
  });

  it('does not read a file that has grown too large', async () => {
    const { student, folderId, put } = await enrolled();
    await put('notes.md', tides);
    await sync(student, folderId);
    await put('notes.md', `${tides}\n`.repeat(limits.uploadBytes / tides.length));
    const { report } = await sync(student, folderId);
    expect(report).toMatchObject({ drive: { changed: 1 }, failed_files: [{ error: { code: 'file_too_large' } }] });
    expect(await searchable(folderId)).toEqual([]);
  });

  it('keeps the passages of a file that was only renamed', async () => {
    const { student, folderId, directory, put } = await enrolled();
    await put('notes.md', tides);
    await sync(student, folderId);
    const [before] = await contents(student, folderId);
    await rename(join(directory, 'notes.md'), join(directory, 'week 1 tides.md'));
    const task = await sync(student, folderId);
    expect(task.report?.drive).toEqual({ ...nothing, renamed: 1 });
    expect(task.counts.total).toBe(0);
    expect(await contents(student, folderId)).toEqual([{ ...before, name: 'week 1 tides.md' }]);
    expect(await searchable(folderId)).toEqual([tides]);
  });

  it('puts what vanished into the bin, and brings it back with its passages', async () => {
    const { student, folderId, directory, put } = await enrolled();
    await put('tides.md', tides);
    await put('dunes.md', dunes);
    await sync(student, folderId);
    const before = await contents(student, folderId);
    await rm(join(directory, 'tides.md'));
    expect((await sync(student, folderId)).report?.drive).toEqual({ ...nothing, vanished: 1, unchanged: 1 });
    expect(await searchable(folderId)).toEqual([dunes]);
    expect(await contents(student, folderId)).toMatchObject([{ name: 'dunes.md' }]);
    expect((await sync(student, folderId)).report?.drive).toEqual({ ...nothing, unchanged: 1 });

    await put('tides again.md', tides);
    const back = await sync(student, folderId);
    expect(back.report?.drive).toEqual({ ...nothing, renamed: 1, returned: 1, unchanged: 1 });
    expect(back.counts.total).toBe(0);
    expect((await searchable(folderId)).sort()).toEqual([dunes, tides]);
    const ids = (await contents(student, folderId)).map(({ file_id }) => file_id).sort();
    expect(ids).toEqual(before.map(({ file_id }) => file_id).sort());
  });

  it('does not bring back what the student deleted', async () => {
    const { student, folderId, put } = await enrolled();
    await put('tides.md', tides);
    await sync(student, folderId);
    const [file] = await contents(student, folderId);
    await student.delete(`/api/files/${student.user.id}/${folderId}/${file?.file_id}`);
    expect((await sync(student, folderId)).report?.drive).toEqual(nothing);
    expect(await contents(student, folderId)).toEqual([]);
  });

  it('takes files in without reading them where that is asked, and vectorizing reads them', async () => {
    const { student, folderId, put } = await enrolled();
    await put('tides.md', tides);
    expect((await sync(student, folderId, { include_vectorization: false })).counts.total).toBe(0);
    expect(await contents(student, folderId)).toMatchObject([{ name: 'tides.md', embedding_status: 'not_embedded' }]);
    const body = { background_processing: false };
    const vectorized = (await student.post(`/api/folders/${folderId}/vectorize`, body)).json();
    expect(vectorized).toMatchObject({ status: 'completed', task: { counts: { done: 1, total: 1 } } });
    expect(await searchable(folderId)).toEqual([tides]);
  });
});

describe('a drive in trouble', () => {
  it('is waited for; what it refuses for good is told', async () => {
    const { student, folderId, put } = await enrolled();
    await put('tides.md', tides);
    const { local } = testApp.deps.drives;
    const list = vi.spyOn(local, 'list');
    list.mockImplementationOnce(() => {
      throw new DriveError('unavailable', 'The cable is out.');
    });
    expect(await sync(student, folderId)).toMatchObject({ status: 'completed', counts: { done: 1 } });
    list.mockImplementationOnce(() => {
      throw new DriveError('reauth_required', 'Who are you?');
    });
    expect(await sync(student, folderId)).toMatchObject({
      status: 'failed',
      error: { code: 'drive_reauth_required' },
    });
    list.mockRestore();
  });

  it('left files unread: they are read by the next sync, those that are at fault themselves are not', async () => {
    const { student, folderId, put } = await enrolled();
    await put('tides.md', tides);
    await put('broken.pdf', '%PDF-1.7 and then nothing');
    const read = vi.spyOn(testApp.deps.drives.local, 'read').mockRejectedValue(new DriveError('scope_missing', 'No.'));
    expect((await sync(student, folderId)).counts).toMatchObject({ done: 0, failed: 2 });
    read.mockRestore();
    expect((await sync(student, folderId)).counts).toMatchObject({ done: 1, failed: 1, total: 2 });
    expect(await searchable(folderId)).toEqual([tides]);
    expect((await sync(student, folderId)).counts.total).toBe(0);
  });

  it('has one sync per folder, which a second caller joins and which stops when it is cancelled', async () => {
    const { student, folderId, put } = await enrolled();
    await put('tides.md', tides);
    const { local } = testApp.deps.drives;
    let asked = 0;
    const list = vi.spyOn(local, 'list').mockImplementation(async function* () {
      asked++;
      for (;;) {
        yield { key: `${folderId}/endless.md`, name: 'endless.md', size: 1, version: '1', modifiedAt: new Date(0) };
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
    const first = (await student.post(`/api/folders/${folderId}/sync`, {})).json();
    const second = (await student.post(`/api/background-tasks/folder-sync/${folderId}?force_refresh=true`)).json();
    expect(first).toMatchObject({ success: true, joined: false });
    expect(second).toMatchObject({ task_id: first.task_id, joined: true });
    await vi.waitFor(() => expect(asked).toBe(1), patience);
    const progress = `/api/background-tasks/progress/${first.task_id}`;
    await vi.waitFor(
      async () => expect((await student.get(progress)).json()).toMatchObject({ step: 'comparing' }),
      patience,
    );
    await student.delete(progress);
    list.mockRestore();
    expect((await student.get(progress)).json()).toMatchObject({ status: 'cancelled' });
    expect(await sync(student, folderId)).toMatchObject({ status: 'completed', counts: { done: 1 } });
    const rows = await testApp.deps.db.select().from(passages).where(eq(passages.folderId, folderId));
    expect(rows).toHaveLength(1);
  });
});

it('is let go at once when it is cancelled while a drive is silent', async () => {
  const silent = vi.spyOn(testApp.deps.drives.local, 'list').mockImplementation(async function* () {
    yield await new Promise<never>(() => {});
  });
  // As many as a worker looks after at once.
  for (let i = 0; i < 4; i++) {
    const { student, folderId } = await enrolled();
    const { task_id } = (await student.post(`/api/folders/${folderId}/sync`, {})).json();
    const progress = `/api/background-tasks/progress/${task_id}`;
    await vi.waitFor(async () => expect((await student.get(progress)).json().step).toBe('comparing'), patience);
    await student.delete(progress);
  }
  silent.mockRestore();
  const { student, folderId, put } = await enrolled();
  await put('tides.md', tides);
  expect(await sync(student, folderId)).toMatchObject({ status: 'completed', counts: { done: 1 } });
});

describe('on a drive of the student’s own', () => {
  let server: WebDavServer;
  beforeAll(async () => {
    server = await startWebDavServer();
  });
  afterAll(() => server.close());

  it('finds what another program put, changed, renamed and deleted there', async () => {
    const student = await testApp.signIn();
    const account = { address: server.address, account: server.account, password: server.password };
    const { connection } = (await student.post('/api/drives/webdav', account)).json();
    const deployed = await student.post(`/api/folders/${student.user.id}/deploy`, {
      folder_name: 'Coasts',
      connection_id: connection.connection_id,
    });
    const folderId: string = deployed.json().folder.folder_id;
    const { fileId } = await uploadAndRead(testApp, student, { folderId, name: 'ours.md', bytes: dunes });
    const report = async () => (await sync(student, folderId)).report?.drive;
    expect(await report()).toEqual({ ...nothing, unchanged: 1 });

    await server.put('Weekwise/Coasts/tides.md', tides);
    expect(await report()).toEqual({ ...nothing, new: 1, unchanged: 1 });
    const taken = (await contents(student, folderId)).find(({ name }) => name === 'tides.md');
    await server.delete('Weekwise/Coasts/tides.md');
    await server.put('Weekwise/Coasts/tides (1).md', tides);
    expect(await report()).toEqual({ ...nothing, renamed: 1, unchanged: 1 });
    expect((await contents(student, folderId)).map(({ file_id, name }) => [file_id, name])).toEqual([
      [fileId, 'ours.md'],
      [taken?.file_id, 'tides (1).md'],
    ]);
    await server.put('Weekwise/Coasts/tides (1).md', `${tides} They turn twice a day.`);
    await server.delete('Weekwise/Coasts/ours.md');
    expect(await report()).toEqual({ ...nothing, changed: 1, vanished: 1 });
    expect(await searchable(folderId)).toEqual([`${tides} They turn twice a day.`]);
  });
});
