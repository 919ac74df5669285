// What the palette leads to inside a course has the focus: whoever works by keyboard or ear goes on from there.
import { screen, waitFor } from '@testing-library/react';
import { getContents, getFileDocument } from '@weekwise/contracts/files.ts';
import { getSimpleSyllabus } from '@weekwise/contracts/syllabus.ts';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { makeDocument } from '../../testing/document-factories.ts';
import { makeFile, makeSyllabus, makeWeek } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';
import { widen } from '../../testing/screen-width.ts';

beforeAll(() => import('../../app/palette.tsx'));
beforeEach(widen);
afterEach(() => vi.unstubAllGlobals());

async function lead(words: string, from?: string) {
  const server = knownStudent();
  server.answer(getSimpleSyllabus, makeSyllabus({ weeks: [makeWeek()] }));
  server.answer(getContents, {
    folder_id: 'f1',
    files: [makeFile({ name: 'lecture-notes.txt', mime_type: 'text/plain' })],
    total_files: 1,
  });
  server.answer(getFileDocument, makeDocument());
  const app = openApp('/syllabus/f1?week=3');
  await screen.findByRole('heading', { level: 1, name: 'Meanders' });
  if (from) screen.getByRole('button', { name: from }).focus();
  else expect(document.body).toHaveFocus();
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Commands' });
  await app.user.keyboard(words);
  await app.user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return app;
}

it('a view has it on its heading', async () => {
  const { router } = await lead('about the course');
  await waitFor(() => expect(router.state.location.search).toBe('?view=about'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rivers and Floodplains');
});

it('a file has it as a whole', async () => {
  const { router } = await lead('lecture-notes');
  await waitFor(() => expect(router.state.location.search).toContain('file='));
  await waitFor(() => expect(screen.getByRole('region', { name: 'lecture-notes.txt' })).toHaveFocus());
});

it('what had it before the palette was opened does not get it back', async () => {
  await lead('about the course', 'Conversations');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('a command that stays gives it back', async () => {
  await lead('ocean depths', 'Conversations');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Conversations' })).toHaveFocus());
});
