import { screen, waitFor } from '@testing-library/react';
import { checkAdminStatus, getSession, verifyMagicLink } from '@weekwise/contracts/auth.ts';
import { deployFolder } from '@weekwise/contracts/billing-deployments.ts';
import { listDrives } from '@weekwise/contracts/drives.ts';
import { errorTable } from '@weekwise/contracts/errors.ts';
import { deleteFile, getContents } from '@weekwise/contracts/files.ts';
import { getStartup } from '@weekwise/contracts/folders.ts';
import { listReadingSources } from '@weekwise/contracts/sources.ts';
import { getSyllabusStatus } from '@weekwise/contracts/syllabus.ts';
import { getHealth } from '@weekwise/contracts/system.ts';
import { getTaskProgress } from '@weekwise/contracts/tasks.ts';
import { getWiki } from '@weekwise/contracts/wiki.ts';
import { beforeEach, expect, it } from 'vitest';
import { keptStartup } from '../features/folders/kept-startup.ts';
import { call } from '../lib/api/call.ts';
import { type ApiError, messageOf } from '../lib/api/errors.ts';
import { readRecord, writeRecord } from '../lib/session/session-record.ts';
import { closeSession } from '../lib/session/session-store.ts';
import { makeFile, makeRecord } from '../testing/factories.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aVisitor, knownStudent } from '../testing/known-student.ts';
import { openApp } from '../testing/render-app.tsx';

// The rows of spec §8 that say what becomes of a failure, where error-catalogue.test.tsx holds those that say a text.

beforeEach(() => closeSession());

const student = () => {
  writeRecord(makeRecord());
  return knownStudent();
};

it('deploy folder, requires_reauth: Authentication Required, with the address to sign in again', async () => {
  const detail = { requires_reauth: true, reauth_url: '/drives/d1' };
  const { status, text } = errorTable.drive_reauth_required;
  fakeServer().on(deployFolder, () =>
    Response.json({ code: 'drive_reauth_required', message: text, detail }, { status }),
  );
  const refused = call(deployFolder, { params: { userId: 'u1' }, body: { folder_name: 'Rivers' } });
  const error = await refused.then(
    () => null,
    (reason: ApiError) => reason,
  );
  expect(error?.message).toMatch(/^Authentication Required/);
  expect(error?.detail).toEqual(detail);
});

it('a background task that fails without a word of the server: a fixed message', async () => {
  fakeServer().on(getTaskProgress, () => new Response('<html>', { status: 500 }));
  const error = await call(getTaskProgress, { params: { taskId: 't1' } }).catch((reason: unknown) => reason);
  expect(messageOf(error)).toBe(errorTable.internal.text);
});

it('wiki page 404: Wiki page {id} not found, and the way to the search', async () => {
  const server = fakeServer();
  server.answer(getSession, aVisitor);
  server.on(getWiki, () =>
    Response.json({ code: 'wiki_not_found', message: 'Wiki page w1 not found' }, { status: 404 }),
  );
  openApp('/wiki/course/w1');
  expect(await screen.findByRole('heading', { name: 'Wiki page w1 not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Search the wiki' })).toHaveAttribute('href', '/wiki');
});

it('magic-link verification failure: redirect to /?error={encoded message}', async () => {
  fakeServer().refuse(verifyMagicLink, 'link_invalid');
  const { router } = openApp('/auth/verify-email-magic-link?token=abc');
  const visited: string[] = [];
  router.subscribe(({ location }) => visited.push(`${location.pathname}${location.search}`));
  await screen.findByRole('heading', { name: 'Authentication Error' });
  expect(visited).toContain(`/?error=${encodeURIComponent(errorTable.link_invalid.text)}`);
  // Read once, it leaves the address: a reload doesn't show it again.
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', search: '' }));
  expect(screen.getByText(errorTable.link_invalid.text)).toBeInTheDocument();
});

it('startup data failure on session restore: local user data and the startup cache are cleared, loading stops', async () => {
  const server = student();
  server.refuse(getStartup, 'not_found');
  openApp('/dashboard');
  await screen.findByRole('heading', { name: 'Your workspace could not be loaded' });
  expect([readRecord(), keptStartup('u1')]).toEqual([null, undefined]);
});

it.each([
  ['embedding status', getContents],
  ['syllabus status', getSyllabusStatus],
  ['search checks', listReadingSources],
])('a read that fails raises nothing on the screen: %s', async (_, contract) => {
  const server = student();
  server.refuse(contract, 'not_found');
  openApp('/syllabus/f1?week=3&pane=centre');
  expect(await screen.findByRole('heading', { name: 'Meanders', level: 1 })).toBeInTheDocument();
  await waitFor(() =>
    expect(server.seen.some(({ path }) => new RegExp(contract.path.replace(/:\w+/g, '[^/]+')).test(path))).toBe(true),
  );
  expect(screen.getByRole('heading', { name: 'Meanders', level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Something went wrong' })).toBeNull();
});

it('delete file that fails: it is said, and the file stays', async () => {
  const server = student();
  server.answer(getContents, { folder_id: 'f1', files: [makeFile()], total_files: 1 });
  server.refuse(deleteFile, 'drive_locked');
  const { user } = openApp('/syllabus/f1?view=files&pane=centre');
  const { name } = makeFile();
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from the course' }));
  expect(await screen.findByText(errorTable.drive_locked.text)).toBeInTheDocument();
  expect(screen.getAllByText(name).length).toBeGreaterThan(0);
});

it('a 429 while drives are loaded is tolerated', async () => {
  const server = student();
  server.refuse(listDrives, 'rate_limited');
  openApp('/dashboard/new');
  expect(await screen.findByRole('textbox', { name: 'Course name' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a health check that fails means that the server is unhealthy', async () => {
  const server = student();
  server.answer(checkAdminStatus, { is_admin: true, user_id: 'u1' });
  server.refuse(getHealth, 'unavailable');
  openApp('/admin/health');
  expect(await screen.findByText('The server is unhealthy: its health check fails.')).toBeInTheDocument();
});
