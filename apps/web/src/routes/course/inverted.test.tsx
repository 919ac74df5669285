import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readRecord, writeRecord } from '../../lib/session/session-record.ts';
import { closeSession } from '../../lib/session/session-store.ts';
import { makeFolder, makeRecord } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';
import { widen } from '../../testing/screen-width.ts';

const question = () => screen.findByRole('textbox', { name: /^Ask/ });

beforeAll(() => import('./course-screen.tsx'));
beforeEach(() => closeSession());

afterEach(() => vi.unstubAllGlobals());

it('says its three texts in their order, then shows the chat before the weeks', async () => {
  widen();
  knownStudent();
  const said: string[] = [];
  const watch = new MutationObserver(() => {
    const text = document.querySelector('main [role="status"]')?.textContent ?? '';
    if (/^(Checking|Loading your)/.test(text) && said.at(-1) !== text) said.push(text);
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  openApp('/inverted');
  const box = await question();
  watch.disconnect();
  expect(said.slice(0, 2)).toEqual(['Checking your account...', 'Loading your workspace...']);
  expect(said.slice(2)).toEqual(['Loading your inverted workspace...']);
  const weeks = await screen.findByRole('navigation', { name: 'Weeks' });
  expect(box.compareDocumentPosition(weeks) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('on a phone the chat comes first, its tab too, and the weeks stay on this page', async () => {
  knownStudent();
  const { router, user } = openApp('/inverted?folder=f1');
  expect(await question()).toBeVisible();
  const tabs = within(screen.getByRole('navigation', { name: 'Course' }));
  expect(tabs.getAllByRole('button')[0]).toHaveAccessibleName('Ask');
  await user.click(tabs.getByRole('button', { name: 'Weeks' }));
  await user.click(await screen.findByRole('link', { name: /Meanders/ }));
  expect(await screen.findByRole('heading', { name: 'Meanders', level: 1 })).toBeVisible();
  expect(router.state.location.pathname + router.state.location.search).toBe('/inverted?folder=f1&pane=centre&week=3');
});

it('the folder of the address is the current one; one that nobody has gives way to the first', async () => {
  knownStudent([makeFolder({ folder_id: 'f0', folder_name: 'Other' }), makeFolder()]);
  openApp('/inverted?folder=f1');
  await question();
  await waitFor(() => expect(readRecord()?.currentFolderId).toBe('f1'));
});

it('a folder that nobody has gives way to the first', async () => {
  knownStudent();
  const { router } = openApp('/inverted?folder=gone');
  await question();
  expect(router.state.location.search).toBe('?folder=f1');
});

it('a student without folders sets up a course', async () => {
  knownStudent([]);
  writeRecord(makeRecord({ currentFolderId: null }));
  const { router } = openApp('/inverted');
  expect(await screen.findByRole('heading', { name: 'Set up your first course' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/dashboard/new');
});
