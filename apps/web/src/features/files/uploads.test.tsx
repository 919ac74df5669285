import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { getContents, uploadFile } from '@weekwise/contracts/files.ts';
import { getTaskProgress, type TaskProgress } from '@weekwise/contracts/tasks.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeFile, makeTask } from '../../testing/factories.ts';
import { FakeRequest } from '../../testing/fake-request.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { UploadPanel } from './upload-panel.tsx';
import { useAllUploads } from './upload-store.ts';
import { dismissUploads, startUploads } from './uploads.ts';
import { FollowUploads, useUploads } from './use-uploads.ts';

const accepted = (name: string) => ({
  success: true,
  status: 'processing',
  operation_id: `task-${name}`,
  file_id: `file-${name}`,
  folder_id: 'f1',
  name,
  role: 'material',
});
const task = (change: Partial<TaskProgress>) => makeTask({ task_id: 'task-a.pdf', file_id: 'file-a.pdf', ...change });

function List() {
  const { uploads, cancel } = useUploads('f1');
  return (
    <>
      <FollowUploads />
      <UploadPanel uploads={uploads} onCancel={cancel} />
      <p>{uploads.filter(({ state }) => state.phase === 'done').length} in the course</p>
    </>
  );
}

function Forget() {
  const ids = useAllUploads().map(({ id }) => id);
  if (ids.length > 0) queueMicrotask(() => dismissUploads(ids));
  return null;
}

const pdf = (name: string, bytes = '%PDF-1.7') => new File([bytes], name);

beforeEach(() => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  renderAt(<Forget />);
  vi.unstubAllGlobals();
});

it('sends three files at once, then the next, and shows how far each is', async () => {
  fakeServer();
  renderAt(<List />);
  act(() =>
    startUploads(
      'f1',
      ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => pdf(name)),
      'material',
    ),
  );
  expect(FakeRequest.sent).toHaveLength(3);
  const [first] = FakeRequest.sent;
  expect(first?.open).toHaveBeenCalledWith('POST', uploadFile.path);
  expect([...(first?.form?.keys() ?? [])]).toEqual(['folder_id', 'role', 'user_id', 'name', 'file']);
  act(() => first?.upload.onprogress?.({ lengthComputable: true, loaded: 43, total: 100 }));
  expect(screen.getByText('Uploading, 43%')).toBeInTheDocument();
  expect(screen.getByText('Waiting')).toBeInTheDocument();
  await act(async () => first?.answer(500, { code: 'internal', message: 'Something went wrong on our side.' }));
  expect(FakeRequest.sent).toHaveLength(4);
});

it('follows the task that reads a file to its end', async () => {
  const server = fakeServer();
  server.answer(getTaskProgress, task({}));
  renderAt(<List />);
  act(() => startUploads('f1', [pdf('a.pdf')], 'material'));
  await act(async () => FakeRequest.sent[0]?.answer(200, accepted('a.pdf')));
  expect(await screen.findByText('Reading page 1 of 3')).toBeInTheDocument();
  server.answer(getTaskProgress, task({ status: 'completed', step: 'done', progress: 1, message: 'Done' }));
  expect(await screen.findByText('1 in the course', {}, { timeout: 4_000 })).toBeInTheDocument();
});

it('follows three tasks at most; of the others, the list of files says when they ended', async () => {
  const server = fakeServer();
  const asked = new Set<string>();
  server.on(getTaskProgress, ({ path }) => {
    asked.add(path);
    return Response.json(task({}));
  });
  const names = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'];
  server.answer(getContents, {
    folder_id: 'f1',
    total_files: 5,
    files: [
      ...names.slice(0, 3).map((name) => makeFile({ file_id: `file-${name}`, operation_id: `task-${name}` })),
      makeFile({ file_id: 'file-d.pdf' }),
      makeFile({
        file_id: 'file-e.pdf',
        embedding_status: 'failed',
        error: { code: 'file_damaged', message: 'Damaged.' },
      }),
    ],
  });
  renderAt(<List />);
  act(() =>
    startUploads(
      'f1',
      names.map((name) => pdf(name)),
      'material',
    ),
  );
  for (const [index, name] of names.entries())
    await act(async () => FakeRequest.sent[index]?.answer(200, accepted(name)));
  expect(await screen.findByText('1 in the course')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Damaged.');
  expect(asked.size).toBe(3);
});

it('says why a file could not be read', async () => {
  const server = fakeServer();
  const error = { code: 'file_encrypted' as const, message: 'The file is protected by a password.' };
  server.answer(getTaskProgress, task({ status: 'failed', error }));
  renderAt(<List />);
  act(() => startUploads('f1', [pdf('a.pdf')], 'material'));
  await act(async () => FakeRequest.sent[0]?.answer(200, accepted('a.pdf')));
  expect(await screen.findByRole('alert')).toHaveTextContent('The file is protected by a password.');
});

it.each([
  ['notes.key', 'x', 'This kind of file cannot be read.'],
  ['empty.txt', '', 'The file is empty.'],
])('refuses %s before a byte is sent', async (name, bytes, complaint) => {
  fakeServer();
  renderAt(<List />);
  act(() => startUploads('f1', [pdf(name, bytes)], 'material'));
  expect(await screen.findByRole('alert')).toHaveTextContent(complaint);
  expect(FakeRequest.sent).toHaveLength(0);
});

it('cancels a file that is being sent, and sends it again when asked', async () => {
  fakeServer().answer(getContents, { folder_id: 'f1', files: [], total_files: 0 });
  const { user } = renderAt(<List />);
  act(() => startUploads('f1', [pdf('a.pdf')], 'material'));
  await user.click(screen.getByRole('button', { name: 'Cancel a.pdf' }));
  expect(await screen.findByText('Cancelled')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Upload again' }));
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(2));
});

it('offers another try where the connection was lost, and none where the file is at fault', async () => {
  fakeServer();
  renderAt(<List />);
  act(() => startUploads('f1', [pdf('a.pdf'), pdf('b.pdf')], 'material'));
  await act(async () => {
    FakeRequest.sent[0]?.onerror();
    FakeRequest.sent[1]?.answer(422, { code: 'file_type_mismatch', message: 'The file is not what its name says.' });
  });
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    'Weekwise does not answer. Try again in a minute.',
    'The file is not what its name says.',
  ]);
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
});

