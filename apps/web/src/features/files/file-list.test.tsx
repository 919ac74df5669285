import { screen, within } from '@testing-library/react';
import { getTaskProgress } from '@weekwise/contracts/tasks.ts';
import { expect, it, vi } from 'vitest';
import { makeFile, makeTask } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { fileFromWire } from './file-entry.ts';
import { FileList } from './file-list.tsx';

function show(...changes: Parameters<typeof makeFile>[0][]) {
  const actions = { onOpen: vi.fn(), onDownload: vi.fn(), onReread: vi.fn(), onDelete: vi.fn() };
  const files = changes.map((change, index) => fileFromWire(makeFile({ file_id: `file${index}`, ...change })));
  return { ...actions, ...renderAt(<FileList files={files} actions={actions} />) };
}
const rows = () => screen.getAllByRole('listitem').map((row) => within(row));

it('says of each file whether it can be searched, and why not', () => {
  show(
    { name: 'chapter.pdf', warnings: ['Page 3 is a scan without text.'] },
    {
      name: 'locked.pdf',
      embedding_status: 'failed',
      error: { code: 'file_encrypted', message: 'It has a password.' },
    },
    { name: 'later.docx', embedding_status: 'not_embedded', page_count: null, role: 'syllabus' },
  );
  const [read, failed, waiting] = rows();
  for (const text of ['Searchable', '3 pages', 'Page 3 is a scan without text.'])
    expect(read?.getByText(text)).toBeInTheDocument();
  for (const text of ['Not readable', 'It has a password.']) expect(failed?.getByText(text)).toBeInTheDocument();
  for (const text of ['Not read yet', 'Syllabus']) expect(waiting?.getByText(text)).toBeInTheDocument();
});

it('follows the task that reads a file', async () => {
  fakeServer().answer(getTaskProgress, makeTask({ message: 'Reading page 4 of 11' }));
  show({ embedding_status: 'not_embedded', operation_id: 't1' });
  expect(await screen.findByText('Reading page 4 of 11')).toBeInTheDocument();
});

it('opens a file, downloads it and offers to remove it', async () => {
  const { user, onOpen, onDelete, onDownload } = show({});
  await user.click(screen.getByRole('button', { name: 'why-rivers-bend.pdf' }));
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ fileId: 'file0' }));
  await user.click(screen.getByRole('button', { name: 'More for why-rivers-bend.pdf' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Download' }));
  expect(onDownload).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'More for why-rivers-bend.pdf' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from the course' }));
  expect(onDelete).toHaveBeenCalledOnce();
});

it('reads again what could not be read, and asks for the progress of a few files only', async () => {
  const server = fakeServer();
  const asked: string[] = [];
  server.on(getTaskProgress, ({ path }) => {
    asked.push(path);
    return new Promise(() => undefined);
  });
  const waiting = (index: number) => ({ embedding_status: 'not_embedded' as const, operation_id: `t${index}` });
  const { user, onReread } = show(
    { name: 'scan.pdf', embedding_status: 'failed', error: { code: 'file_without_text', message: 'It is a scan.' } },
    ...[1, 2, 3, 4, 5].map(waiting),
  );
  await user.click(screen.getByRole('button', { name: 'Try again scan.pdf' }));
  expect(onReread).toHaveBeenCalledWith(expect.objectContaining({ name: 'scan.pdf' }));
  expect(asked).toHaveLength(3);
  expect(screen.getAllByText('Waiting to be read')).toHaveLength(2);
});
