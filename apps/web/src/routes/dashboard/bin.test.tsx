import { cleanup, screen, waitFor } from '@testing-library/react';
import { errorTable } from '@weekwise/contracts/errors.ts';
import { getStartup } from '@weekwise/contracts/folders.ts';
import { deleteFolder, listDeletedFolders, restoreFolder } from '@weekwise/contracts/folders-bin.ts';
import { expect, it } from 'vitest';
import { makeFolder } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

const restorable_until = '2099-01-01T00:00:00Z';
const binned = (change: object = {}) => ({
  folder_id: 'f2',
  folder_name: 'Ancient Trade',
  file_count: 12,
  deleted_time: '2026-01-25T10:00:00Z',
  restorable_until,
  ...change,
});
const courses = [makeFolder(), makeFolder({ folder_id: 'f2', folder_name: 'Ancient Trade', course: null })];

it('moves selected courses to the bin, and brings them back when asked at once', async () => {
  const server = knownStudent(courses);
  server.answer(deleteFolder, { success: true, restorable_until });
  server.on(restoreFolder, ({ path }) =>
    Response.json({ success: true, folder: courses.find(({ folder_id }) => path.includes(folder_id)) }),
  );
  const { user } = openApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Ancient Trade' }));
  expect(screen.getByText('1 course selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Move to bin' }));
  await waitFor(() => expect(screen.queryByText('Ancient Trade')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Courses' })).toHaveFocus();
  expect(server.seen).toContainEqual(expect.objectContaining({ method: 'DELETE', path: '/api/folders/f2' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Ancient Trade' })).toBeInTheDocument();
});

it('the last course can be taken back too, though its page is gone', async () => {
  const server = knownStudent();
  server.answer(deleteFolder, { success: true, restorable_until });
  server.answer(restoreFolder, { success: true, folder: makeFolder() });
  const { user } = openApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: /^More for Rivers/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move to bin' }));
  expect(await screen.findByRole('heading', { name: 'Set up your first course' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Rivers and Floodplains' })).toBeInTheDocument();
});

it('keeps a course away that went while the list was still asked for', async () => {
  const server = knownStudent();
  openApp('/dashboard');
  await screen.findByRole('link', { name: 'Rivers and Floodplains' });
  cleanup();
  // The tab opens again with the list that it kept; the server is slow to send a new one.
  const slow = Promise.withResolvers<Response>();
  server.on(getStartup, () => slow.promise);
  const { user } = openApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: /^More for Rivers/ }));
  server.on(deleteFolder, () => {
    server.answer(getStartup, { folders: [], currentFolderId: null });
    return Response.json({ success: true, restorable_until });
  });
  await user.click(await screen.findByRole('menuitem', { name: 'Move to bin' }));
  await screen.findByRole('button', { name: 'Undo' });
  slow.resolve(Response.json({ folders: [makeFolder()], currentFolderId: null }));
  expect(await screen.findByRole('heading', { name: 'Set up your first course' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Rivers and Floodplains' })).toBeNull();
});

it('restores a course from the bin, under another name where its own is taken', async () => {
  const server = knownStudent();
  server.answer(listDeletedFolders, { folders: [binned()], total_folders: 1 });
  const { status, text } = errorTable.folder_name_taken;
  server.on(restoreFolder, ({ body }) => {
    const { new_name } = body as { new_name?: string };
    if (!new_name)
      return Response.json(
        { code: 'folder_name_taken', message: text, detail: { suggested_name: 'Ancient Trade (2)' } },
        { status },
      );
    server.answer(listDeletedFolders, { folders: [], total_folders: 0 });
    return Response.json({
      success: true,
      folder: makeFolder({ folder_id: 'f2', folder_name: new_name, course: null }),
    });
  });
  const { user } = openApp('/dashboard/bin');
  expect(await screen.findByText('12 files, deleted Jan 25')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore Ancient Trade' }));
  expect(await screen.findByLabelText('Course name')).toHaveValue('Ancient Trade (2)');
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('The bin is empty')).toBeInTheDocument();
});

it('says that it could not be loaded, and tries again', async () => {
  const server = knownStudent();
  server.refuse(listDeletedFolders, 'folder_not_found');
  const { user } = openApp('/dashboard/bin');
  expect(await screen.findByText('The bin could not be loaded')).toBeInTheDocument();
  server.answer(listDeletedFolders, { folders: [binned()], total_folders: 1 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ancient Trade')).toBeInTheDocument();
});
