import type { FileEntry } from '@weekwise/contracts/files.ts';
import type { TaskProgress } from '@weekwise/contracts/tasks.ts';
import { makePassages } from '@weekwise/engine/testing/passages.ts';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { passages } from '../../db/schema/retrieval.ts';
import { backgroundTasks } from '../../db/schema/tasks.ts';
import { syllabusText } from '../../testing/documents.ts';
import { makeFolder } from '../../testing/factories.ts';
import type { Student } from '../../testing/student.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { taskEnd, upload, uploadAndRead } from '../../testing/uploads.ts';
import { storePassages } from '../retrieval/passages.service.ts';
import { sweepTasks } from '../tasks/sweep.service.ts';
import { claimTask, endTask, TaskLost, type TaskRow } from '../tasks/tasks.service.ts';

const testApp = useTestApp();
const patience = { timeout: 10_000, interval: 20 };
const tides = 'Tides are caused by the pull of the moon and the sun on the water of the oceans.';

async function enrolled() {
  const student = await testApp.signIn();
  const folder = await makeFolder(testApp.deps, student.user);
  const add = async (name: string, bytes: Uint8Array | string = `${tides} ${name}`, role = 'material') =>
    (await uploadAndRead(testApp, student, { folderId: folder.id, name, bytes, role })).fileId;
  return { student, folder, folderId: folder.id, add };
}

