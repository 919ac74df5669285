import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { logout } from '@weekwise/contracts/auth.ts';
import { getStartup } from '@weekwise/contracts/folders.ts';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { keptStartup } from '../features/folders/kept-startup.ts';
import { writeRecord } from '../lib/session/session-record.ts';
import { closeSession } from '../lib/session/session-store.ts';
import { makeFolder, makeRecord } from '../testing/factories.ts';
import { knownStudent } from '../testing/known-student.ts';
import { openApp } from '../testing/render-app.tsx';

// Locally cached per user: current folder, list of folders (spec §3); cleared where startup data fail (spec §4, §8).

const rivers = () => screen.findByRole('link', { name: 'Rivers and Floodplains' });
const folders = [makeFolder(), makeFolder({ folder_id: 'f2', folder_name: 'Glaciers', course: null })];

/** A visit that leaves the list behind; the next one begins with it. */
async function visitedBefore() {
  const server = knownStudent(folders);
  writeRecord(makeRecord());
  const { user } = openApp('/dashboard');
  await rivers();
  await waitFor(() => expect(keptStartup('u1')?.folders.map(({ folderId }) => folderId)).toEqual(['f1', 'f2']));
  return { server, user };
}
function nextVisit(path = '/dashboard') {
  cleanup();
  return openApp(path);
}

beforeEach(() => closeSession());

it('the list of folders of the last visit is there before the server has answered, and gives way to its answer', async () => {
  const { server } = await visitedBefore();
  let answer: () => void = () => undefined;
  server.on(
    getStartup,
    () =>
      new Promise((resolve) => {
        answer = () => resolve(Response.json({ folders: [folders[1]], currentFolderId: 'f2' }));
      }),
  );
  nextVisit();
  await rivers();
  answer();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Rivers and Floodplains' })).toBeNull());
  expect(keptStartup('u1')?.folders).toHaveLength(1);
});

it('without a network the courses of the last visit open', async () => {
  await visitedBefore();
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  nextVisit('/');
  expect(await rivers()).toBeInTheDocument();
});

it('startup data that fail clear it: nothing of the last visit is shown', async () => {
  const { server } = await visitedBefore();
  server.refuse(getStartup, 'not_found');
  nextVisit();
  await screen.findByRole('heading', { name: 'Your workspace could not be loaded' });
  expect(keptStartup('u1')).toBeUndefined();
});

it('a course that the kept list does not know is waited for', async () => {
  const { server } = await visitedBefore();
  const more = makeFolder({ folder_id: 'f3', folder_name: 'Deserts' });
  server.answer(getStartup, { folders: [...folders, more], currentFolderId: 'f3' });
  const { router } = nextVisit('/syllabus/f3');
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location.pathname).toBe('/syllabus/f3');
});

it('whoever has no folders is not set up twice: an empty list is not kept', async () => {
  const { server } = await visitedBefore();
  server.answer(getStartup, { folders: [], currentFolderId: null });
  nextVisit();
  await screen.findByRole('heading', { name: 'Set up your first course' });
  expect(keptStartup('u1')).toBeUndefined();
});

it('logout: it goes with the student', async () => {
  const { server, user } = await visitedBefore();
  server.answer(logout, { success: true });
  await user.click(screen.getByRole('button', { name: 'Account: Leila Osei' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: /one week at a time/ });
  expect(keptStartup('u1')).toBeUndefined();
});
