import { act, screen, waitFor } from '@testing-library/react';
import { uploadFile } from '@weekwise/contracts/files.ts';
import { getTaskProgress } from '@weekwise/contracts/indexing.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { UploadList } from './upload-list.tsx';
import { dismissUpload, startUploads, useAllUploads } from './uploads.ts';
import { useFollowUploads, useUploads } from './use-uploads.ts';

/** A browser's XMLHttpRequest, driven by the test. */
class FakeRequest {
  static sent: FakeRequest[] = [];
  upload: { onprogress?: (event: { lengthComputable: boolean; loaded: number; total: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  status = 0;
  responseText = '';
  form: FormData | null = null;
  open = vi.fn();
  setRequestHeader = vi.fn();
  send(form: FormData) {
    this.form = form;
    FakeRequest.sent.push(this);
  }
  abort() {
    this.onabort();
    this.onloadend();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
    this.onloadend();
  }
}

const accepted = (name: string) => ({
  success: true,
  status: 'processing',
  operation_id: `task-${name}`,
  file_id: `file-${name}`,
  folder_id: 'f1',
  name,
  role: 'material',
});
const task = (change: object) => ({
  task_id: 'task-a.pdf',
  folder_id: 'f1',
  file_id: 'file-a.pdf',
  status: 'processing' as const,
  step: 'reading' as const,
  progress: 0.3,
  message: 'Reading page 12 of 59',
  page: 12,
  page_count: 59,
  error: null,
  started_at: '2026-01-05T10:00:00Z',
  updated_at: '2026-01-05T10:00:00Z',
  ...change,
});

function List() {
  useFollowUploads();
  const { uploads, cancel } = useUploads('f1');
  return <UploadList uploads={uploads} onCancel={cancel} />;
}

function Forget() {
  for (const { id } of useAllUploads()) queueMicrotask(() => dismissUpload(id));
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

it('sends two files at once, then the next, and shows how far each is', async () => {
  fakeServer();
  renderAt(<List />);
  act(() => startUploads('f1', [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')], 'material'));
  expect(FakeRequest.sent).toHaveLength(2);
  const [first] = FakeRequest.sent;
  expect(first?.open).toHaveBeenCalledWith('POST', uploadFile.path);
  expect([...(first?.form?.keys() ?? [])]).toEqual(['folder_id', 'role', 'user_id', 'file']);
  act(() => first?.upload.onprogress?.({ lengthComputable: true, loaded: 43, total: 100 }));
  expect(screen.getByText('Uploading, 43%')).toBeInTheDocument();
  expect(screen.getByText('Waiting')).toBeInTheDocument();
  await act(async () => first?.answer(500, { code: 'internal', message: 'Something went wrong on our side.' }));
  expect(FakeRequest.sent).toHaveLength(3);
});

it('follows the task that reads a file to its end', async () => {
  const server = fakeServer();
  server.answer(getTaskProgress, task({}));
  renderAt(<List />);
  act(() => startUploads('f1', [pdf('a.pdf')], 'material'));
  await act(async () => FakeRequest.sent[0]?.answer(200, accepted('a.pdf')));
  expect(await screen.findByText('Reading page 12 of 59')).toBeInTheDocument();
  server.answer(getTaskProgress, task({ status: 'completed', step: 'done', progress: 1, message: 'Done' }));
  expect(await screen.findByText('Searchable', {}, { timeout: 4_000 })).toBeInTheDocument();
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
  fakeServer();
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
    'Weekwise does not answer. Check that it is running, then try again.',
    'The file is not what its name says.',
  ]);
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
});