async function vectorize(student: Student, folderId: string, body: object = {}): Promise<TaskProgress> {
  const answer = await student.post(`/api/folders/${folderId}/vectorize`, { background_processing: false, ...body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().task;
}

async function contents(student: Student, folderId: string): Promise<FileEntry[]> {
  return (await student.get(`/api/folders/${folderId}/contents`)).json().files;
}

/** Lets no file be read until `let()`; tells which were asked for and which were stopped. */
function holdReading() {
  const { reader } = testApp.deps;
  const read = reader.read.bind(reader);
  const asked: string[] = [];
  let stopped = 0;
  const gate = Promise.withResolvers<void>();
  const spy = vi.spyOn(reader, 'read').mockImplementation(async (bytes, name, options) => {
    asked.push(name);
    const aborted = new Promise<never>((_resolve, reject) => {
      const stop = () => {
        stopped++;
        reject(options?.signal?.reason);
      };
      if (options?.signal?.aborted) stop();
      options?.signal?.addEventListener('abort', stop);
    });
    await Promise.race([gate.promise, aborted]);
    return read(bytes, name, options);
  });
  const release = () => {
    gate.resolve();
    spy.mockRestore();
  };
  return { asked, stopped: () => stopped, release };
}

describe('making a folder searchable', () => {
  it('reads what is not, skips what is, and says what could not be read', async () => {
    const { student, folderId, add } = await enrolled();
    await add('one.md');
    await add('two.md');
    const broken = await add('broken.pdf', '%PDF-1.7 and then nothing');
    const task = await vectorize(student, folderId);
    expect(task).toMatchObject({ kind: 'vectorize-folder', status: 'completed', step: 'done', progress: 1 });
    expect(task.message).toBe('0 files read, 1 could not be read');
    expect(task.counts).toEqual({ done: 0, total: 3, failed: 1, skipped: 2 });
    expect(task.report).toMatchObject({ drive: null, failed_files: [{ file_id: broken, name: 'broken.pdf' }] });
    expect(Date.parse(task.updated_at)).toBeGreaterThanOrEqual(Date.parse(task.started_at));
  });

  it('reads everything again when forced, but leaves the plan of the course alone', async () => {
    const { student, folderId, add } = await enrolled();
    await add('syllabus.md', syllabusText(), 'syllabus');
    await add('one.md');
    const plan = (await student.get(`/api/simple-syllabus/${folderId}`)).json();
    const before = await contents(student, folderId);
    const task = await vectorize(student, folderId, { force_revectorize: true });
    expect(task.counts).toEqual({ done: 2, total: 2, failed: 0, skipped: 0 });
    expect(await contents(student, folderId)).toEqual(before);
    expect((await student.get(`/api/simple-syllabus/${folderId}`)).json()).toEqual(plan);
  });

  it('of some files leaves the others alone, and knows no files of other folders', async () => {
    const { student, folderId, add } = await enrolled();
    const one = await add('one.md');
    await add('two.md');
    const start = (file_ids: string[]) =>
      student.post('/api/system/background-embedding/start', {
        folder_id: folderId,
        file_ids,
        force_revectorize: true,
      });
    const { task_id } = (await start([one])).json();
    expect((await taskEnd(student, task_id)).counts).toEqual({ done: 1, total: 1, failed: 0, skipped: 0 });
    for (const id of [task_id, folderId]) {
      const status = await student.get(`/api/system/background-embedding/status/${id}`);
      expect(status.json()).toMatchObject({ task_id, status: 'completed' });
    }
    expect((await start(['nobody'])).json()).toMatchObject({ code: 'file_not_found' });
    expect((await student.get('/api/system/background-embedding/status/none')).statusCode).toBe(404);
  });

  it('is one task: a second call joins it, and a cancelled one stops with its files', async () => {
    const { student, folderId } = await enrolled();
    const held = holdReading();
    const names = ['1.md', '2.md', '3.md'];
    for (const [i, name] of names.entries()) {
      const uploaded = (await upload(testApp, student, { folderId, name, bytes: tides })).json();
      await vi.waitFor(() => expect(held.asked.length).toBe(i + 1), patience);
      await student.delete(`/api/background-tasks/progress/${uploaded.operation_id}`);
      await vi.waitFor(() => expect(held.stopped()).toBe(i + 1), patience);
    }
    const before = held.asked.length;

    const post = () => student.post(`/api/folders/${folderId}/vectorize`, {});
    const first = (await post()).json();
    expect(first).toMatchObject({ joined: false, status: 'pending' });
    expect((await post()).json()).toMatchObject({ joined: true, task_id: first.task_id });
    await vi.waitFor(() => expect(held.asked.length).toBe(before + 1), patience);
    const progress = `/api/background-tasks/progress/${first.task_id}`;
    expect((await student.get(progress)).json()).toMatchObject({
      status: 'processing',
      step: 'reading',
      message: 'Reading file 1 of 3',
      counts: { done: 0, total: 3, failed: 0, skipped: 0 },
      report: null,
    });
    const cancelled = await student.post(`/api/system/background-embedding/cancel/${first.task_id}`);
    expect(cancelled.json()).toMatchObject({ success: true, task: { status: 'cancelled' } });
    await vi.waitFor(() => expect(held.stopped()).toBe(held.asked.length), patience);
    expect(held.asked.length).toBe(before + 1);
    expect(await contents(student, folderId)).toMatchObject(
      names.map((name) => ({ name, embedding_status: 'not_embedded', operation_id: null })),
    );
    held.release();
    expect((await vectorize(student, folderId)).counts).toEqual({ done: 3, total: 3, failed: 0, skipped: 0 });
  });

  it('waits for a file that is being read already instead of reading it twice', async () => {
    const { student, folderId } = await enrolled();
    const held = holdReading();
    const uploaded = (await upload(testApp, student, { folderId, name: 'one.md', bytes: tides })).json();
    await vi.waitFor(() => expect(held.asked).toEqual(['one.md']), patience);
    const { task_id } = (await student.post(`/api/folders/${folderId}/vectorize`, {})).json();
    const progress = `/api/background-tasks/progress/${task_id}`;
    await vi.waitFor(async () => expect((await student.get(progress)).json().step).toBe('reading'), patience);
    held.release();
    expect((await taskEnd(student, task_id)).counts).toEqual({ done: 1, total: 1, failed: 0, skipped: 0 });
    expect(await taskEnd(student, uploaded.operation_id)).toMatchObject({ status: 'completed' });
    const { db } = testApp.deps;
    const readings = await db.select().from(backgroundTasks).where(eq(backgroundTasks.fileId, uploaded.file_id));
    expect(readings.map(({ id }) => id)).toEqual([uploaded.operation_id]);
  });
});

describe('where files stand', () => {
  it('is told by id, name, or folder and name', async () => {
    const { student, folder, folderId, add } = await enrolled();
    const fileId = await add('week 1/2.md'.replace('/', '-'));
    const paths = [fileId, 'week 1-2.md', `${folder.name}/week 1-2.md`, `${folderId}/week 1-2.md`];
    const expected = { file_id: fileId, folder_id: folderId, embedding_status: 'embedded', error: null };
    for (const path of paths) {
      const url = `/api/system/embedding-status/file/${encodeURIComponent(path)}`;
      expect((await student.get(url)).json()).toMatchObject(expected);
      const stranger = await testApp.signIn();
      expect((await stranger.get(url)).json()).toMatchObject({ code: 'file_not_found' });
    }
    const inFolder = `/api/system/embedding-status/file/${fileId}?folder_id=${folderId}`;
    expect((await student.get(inFolder)).json()).toMatchObject(expected);
  });

  it('is put right when it is not so', async () => {
    const { student, folderId, add } = await enrolled();
    await add('one.md');
    const two = await add('two.md');
    await testApp.deps.db.delete(passages).where(eq(passages.fileId, two));
    const refreshed = (await student.post(`/api/system/embedding-status/refresh/${folderId}`)).json();
    expect(refreshed).toMatchObject({
      success: true,
      vectorization_status: 'partial',
      embedded_files: 1,
      files: [{ embedding_status: 'embedded' }, { file_id: two, embedding_status: 'not_embedded' }],
    });
    expect((await vectorize(student, folderId)).counts).toEqual({ done: 1, total: 2, failed: 0, skipped: 1 });
    const status = (await student.get(`/api/folders/${folderId}/embedding-status`)).json();
    expect(status).toMatchObject({ vectorization_status: 'complete', embedded_files: 2, failed_files: 0 });
  });

  it('is "none" for an id that cannot be one', async () => {
    const { student } = await enrolled();
    for (const id of ['undefined', 'null', '%20']) {
      const answer = await student.get(`/api/folders/${id}/embedding-status`);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'invalid_folder_id',
        message: 'Invalid folder ID',
        detail: { vectorization_status: 'none' },
      });
    }
  });
});

