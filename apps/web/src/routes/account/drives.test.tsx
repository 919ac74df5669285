import { cleanup, screen, waitFor } from '@testing-library/react';
import {
  checkDrive,
  connectWebDav,
  disconnectDrive,
  listDrives,
  reauthorizeWebDav,
} from '@weekwise/contracts/drives.ts';
import { errorTable } from '@weekwise/contracts/errors.ts';
import { expect, it } from 'vitest';
import { makeDrive } from '../../testing/drive-factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

function studentWith(...connections: ReturnType<typeof makeDrive>[]) {
  const server = knownStudent();
  server.answer(listDrives, { kinds: ['webdav', 'google'], connections });
  return server;
}

it('connects a WebDAV drive, and says at the field what is wrong', async () => {
  const server = studentWith();
  server.refuse(connectWebDav, 'drive_password_refused');
  const { user } = openApp('/drives');
  await user.click(await screen.findByRole('button', { name: 'Connect a WebDAV drive' }));
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Give an address that begins with https:// or http://.',
    'Give your user name on the drive.',
    'Give a password.',
  ]);
  await user.type(screen.getByLabelText('Address'), 'cloud.northmere.example');
  await user.type(screen.getByLabelText('User name'), 'leila');
  await user.type(screen.getByLabelText('App password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByText(errorTable.drive_password_refused.text)).toBeInTheDocument();
  expect(server.seen.findLast(({ method }) => method === 'POST')?.body).toEqual({
    address: 'https://cloud.northmere.example',
    account: 'leila',
    password: 'wrong',
  });
  server.answer(connectWebDav, { success: true, connection: makeDrive() });
  server.answer(listDrives, { kinds: ['webdav'], connections: [makeDrive()] });
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByText('Connected')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('waits with the student where the server asks to wait: asked once, and again when they say so', async () => {
  const server = studentWith();
  server.refuse(listDrives, 'rate_limited');
  const { user } = openApp('/drives');
  expect(await screen.findByText(errorTable.rate_limited.text)).toBeInTheDocument();
  server.answer(listDrives, { kinds: ['webdav'], connections: [makeDrive()] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Connected')).toBeInTheDocument();
});

it('leads to Google only where the server offers it', async () => {
  const server = studentWith();
  openApp('/drives');
  const link = await screen.findByRole('link', { name: 'Connect Google Drive' });
  expect(link).toHaveAttribute('href', '/api/drives/google/connect');
  cleanup();
  server.answer(listDrives, { kinds: ['webdav'], connections: [] });
  openApp('/drives');
  expect(await screen.findByRole('button', { name: 'Connect a WebDAV drive' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Connect Google Drive' })).toBeNull();
});

it('opens the sign-in where a refusal of a drive leads', async () => {
  const server = studentWith(makeDrive({ status: 'reauth_required', folder_count: 2 }));
  server.answer(reauthorizeWebDav, { success: true, connection: makeDrive({ folder_count: 2 }) });
  const { user, router } = openApp('/drives/d1');
  expect(await screen.findByRole('heading', { name: 'Sign in to University drive' })).toBeInTheDocument();
  expect(screen.getByLabelText('User name')).toHaveValue('leila');
  await user.type(screen.getByLabelText('App password'), 'right');
  server.answer(listDrives, { kinds: ['webdav'], connections: [makeDrive({ folder_count: 2 })] });
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/drives'));
  expect(await screen.findByText('Connected')).toBeInTheDocument();
});

it('says what disconnecting means, and how each drive is', async () => {
  const server = studentWith(
    makeDrive({ folder_count: 1 }),
    makeDrive({ connection_id: 'd2', label: 'At home', status: 'unreachable' }),
  );
  server.answer(checkDrive, { success: true, connection: makeDrive({ connection_id: 'd2', label: 'At home' }) });
  const left = makeDrive({ folder_count: 1, status: 'disconnected' });
  server.answer(disconnectDrive, { success: true, connection: left });
  const { user } = openApp('/drives');
  expect(await screen.findByText('Not answering')).toBeInTheDocument();
  server.answer(listDrives, {
    kinds: ['webdav'],
    connections: [makeDrive({ folder_count: 1 }), makeDrive({ connection_id: 'd2', label: 'At home' })],
  });
  await user.click(screen.getByRole('button', { name: 'Ask At home again' }));
  await waitFor(() => expect(screen.getAllByText('Connected')).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'More for University drive' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Disconnect' }));
  expect(screen.getByText(/1 course on it stays with what was read/)).toBeInTheDocument();
  server.answer(listDrives, { kinds: ['webdav'], connections: [left] });
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText('Disconnected')).toBeInTheDocument();
});

it('says what came of the way to Google, and cleans the address', async () => {
  studentWith();
  const { router } = openApp('/drives?error=Google%20says%20no.');
  expect(await screen.findByText('Google says no.')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByText('Google says no.')).toBeInTheDocument();
});
