import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { closeSession } from '../../lib/session/session-store.ts';
import { makeFolder } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';
import { preloadDelay } from './use-adjacent-folders.ts';

const folders = ['f0', 'f1', 'f2', 'f3'].map((folder_id) => makeFolder({ folder_id, folder_name: folder_id }));
const about = (server: ReturnType<typeof knownStudent>) =>
  new Set(
    server.seen.flatMap(
      ({ path }) => /\/(?:folders|simple-syllabus)\/(f\d)(?:\/(?:contents|syllabus-status))?$/.exec(path)?.[1] ?? [],
    ),
  );

beforeEach(() => closeSession());

it('after a second the courses beside the open one are fetched in the background, and no others', async () => {
  const server = knownStudent(folders);
  openApp('/syllabus/f1');
  await screen.findByRole('heading', { name: 'Meanders', level: 1 });
  expect([...about(server)]).toEqual(['f1']);
  await waitFor(() => expect(about(server)).toEqual(new Set(['f0', 'f1', 'f2'])), { timeout: preloadDelay + 4_000 });
});

it('not for whoever saves data', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = knownStudent(folders);
  openApp('/syllabus/f1');
  await screen.findByRole('heading', { name: 'Meanders', level: 1 });
  await vi.advanceTimersByTimeAsync(preloadDelay + 100);
  expect([...about(server)]).toEqual(['f1']);
});