describe('tasks that the queue has lost', () => {
  const jobsOf = (state: string) => sql`delete from jobs.job where state = ${sql.raw(`'${state}'`)} and name in
    ('read-file', 'work-on-folder')`;

  it('are taken up again; those that wait for their turn stay, however long', async () => {
    const { student, folderId } = await enrolled();
    const held = holdReading();
    const first = (await upload(testApp, student, { folderId, name: 'first.md', bytes: tides })).json();
    await vi.waitFor(() => expect(held.asked).toEqual(['first.md']), patience);
    const second = (await upload(testApp, student, { folderId, name: 'second.md', bytes: tides })).json();
    const longAgo = new Date(Date.now() - 3 * 3600_000);
    const { db } = testApp.deps;
    await db.update(backgroundTasks).set({ updatedAt: longAgo }).where(eq(backgroundTasks.id, second.operation_id));
    await sweepTasks(testApp.deps);
    await db.execute(jobsOf('created'));
    await sweepTasks(testApp.deps);
    held.release();
    for (const { operation_id } of [first, second]) {
      expect(await taskEnd(student, operation_id)).toMatchObject({ status: 'completed' });
    }
  });

  it('are left by a worker that another has taken them over from, without a trace', async () => {
    const { student, folderId } = await enrolled();
    const held = holdReading();
    const uploaded = (await upload(testApp, student, { folderId, name: 'one.md', bytes: tides })).json();
    await vi.waitFor(() => expect(held.asked).toEqual(['one.md']), patience);
    const { db } = testApp.deps;
    const [first] = await db.select().from(backgroundTasks).where(eq(backgroundTasks.id, uploaded.operation_id));
    if (!first) throw new Error('There is a task.');
    const second = await claimTask(testApp.deps, first.id);
    expect(second?.attempts).toBe(first.attempts + 1);
    await vi.waitFor(() => expect(held.stopped()).toBe(1), patience);

    const place = { fileId: uploaded.file_id, folderId };
    const [passage] = makePassages([tides], uploaded.file_id);
    const cut = { passages: passage ? [passage] : [], skipped: [], warnings: [] };
    const store = (task: TaskRow | null) => task && storePassages(db, task, place, cut, new AbortController().signal);
    await store(second);
    await expect(store(first)).rejects.toThrow(TaskLost);
    expect(await db.transaction((tx) => endTask(tx, testApp.deps, first, null))).toBe(false);
    expect(await db.select().from(passages).where(eq(passages.folderId, folderId))).toHaveLength(1);
    held.release();
  });

  it('of a folder go on with the files that are left', async () => {
    const { student, folderId, add } = await enrolled();
    const one = await add('one.md');
    const { db } = testApp.deps;
    const id = testApp.deps.newId();
    const now = new Date();
    const state = {
      status: 'processing',
      step: 'reading',
      message: 'Reading',
      startedAt: now,
      updatedAt: now,
    } as const;
    await db
      .insert(backgroundTasks)
      .values({ id, userId: student.user.id, folderId, kind: 'vectorize-folder', ...state });
    await db.execute(
      sql`insert into task_files (task_id, file_id, state, forced) values (${id}, ${one}, 'reading', true)`,
    );
    await sweepTasks(testApp.deps);
    expect((await taskEnd(student, id)).counts).toEqual({ done: 1, total: 1, failed: 0, skipped: 0 });
  });

  it('are forgotten an hour after their end', async () => {
    const { student, folderId } = await enrolled();
    const { task } = await uploadAndRead(testApp, student, { folderId, bytes: tides });
    const { db } = testApp.deps;
    const rows = () => db.select().from(backgroundTasks).where(eq(backgroundTasks.id, task.task_id));
    const ended = (minutes: number) =>
      db
        .update(backgroundTasks)
        .set({ updatedAt: new Date(Date.now() - minutes * 60_000) })
        .where(eq(backgroundTasks.id, task.task_id));
    await ended(59);
    await sweepTasks(testApp.deps);
    expect(await rows()).toHaveLength(1);
    await ended(61);
    await sweepTasks(testApp.deps);
    expect(await rows()).toEqual([]);
  });
});
