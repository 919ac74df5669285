import { screen, within } from '@testing-library/react';
import { getTaskProgress } from '@weekwise/contracts/indexing.ts';
import { expect, it, vi } from 'vitest';
import { makeFile } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { fileFromWire } from './file-entry.ts';
import { FileList } from './file-list.tsx';

function show(...changes: Parameters<typeof makeFile>[0][]) {
  const onOpen = vi.fn();
  const onDelete = vi.fn();
  const files = changes.map((change, index) => fileFromWire(makeFile({ file_id: `file${index}`, ...change })));
  return { onOpen, onDelete, ...renderAt(<FileList files={files} onOpen={onOpen} onDelete={onDelete} />) };
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
  fakeServer().answer(getTaskProgress, {
    task_id: 't1',
    folder_id: 'f1',
    file_id: 'file0',
    status: 'processing',
    step: 'reading',
    progress: 0.4,
    message: 'Reading page 4 of 11',
    page: 4,
    page_count: 11,
    error: null,
    started_at: '2026-01-05T10:00:00Z',
    updated_at: '2026-01-05T10:00:00Z',
  });
  show({ embedding_status: 'not_embedded', operation_id: 't1' });
  expect(await screen.findByText('Reading page 4 of 11')).toBeInTheDocument();
});

it('opens a file and offers to remove it', async () => {
  const { user, onOpen, onDelete } = show({});
  await user.click(screen.getByRole('button', { name: 'why-rivers-bend.pdf' }));
  expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ fileId: 'file0' }));
  await user.click(screen.getByRole('button', { name: 'More for why-rivers-bend.pdf' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from the course' }));
  expect(onDelete).toHaveBeenCalledOnce();
});
