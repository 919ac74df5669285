import type { FileEntry } from '@weekwise/contracts/files.ts';
import type { TaskProgress } from '@weekwise/contracts/tasks.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { prosePdf } from '../../testing/documents.ts';
import { post, signInByLink } from '../../testing/http-calls.ts';
import { kill, useServerProcesses } from '../../testing/server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const servers = useServerProcesses();
/** Long enough to be cut off in the middle on any machine. */
const longPages = 250;
const longPdf = await prosePdf(longPages);
const patience = { timeout: 100_000, interval: 20 };

interface Reader {
  url: string;
  cookie: string;
  folderId: string;
}

async function enrolled(url: string): Promise<Reader> {
  const { cookie, userId } = await signInByLink(url);
  const made = await post(`${url}/api/folders/${userId}/deploy`, { folder_name: 'Geography' }, { cookie });
  return { url, cookie, folderId: (await made.json()).folder.folder_id };
}

async function upload({ url, cookie, folderId }: Reader, name: string, bytes: Uint8Array): Promise<string> {
  const form = new FormData();
  form.append('folder_id', folderId);
  form.append('file', new Blob([Buffer.from(bytes)]), name);
  const answer = await fetch(`${url}/api/upload`, { method: 'POST', headers: { cookie }, body: form });
  expect(answer.status).toBe(200);
  return (await answer.json()).operation_id;
}

async function progress({ url, cookie }: Reader, taskId: string): Promise<TaskProgress> {
  const answer = await fetch(`${url}/api/background-tasks/progress/${taskId}`, { headers: { cookie } });
  expect(answer.status).toBe(200);
  return (await answer.json()) as TaskProgress;
}

function end(reader: Reader, taskId: string): Promise<TaskProgress> {
  return vi.waitFor(async () => {
    const task = await progress(reader, taskId);
    expect(['completed', 'failed', 'cancelled']).toContain(task.status);
    return task;
  }, patience);
}

async function contents({ url, cookie, folderId }: Reader): Promise<FileEntry[]> {
  const answer = await fetch(`${url}/api/folders/${folderId}/contents`, { headers: { cookie } });
  return (await answer.json()).files;
}

let reader: Reader;
let cutOff: { long: string; waiting: string };
beforeAll(async () => {
  const first = await servers.start();
  reader = await enrolled(first.url);
  const long = await upload(reader, 'long.pdf', longPdf);
  const waiting = await upload(reader, 'waiting.pdf', await prosePdf(2));
  cutOff = { long, waiting };
  await vi.waitFor(async () => expect((await progress(reader, long)).page).toBeGreaterThan(0), patience);
  await kill(first.child);
  const second = await servers.start();
  reader = { ...reader, url: second.url };
});

test('files that kill -9 cut off in the middle are read after the next start, once', async () => {
  for (const task of [cutOff.long, cutOff.waiting]) {
    expect(await end(reader, task)).toMatchObject({ status: 'completed', error: null });
  }
  expect(await contents(reader)).toMatchObject([
    { name: 'long.pdf', embedding_status: 'embedded', page_count: longPages },
    { name: 'waiting.pdf', embedding_status: 'embedded', page_count: 2 },
  ]);
});

test('the server answers while it reads; a file that was never cut off comes to the same', async () => {
  const task = await upload(reader, 'whole.pdf', longPdf);
  // What read in the place that answers would be heard of before and after, and never in between. How far it is, is
  // told only now and then.
  const inBetween: number[] = [];
  await vi.waitFor(async () => {
    const health = await fetch(`${reader.url}/api/system/health`);
    const { status, page } = await progress(reader, task);
    if (page !== null && page > 0 && page < longPages) inBetween.push(health.status);
    expect(status).toBe('completed');
  }, patience);
  expect(inBetween.length).toBeGreaterThan(1);
  expect(new Set(inBetween)).toEqual(new Set([200]));

  const files = await contents(reader);
  expect(files[2]).toMatchObject({ name: 'whole.pdf', embedding_status: 'embedded', page_count: longPages });
  expect(files[2]?.passage_count).toBeGreaterThanOrEqual(longPages);
  expect(files[0]?.passage_count).toBe(files[2]?.passage_count);
});