it('takes a file whose answer was lost for arrived, and does not send it twice', async () => {
  const server = fakeServer();
  server.answer(getContents, {
    folder_id: 'f1',
    files: [makeFile({ file_id: 'file-a.pdf', name: 'a.pdf', size: 8 })],
    total_files: 1,
  });
  const { user } = renderAt(<List />);
  act(() => startUploads('f1', [pdf('a.pdf')], 'material'));
  await act(async () => FakeRequest.sent[0]?.onerror());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 in the course')).toBeInTheDocument();
  expect(FakeRequest.sent).toHaveLength(1);
});

it('pauses without a network and goes on when it is back', async () => {
  const server = fakeServer();
  server.answer(getContents, { folder_id: 'f1', files: [], total_files: 0 });
  renderAt(<List />);
  act(() => startUploads('f1', [pdf('a.pdf'), pdf('b.pdf')], 'material'));
  act(() => onlineManager.setOnline(false));
  expect(await screen.findAllByText('Waiting for the network')).toHaveLength(2);
  expect(screen.getByText(/^Paused until the network is back/)).toBeInTheDocument();
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(4));
});

it('leaves out what is in the course already, in one form of its name or the other, until asked', async () => {
  fakeServer();
  const { user } = renderAt(<List />);
  const present = [{ name: 'Über.pdf'.normalize('NFC'), size: 8 }];
  act(() => startUploads('f1', [pdf('Über.pdf'.normalize('NFD')), pdf('b.pdf'), pdf('b.pdf')], 'material', present));
  expect(screen.getAllByText(/^Already in this course/)).toHaveLength(2);
  expect(FakeRequest.sent).toHaveLength(1);
  await user.click(screen.getAllByRole('button', { name: 'Upload anyway' })[0] as HTMLElement);
  expect(FakeRequest.sent).toHaveLength(2);
});

it('says once why many files did not come in, and sends them again together', async () => {
  const server = fakeServer();
  server.answer(getContents, { folder_id: 'f1', files: [], total_files: 0 });
  const { user } = renderAt(<List />);
  const names = ['a', 'b', 'c', 'd'];
  act(() =>
    startUploads(
      'f1',
      [...names.map((name) => pdf(`${name}.pdf`)), ...names.map((name) => pdf(`${name}.jpg`))],
      'material',
    ),
  );
  for (const index of names.keys())
    await act(async () => FakeRequest.sent[index]?.answer(503, { code: 'unavailable', message: 'The drive is full.' }));
  expect(screen.getByText('4 files not added. The drive is full.')).toBeInTheDocument();
  expect(screen.getByText(/^4 files not added. This kind of file cannot be read/)).toBeInTheDocument();
  expect(screen.getByText('c.jpg')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try all again' }));
  await waitFor(() => expect(FakeRequest.sent).toHaveLength(7));
});

it('asks before the page is left while bytes are going, and not after', async () => {
  fakeServer();
  renderAt(<List />);
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  act(() => startUploads('f1', [pdf('a.pdf')], 'material'));
  expect(leaves()).toBe(false);
  await act(async () => FakeRequest.sent[0]?.answer(422, { code: 'file_damaged', message: 'Damaged.' }));
  expect(leaves()).toBe(true);
});

const namesake = { fileId: 'old', name: 'notes.pdf', size: 400 };

it('asks before a second file of one name is sent, and replaces the first where that is wanted', async () => {
  const server = fakeServer();
  server.answer(getTaskProgress, task({}));
  const { user } = renderAt(<List />);
  act(() => startUploads('f1', [pdf('notes.pdf')], 'material', [namesake]));
  expect(screen.getByText('Another file in this course has this name.')).toBeInTheDocument();
  expect(FakeRequest.sent).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Replace notes.pdf' }));
  expect(FakeRequest.sent[0]?.form?.get('replaces')).toBe('old');
});

it('keeps both where that is wanted', async () => {
  fakeServer();
  const { user } = renderAt(<List />);
  act(() => startUploads('f1', [pdf('notes.pdf')], 'material', [namesake]));
  await user.click(screen.getByRole('button', { name: 'Keep both files named notes.pdf' }));
  expect(FakeRequest.sent).toHaveLength(1);
  expect(FakeRequest.sent[0]?.form?.has('replaces')).toBe(false);
});

it('asks once about many files of names that are there', async () => {
  fakeServer();
  const { user } = renderAt(<List />);
  const names = ['Übung 1.pdf', 'Übung 2.pdf', 'Übung 3.pdf', 'Übung 4.pdf'];
  const present = names.map((name) => ({ fileId: `old ${name}`, name: name.normalize('NFC'), size: 400 }));
  act(() =>
    startUploads(
      'f1',
      names.map((name) => pdf(name.normalize('NFD'))),
      'material',
      present,
    ),
  );
  expect(screen.getByText('4 files have the name of another file in this course.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Replace' }));
  expect(FakeRequest.sent.map(({ form }) => form?.get('replaces'))).toEqual(
    present.slice(0, 3).map(({ fileId }) => fileId),
  );
});
