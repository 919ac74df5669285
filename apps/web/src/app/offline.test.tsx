import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { renameFolder } from '@weekwise/contracts/folders.ts';
import { getSimpleSyllabus } from '@weekwise/contracts/syllabus.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeRecord } from '../lib/session/session-record.ts';
import { closeSession } from '../lib/session/session-store.ts';
import { makeFolder, makeRecord } from '../testing/factories.ts';
import { knownStudent } from '../testing/known-student.ts';
import { openApp } from '../testing/render-app.tsx';

const goOffline = () => act(() => onlineManager.setOnline(false));
const comeBack = () => act(() => onlineManager.setOnline(true));
const banner = 'You’re offline. Pages you’ve opened work until you reload.';
const courses = () => screen.findByRole('heading', { name: 'Courses' });

beforeEach(() => {
  closeSession();
  writeRecord(makeRecord());
});
afterEach(comeBack);

it('the banner is there while the network is gone, and what was opened stays', async () => {
  knownStudent();
  openApp('/dashboard');
  await courses();
  goOffline();
  expect(await screen.findByText(banner)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Courses' })).toBeInTheDocument();
  comeBack();
  await waitFor(() => expect(screen.queryByText(banner)).toBeNull());
});

it('a page that is opened without it says so, and comes with it by itself', async () => {
  knownStudent();
  goOffline();
  openApp('/dashboard');
  expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeInTheDocument();
  comeBack();
  expect(await courses()).toBeInTheDocument();
});

it('what failed is asked for again with one press', async () => {
  const server = knownStudent();
  server.refuse(getSimpleSyllabus, 'invalid_request');
  const { user } = openApp('/syllabus/f1?pane=centre');
  const again = (await screen.findAllByRole('button', { name: 'Try again' }))[0];
  const asked = () => server.seen.filter(({ path }) => path.includes('/simple-syllabus/')).length;
  const before = asked();
  if (again) await user.click(again);
  await waitFor(() => expect(asked()).toBe(before + 1));
});

it('a change that is made without it waits, and is made when it is back', async () => {
  const server = knownStudent();
  server.answer(renameFolder, { success: true, folder: makeFolder({ folder_name: 'Streams' }) });
  const { user } = openApp('/dashboard');
  await user.click(await screen.findByRole('button', { name: 'More for Rivers and Floodplains' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  const name = await screen.findByRole('textbox');
  await user.clear(name);
  await user.type(name, 'Streams');
  goOffline();
  await user.keyboard('{Enter}');
  const renames = () => server.seen.filter(({ path }) => path.endsWith('/rename')).length;
  expect(await screen.findByText(banner)).toBeInTheDocument();
  expect(renames()).toBe(0);
  comeBack();
  await waitFor(() => expect(renames()).toBe(1));
  expect(await screen.findByText('Renamed to Streams')).toBeInTheDocument();
});
