import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { deployPlanFolder } from '@weekwise/contracts/billing-deployments.ts';
import { listDrives } from '@weekwise/contracts/drives.ts';
import { errorTable } from '@weekwise/contracts/errors.ts';
import { getStartup, renameFolder } from '@weekwise/contracts/folders.ts';
import { listDeletedFolders } from '@weekwise/contracts/folders-bin.ts';
import { getSimpleSyllabus, getSyllabusStatus } from '@weekwise/contracts/syllabus.ts';
import { getTaskProgress } from '@weekwise/contracts/tasks.ts';
import { beforeEach, expect, it } from 'vitest';
import { hasTitleWish, rememberTitleWish } from '../../features/onboarding/deployed.ts';
import { planQuery } from '../../features/syllabus/syllabus.queries.ts';
import { makeDrive } from '../../testing/drive-factories.ts';
import { makeFolder, makeSyllabus, makeSyllabusStatus, makeTask } from '../../testing/factories.ts';
import {
  build,
  field,
  picker,
  prepareNewCourse,
  sent,
  showNewCourse,
  syllabus,
} from '../../testing/new-course-page.tsx';

beforeEach(prepareNewCourse);

it('leaves the name to the syllabus until the student says otherwise', async () => {
  const { user } = showNewCourse();
  await user.upload(picker(), syllabus);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(/use the title in the syllabus/);
  await user.type(field(), 'Rivers');
  await user.click(screen.getByRole('button', { name: 'Remove geog-214-syllabus.docx' }));
  expect(screen.getByRole('button', { name: 'Choose the syllabus' })).toHaveFocus();
  await user.upload(picker(), syllabus);
  expect(field()).toHaveValue('Rivers');
});

it('calls a course “New course” meanwhile where its file is only called “syllabus”', async () => {
  const { user, server } = showNewCourse();
  const folder = makeFolder({ folder_name: 'New course', course: null });
  server.on(deployPlanFolder, () => {
    server.answer(getStartup, { folders: [folder], currentFolderId: 'f1' });
    return Response.json({ success: true, task_id: null, status: 'completed', folders: [folder], folder });
  });
  await user.upload(picker(), new File(['PK'], 'syllabus.docx'));
  expect(field()).toHaveValue('');
  expect(field()).toHaveAccessibleDescription(/use the title in the syllabus/);
  await user.click(build());
  expect(await screen.findByRole('heading', { name: 'Reading your syllabus' })).toBeInTheDocument();
  expect(server.seen.find(({ path }) => path.includes('deploy'))?.body).toMatchObject({ folder_name: 'New course' });
});

it('renames a course to its syllabus’ title once that is read, where its student typed no name', async () => {
  rememberTitleWish('f1');
  const { server } = showNewCourse((server) => {
    server.answer(getStartup, { folders: [makeFolder({ folder_name: 'geog 214' })], currentFolderId: 'f1' });
    server.answer(getSyllabusStatus, makeSyllabusStatus());
    server.answer(getSimpleSyllabus, makeSyllabus());
    server.answer(renameFolder, { success: true, folder: makeFolder() });
  }, '/dashboard/new?folder=f1');
  await waitFor(() =>
    expect(server.seen.filter(({ path }) => path.endsWith('/rename'))).toMatchObject([
      { body: { new_name: 'Rivers and Floodplains' } },
    ]),
  );
  expect(hasTitleWish('f1')).toBe(false);
});

it('calls a course without a name as its syllabus does, once that is read', async () => {
  const folder = makeFolder({ folder_name: 'New course' });
  const { server } = showNewCourse((server) => {
    server.answer(getStartup, { folders: [folder], currentFolderId: 'f1' });
    server.answer(getSyllabusStatus, makeSyllabusStatus());
    server.answer(getSimpleSyllabus, makeSyllabus());
    server.answer(renameFolder, { success: true, folder: makeFolder() });
  }, '/dashboard/new?folder=f1');
  await waitFor(() =>
    expect(server.seen.filter(({ path }) => path.endsWith('/rename'))).toMatchObject([
      { body: { new_name: 'Rivers and Floodplains' } },
    ]),
  );
});

