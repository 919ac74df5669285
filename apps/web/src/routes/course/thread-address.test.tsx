// The conversation that is open is in the address: a reload, a link that was sent and the browser's buttons bring it
// back.
import { act, screen, waitFor } from '@testing-library/react';
import { type ChatMessage, getOrCreateThread, listMessages } from '@weekwise/contracts/chat.ts';
import { listThreadsUnderApi } from '@weekwise/contracts/chat-threads.ts';
import { getSimpleSyllabus } from '@weekwise/contracts/syllabus.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { liveTurnsOf } from '../../features/chat/live-turns.ts';
import { makeSyllabus, makeThread, makeWeek } from '../../testing/factories.ts';
import { knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';
import { widen } from '../../testing/screen-width.ts';

beforeEach(widen);
afterEach(() => {
  vi.unstubAllGlobals();
  liveTurnsOf('f1').choose(null);
});

const asked = (thread_id: string): ChatMessage => ({
  message_id: `q-${thread_id}`,
  thread_id,
  message_type: 'user',
  content: `Asked in ${thread_id}`,
  metadata: { citations: [] },
  parent_message_id: null,
  created_at: '2026-01-27T10:00:00Z',
  rating: null,
  versions: [],
});

function openCourse(query: string) {
  const server = knownStudent();
  server.answer(getSimpleSyllabus, makeSyllabus({ weeks: [makeWeek(), makeWeek({ id: 'w4', week_number: 4 })] }));
  server.answer(getOrCreateThread, { thread_id: 't1', folder_id: 'f1', created_at: '2026-01-05T10:00:00Z' });
  server.answer(listThreadsUnderApi, { threads: [makeThread('t1'), makeThread('t2')], next: null });
  server.on(listMessages, ({ path }) => {
    const thread = /thread\/(t[12])\//.exec(path)?.[1];
    return thread
      ? Response.json({ messages: [asked(thread)], total: 1, has_earlier: false })
      : Response.json({ code: 'thread_not_found', message: 'none' }, { status: 404 });
  });
  return openApp(`/syllabus/f1${query}`);
}
const shows = (thread: string) => waitFor(() => expect(screen.getByText(`Asked in ${thread}`)).toBeInTheDocument());

it('an address that was sent opens its conversation, and keeps it from week to week', async () => {
  const { router, user } = openCourse('?week=3&thread=t2');
  await shows('t2');
  await user.click(screen.getByRole('link', { name: /Week 4/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?week=4&thread=t2'));
  await shows('t2');
});

it('opening one is a step: “back” returns to the one before, “forward” to it', async () => {
  const { router, user } = openCourse('?week=3');
  await shows('t1');
  await user.click(screen.getByRole('button', { name: 'Conversations' }));
  await user.click(await screen.findByRole('button', { name: /^About t2/ }));
  await shows('t2');
  expect(router.state.location.search).toBe('?week=3&thread=t2');
  await act(() => router.navigate(-1));
  await shows('t1');
  expect(router.state.location.search).toBe('?week=3');
  await act(() => router.navigate(1));
  await shows('t2');
});

it('a link of the course that names none leaves the one that is open', async () => {
  const { router } = openCourse('?week=3&thread=t2');
  await shows('t2');
  await act(() => router.navigate('/syllabus/f1?week=4'));
  await waitFor(() => expect(router.state.location.search).toBe('?week=4&thread=t2'));
  await shows('t2');
});

it('one that is not there gives way to the one that the course goes on with', async () => {
  const { router } = openCourse('?week=3&thread=elsewhere');
  await shows('t1');
  expect(router.state.location.search).toBe('?week=3');
});
