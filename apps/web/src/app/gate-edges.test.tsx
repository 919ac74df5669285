import { act, screen, waitFor } from '@testing-library/react';
import { getSubscriptionStatus } from '@weekwise/contracts/billing.ts';
import { errorTable } from '@weekwise/contracts/errors.ts';
import { getStartup } from '@weekwise/contracts/folders.ts';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { readRecord, writeRecord } from '../lib/session/session-record.ts';
import { closeSession } from '../lib/session/session-store.ts';
import { makeSubscription } from '../testing/billing-factories.ts';
import { makeFolder, makeRecord } from '../testing/factories.ts';
import { knownStudent } from '../testing/known-student.ts';
import { openApp } from '../testing/render-app.tsx';

// Where the gate must not be a dead end, nor lead anybody out of their work.

const meanders = () => screen.findByRole('heading', { name: 'Meanders', level: 1 });
const firstCourse = () => screen.findByRole('heading', { name: 'Set up your first course' });

beforeAll(async () => {
  await import('../routes/course/course.tsx');
  await import('../routes/new-course/new-course.tsx');
});
beforeEach(() => {
  closeSession();
  writeRecord(makeRecord());
});

it('startup data that fail later in a visit change nothing on the screen, and the session stays', async () => {
  const server = knownStudent();
  const { router } = openApp('/syllabus/f1?week=3');
  await meanders();
  server.refuse(getStartup, 'not_found');
  const asked = () => server.seen.filter(({ path }) => path.endsWith('/startup/u1')).length;
  const before = asked();
  const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3600_000);
  onTestFinished(() => later.mockRestore());
  await act(() => router.navigate('/terms-of-service'));
  await act(() => router.navigate('/syllabus/f1?week=3'));
  await waitFor(() => expect(asked()).toBe(before + 1));
  await meanders();
  expect(screen.queryByRole('heading', { name: 'Your workspace could not be loaded' })).toBeNull();
  expect(readRecord()).toMatchObject({ userId: 'u1' });
});

it('invalid folder, even one that spells nothing: the first one opens, and that is said', async () => {
  knownStudent();
  const { router } = openApp('/syllabus/%E0%A4%A');
  await meanders();
  expect(router.state.location.pathname).toBe('/syllabus/f1');
  expect(await screen.findByText(errorTable.folder_not_found.text)).toBeInTheDocument();
});

it('back from a payment of which there is no course: the way to one, not a page that loads for ever', async () => {
  knownStudent([]);
  const { router } = openApp('/?session_id=cs_1&folder=f1');
  await firstCourse();
  expect(router.state.location.pathname).toBe('/dashboard/new');
});

it('the same where nothing is active any more', async () => {
  const server = knownStudent([makeFolder()]);
  server.answer(getSubscriptionStatus, makeSubscription({ is_active: false }));
  const { router } = openApp('/inverted?session_id=cs_1&folder=f1');
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/new'));
  expect(router.state.location.search).toBe('');
});
