import { getContents } from '@weekwise/contracts/files.ts';
import { renameFolder } from '@weekwise/contracts/folders.ts';
import { expect, it, vi } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { call } from './call.ts';

const ask = (folderId = 'f1', signal?: AbortSignal) =>
  call(getContents, { params: { folderId }, ...(signal ? { signal } : {}) });

/** A server that answers when it is told to. */
function slowServer() {
  const server = fakeServer();
  const answers: (() => void)[] = [];
  server.on(getContents, ({ path }) => {
    const folder_id = path.includes('f2') ? 'f2' : 'f1';
    return new Promise((resolve) =>
      answers.push(() => resolve(Response.json({ folder_id, files: [], total_files: 0 }))),
    );
  });
  return { server, answerAll: () => answers.splice(0).forEach((answer) => void answer()) };
}

it('duplicate requests that are pending are answered by one', async () => {
  const { server, answerAll } = slowServer();
  const both = Promise.all([ask(), ask(), ask('f2')]);
  await vi.waitFor(() => expect(server.seen).toHaveLength(2));
  answerAll();
  expect((await both).map(({ folder_id }) => folder_id)).toEqual(['f1', 'f1', 'f2']);
  void ask();
  await vi.waitFor(() => expect(server.seen).toHaveLength(3));
});

it('one that is pending for 5 s is not joined any more', async () => {
  vi.useFakeTimers();
  const { server } = slowServer();
  void ask();
  vi.advanceTimersByTime(4_999);
  void ask();
  expect(server.seen).toHaveLength(1);
  vi.advanceTimersByTime(1);
  void ask();
  expect(server.seen).toHaveLength(2);
  vi.useRealTimers();
});

it('who gives up leaves the others their answer', async () => {
  const { server, answerAll } = slowServer();
  const controller = new AbortController();
  const [given, kept] = [ask('f2', controller.signal), ask('f2')];
  controller.abort();
  await expect(given).rejects.toMatchObject({ code: 'aborted' });
  answerAll();
  expect((await kept).folder_id).toBe('f2');
  expect(server.seen).toHaveLength(1);
});

it('after a change what is asked is asked anew', async () => {
  const { server } = slowServer();
  server.answer(renameFolder, { success: true, folder: makeFolder() });
  void ask();
  await call(renameFolder, { params: { folderId: 'f1' }, body: { new_name: 'Streams' } });
  void ask();
  expect(server.seen.filter(({ method }) => method === 'GET')).toHaveLength(2);
});
