import { screen, waitFor } from '@testing-library/react';
import { listDrives } from '@weekwise/contracts/drives.ts';
import { syncFolder } from '@weekwise/contracts/drives-sync.ts';
import { getContents } from '@weekwise/contracts/files.ts';
import { getBackgroundEmbedding, vectorizeFolder } from '@weekwise/contracts/retrieval-embedding.ts';
import { deleteTaskProgress, getTaskProgress, type TaskProgress } from '@weekwise/contracts/tasks.ts';
import { beforeEach, expect, it } from 'vitest';
import { fileFromWire } from '../../features/files/file-entry.ts';
import { openSession } from '../../lib/session/session-store.ts';
import { makeDrive } from '../../testing/drive-factories.ts';
import { makeFile, makeRecord } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { FilesWork } from './files-work.tsx';

beforeEach(() => openSession(makeRecord()));

const task = (change: Partial<TaskProgress> = {}): TaskProgress => ({
  task_id: 't1',
  kind: 'vectorize-folder',
  folder_id: 'f1',
  file_id: null,
  status: 'processing',
  step: 'reading',
  progress: 0.3,
  message: 'Reading week 3.pdf, page 4 of 11',
  page: 4,
  page_count: 11,
  counts: { done: 2, total: 9, failed: 1, skipped: 0 },
  error: null,
  report: null,
  started_at: '2026-01-27T09:00:00Z',
  updated_at: '2026-01-27T09:00:00Z',
  ...change,
});
const work = (change: Partial<TaskProgress> = {}) => ({
  success: true as const,
  status: 'pending' as const,
  operation_id: 't1',
  task_id: 't1',
  folder_id: 'f1',
  joined: false,
  task: task(change),
});
const report = { drive: null, failed_files: [], total_skipped_passages: 0, skipped_passages: [] };
const unread = [fileFromWire(makeFile({ embedding_status: 'not_embedded' }))];
const read = [fileFromWire(makeFile())];

function show(files = unread, connectionId: string | null = null) {
  const server = fakeServer();
  server.refuse(getBackgroundEmbedding, 'task_not_found');
  server.answer(getContents, { folder_id: 'f1', files: [], total_files: 0 });
  server.answer(listDrives, { kinds: ['webdav'], connections: [makeDrive({ status: 'ok' })] });
  const view = () => renderAt(<FilesWork folderId="f1" connectionId={connectionId} files={files} />);
  return { server, view };
}

it('makes all files searchable, shows the real progress, and stops when asked', async () => {
  const { server, view } = show();
  server.answer(vectorizeFolder, work());
  server.answer(getTaskProgress, task());
  server.answer(deleteTaskProgress, { success: true });
  const { user } = view();
  await user.click(await screen.findByRole('button', { name: 'Make all searchable' }));
  expect(await screen.findByText('Reading week 3.pdf, page 4 of 11')).toBeInTheDocument();
  expect(screen.getByText('3 of 9 files, 1 not readable')).toBeInTheDocument();
  server.answer(getTaskProgress, task({ status: 'cancelled', report }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText(/^Cancelled. 2 files read, 1 not readable/)).toBeInTheDocument();
  expect(server.seen).toContainEqual(expect.objectContaining({ method: 'DELETE' }));
});

it('finds what this tab started again after a reload', async () => {
  const { server, view } = show();
  server.answer(vectorizeFolder, work());
  server.answer(getTaskProgress, task());
  const { user, client } = view();
  await user.click(await screen.findByRole('button', { name: 'Make all searchable' }));
  await screen.findByText('Reading week 3.pdf, page 4 of 11');
  client.clear();
  view();
  expect(await screen.findAllByText('Reading week 3.pdf, page 4 of 11')).not.toHaveLength(0);
});

it('looks for changes on the drive of the course, and tells what it found and why something was left out', async () => {
  const { server, view } = show(read, 'd1');
  const found = {
    ...report,
    drive: { new: 3, changed: 0, renamed: 1, vanished: 0, returned: 0, unchanged: 4, refused: [] },
    total_skipped_passages: 1,
    skipped_passages: [
      {
        file_id: 'file1',
        file_name: 'scan.pdf',
        page: 2,
        page_label: 'ii',
        excerpt: '|| 1 2 3 ||',
        quality: 0.2,
        semantic_density: 0.5,
        reason: 'quality' as const,
      },
    ],
  };
  const counts = { done: 3, total: 3, failed: 0, skipped: 0 };
  const ended = { kind: 'sync-folder' as const, status: 'completed' as const, counts, report: found };
  server.answer(syncFolder, work(ended));
  server.answer(getTaskProgress, task(ended));
  server.answer(deleteTaskProgress, { success: true });
  const { user } = view();
  await user.click(await screen.findByRole('button', { name: 'Look for changes' }));
  expect(await screen.findByText('3 new, 1 renamed, 3 files read, 1 passage skipped.')).toBeInTheDocument();
  expect(screen.getByText('scan.pdf, p. ii: hardly any whole words')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take the result off the screen' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Result' })).toBeNull());
});

it('leads to the sign-in of a drive that asks for it', async () => {
  const { server, view } = show(read, 'd1');
  server.answer(listDrives, { kinds: ['webdav'], connections: [makeDrive({ status: 'reauth_required' })] });
  view();
  expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/drives/d1');
  expect(screen.queryByRole('button', { name: 'Look for changes' })).toBeNull();
});
