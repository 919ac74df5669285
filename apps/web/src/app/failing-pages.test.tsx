import { screen } from '@testing-library/react';
import { getSession } from '@weekwise/contracts/auth.ts';
import { getStartup } from '@weekwise/contracts/folders.ts';
import { webRoutes } from '@weekwise/contracts/web-routes.ts';
import { beforeEach, expect, it } from 'vitest';
import { writeRecord } from '../lib/session/session-record.ts';
import { closeSession } from '../lib/session/session-store.ts';
import { makeFolder, makeRecord, makeUser } from '../testing/factories.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { expires_at } from '../testing/known-student.ts';
import { openApp } from '../testing/render-app.tsx';

// Where nothing that a page asks for can be had, it still is a page: with a heading, that says what it would have been.

beforeEach(() => closeSession());

const parameters: Record<string, string> = { folderId: 'f1', week: '3' };
const pages = webRoutes.filter((route) => route.for === 'gate' || route.for === 'signed-in').map(({ path }) => path);

it.each(pages)('%s has its heading when nothing answers', async (path) => {
  writeRecord(makeRecord());
  const server = fakeServer();
  server.answer(getSession, { user: makeUser(), expires_at });
  server.answer(getStartup, { folders: [makeFolder()], currentFolderId: 'f1' });
  server.refuseRest('not_found');
  openApp(path.replace(/:(\w+)/g, (_, name: string) => parameters[name] ?? 'none'));
  expect((await screen.findAllByRole('heading', { level: 1 })).length).toBeGreaterThan(0);
});