it('opens a course whose plan came after this browser kept that there was none', async () => {
  const client = new QueryClient();
  client.setQueryData(planQuery('f1').queryKey, null);
  const { router } = showNewCourse(
    (server) => {
      server.answer(getStartup, { folders: [makeFolder()], currentFolderId: 'f1' });
      server.answer(getSyllabusStatus, makeSyllabusStatus());
      server.answer(getSimpleSyllabus, makeSyllabus());
    },
    '/dashboard/new?folder=f1',
    client,
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/syllabus/f1'));
});

it('says what is missing and asks the server for nothing', async () => {
  const { user, server } = showNewCourse();
  await user.click(build());
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['Choose your syllabus first.']);
  expect(server.seen.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

it('refuses a file that cannot be a syllabus at once', async () => {
  const { user } = showNewCourse();
  await user.upload(picker(), new File([''], 'empty.pdf'));
  expect(screen.getByRole('alert')).toHaveTextContent('empty.pdf: The file is empty.');
});

it('makes the folder, sends syllabus and readings, and follows them at an address that survives a reload', async () => {
  const { user, server, router } = showNewCourse();
  const folder = makeFolder({ folder_name: 'geog 214', course: null });
  server.on(deployPlanFolder, () => {
    server.answer(getStartup, { folders: [folder], currentFolderId: 'f1' });
    return Response.json({ success: true, task_id: null, status: 'completed', folders: [folder], folder });
  });
  await user.upload(picker(), syllabus);
  await user.upload(screen.getByLabelText('Drop lecture notes, articles, chapters'), new File(['#'], 'notes.md'));
  await user.click(build());
  expect(await screen.findByRole('heading', { name: 'Reading your syllabus' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?folder=f1');
  expect(sent.mock.calls).toEqual([
    ['syllabus', 'geog-214-syllabus.docx'],
    ['material', 'notes.md'],
  ]);
  expect(screen.getByRole('link', { name: 'Go to the course now' })).toHaveAttribute('href', '/syllabus/f1');
});

it('is made in the background: a reload finds it by its task, and asks for the syllabus', async () => {
  const folder = makeFolder({ folder_name: 'geog 214', course: null });
  const { user, server } = showNewCourse();
  server.answer(deployPlanFolder, { success: true, task_id: 't1', status: 'processing', folders: [], folder: null });
  server.answer(getTaskProgress, makeTask({ kind: 'deploy-folder', folder_id: null, file_id: null }));
  await user.upload(picker(), syllabus);
  await user.click(build());
  await waitFor(() => expect(server.seen.map(({ path }) => path)).toContain('/api/background-tasks/progress/t1'));
  cleanup();

  const reloaded = showNewCourse((again) => {
    again.on(getTaskProgress, () => {
      again.answer(getStartup, { folders: [folder], currentFolderId: 'f1' });
      return Response.json(makeTask({ kind: 'deploy-folder', status: 'completed', deployed: ['f1'] }));
    });
  });
  expect(await screen.findByRole('heading', { name: 'Making your course' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Choose the syllabus' })).toBeInTheDocument();
  expect(reloaded.router.state.location.search).toBe('?folder=f1');
  expect(sent).not.toHaveBeenCalled();
  cleanup();
  showNewCourse();
  expect(await screen.findByRole('textbox', { name: 'Course name' })).toBeInTheDocument();
});

it('a deployment that failed says why, and the form is there again', async () => {
  sessionStorage.setItem('weekwise.student.deployment.u1', JSON.stringify({ taskId: 't1', startedAt: Date.now() }));
  const failed = { code: 'folder_name_taken', message: errorTable.folder_name_taken.text } as const;
  showNewCourse((server) => server.answer(getTaskProgress, makeTask({ status: 'failed', error: failed })));
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/You already have a course with this name/));
});

it('keeps what was entered when the name is taken', async () => {
  const { user, server } = showNewCourse();
  server.refuse(deployPlanFolder, 'folder_name_taken');
  await user.upload(picker(), syllabus);
  await user.click(build());
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/You already have a course with this name/));
  expect(screen.getByText('geog-214-syllabus.docx')).toBeInTheDocument();
  expect(sent).not.toHaveBeenCalled();
});

it('asks for the drive only where one is connected, and leads to its sign-in when it refuses', async () => {
  const gone = makeDrive({ connection_id: 'd2', label: 'Old drive', status: 'disconnected' });
  const { user, server } = showNewCourse((taught) =>
    taught.answer(listDrives, { kinds: ['webdav'], connections: [makeDrive(), gone] }),
  );
  const { status, text } = errorTable.drive_reauth_required;
  const detail = { requires_reauth: true, connection_id: 'd1', reauth_url: '/drives/d1' };
  server.on(deployPlanFolder, () =>
    Response.json({ code: 'drive_reauth_required', message: text, detail }, { status }),
  );
  await user.upload(picker(), syllabus);
  const choice = await screen.findByRole('combobox', { name: 'Files are kept' });
  expect([...choice.querySelectorAll('option')].map(({ text: label }) => label)).toEqual([
    'On this server',
    'University drive',
  ]);
  await user.selectOptions(choice, 'University drive');
  await user.click(build());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Authentication Required/);
  expect(screen.getByRole('link', { name: 'Sign in to the drive again' })).toHaveAttribute('href', '/drives/d1');
  expect(server.seen.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    folder_name: 'geog 214',
    connection_id: 'd1',
  });
  expect(field()).not.toHaveAccessibleDescription(/Authentication/);
  expect(sent).not.toHaveBeenCalled();
});

it('shows whoever deleted the last course the way back to it', async () => {
  const restorable_until = '2099-01-01T00:00:00Z';
  const folder = { folder_id: 'f2', folder_name: 'Rivers', file_count: 3, deleted_time: '2026-01-25T10:00:00Z' };
  showNewCourse((server) =>
    server.answer(listDeletedFolders, { folders: [{ ...folder, restorable_until }], total_folders: 1 }),
  );
  expect(await screen.findByRole('link', { name: 'Open the bin' })).toHaveAttribute('href', '/dashboard/bin');
});
