import { screen, waitFor, within } from '@testing-library/react';
import { getSession } from '@weekwise/contracts/auth.ts';
import { streamAnswer } from '@weekwise/contracts/chat.ts';
import { openDemo } from '@weekwise/contracts/demo.ts';
import { getContents } from '@weekwise/contracts/files.ts';
import { demoFolder, demoUser } from '@weekwise/domain/demo.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readRecord, writeRecord } from '../lib/session/session-record.ts';
import { closeSession } from '../lib/session/session-store.ts';
import { makeFile, makeFolder, makeRecord } from '../testing/factories.ts';
import { aVisitor, expires_at, knownStudent } from '../testing/known-student.ts';
import { openApp } from '../testing/render-app.tsx';

beforeAll(async () => {
  await import('../routes/demo/demo.tsx');
  await import('../routes/public/landing.tsx');
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  closeSession();
});

const folder = makeFolder({ folder_id: demoFolder.id, folder_name: demoFolder.name });
const opened = { success: true, user: { ...demoUser }, folder_id: demoFolder.id, folder, expires_at } as const;

function demoServer() {
  const server = knownStudent();
  server.answer(getSession, aVisitor);
  server.answer(openDemo, opened);
  server.answer(getContents, { folder_id: demoFolder.id, files: [makeFile()], total_files: 1 });
  server.on(streamAnswer, () => {
    const complete = { type: 'complete', message_id: 'm2', content: 'In 1854.', citations: [], abstained: false };
    const events = [
      { type: 'start', message_id: 'm2', thread_id: 'demo' },
      { ...complete, source: 'engine', fallback: null },
    ];
    const lines = [...events.map((event) => JSON.stringify(event)), '[DONE]'];
    return new Response(lines.map((line) => `data: ${line}\n\n`).join(''), {
      headers: { 'content-type': 'text/event-stream' },
    });
  });
  return server;
}

const weeks = () => screen.findByRole('navigation', { name: 'Weeks' });
const question = () => screen.findByRole('textbox', { name: /^Ask/ });
const toAsk = async (user: ReturnType<typeof openApp>['user'], text: string) => {
  await user.type(await question(), `${text}{Enter}`);
  const turn = within(await screen.findByRole('article', { name: text }));
  expect(await turn.findByText('In 1854.')).toBeInTheDocument();
};

it('a visitor comes from the front page to the split screen of the demo course, as the demo user', async () => {
  const server = demoServer();
  const { router, user } = openApp('/');
  await user.click(await screen.findByRole('link', { name: 'Try the demo' }));
  const tabs = within(await screen.findByRole('navigation', { name: 'Course' }));
  await user.click(tabs.getByRole('button', { name: 'Weeks' }));
  const links = within(await weeks()).getAllByRole('link');
  expect(links.every((link) => link.getAttribute('href')?.startsWith('/demo?'))).toBe(true);
  expect(router.state.location.pathname).toBe('/demo');
  const demo = within(screen.getByRole('complementary', { name: 'Demo' }));
  expect(demo.getByRole('link', { name: 'Sign in to make your own' })).toHaveAttribute('href', '/');
  const about = server.seen.filter(({ path }) => path.includes(demoFolder.id));
  expect(about.length).toBeGreaterThan(2);
  expect(about.every(({ headers }) => headers.get('x-user-id') === demoUser.id)).toBe(true);
  expect(server.seen.map(({ path }) => path).filter((path) => /startup|select|thread/.test(path))).toEqual([]);
});

it('who is signed in stays so', async () => {
  demoServer();
  writeRecord(makeRecord());
  openApp('/demo?pane=weeks');
  await weeks();
  expect(await screen.findByRole('link', { name: 'Your own courses' })).toHaveAttribute('href', '/dashboard');
  expect(readRecord()).toMatchObject({ userId: 'u1', currentFolderId: 'f1' });
});

it('what would change the folder does nothing but say that this is the demo', async () => {
  const server = demoServer();
  const { user } = openApp('/demo?view=files');
  await user.click(await screen.findByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove from the course' }));
  expect(await screen.findByText('This is the demo. Sign in to change things.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add files' })).toBeNull();
  expect(server.seen.filter(({ method }) => method !== 'GET').map(({ path }) => path)).toEqual([openDemo.path]);
});

it('a follow-up brings along what was said, because the server keeps nothing', async () => {
  const server = demoServer();
  const { user } = openApp('/demo?pane=ask');
  await toAsk(user, 'When was that?');
  await user.type(await question(), 'And where?{Enter}');
  await waitFor(() => expect(server.seen.filter(({ path }) => path === streamAnswer.path)).toHaveLength(2));
  expect(server.seen.at(-1)?.body).toMatchObject({
    conversation_history: [
      { role: 'user', content: 'When was that?' },
      { role: 'assistant', content: 'In 1854.' },
    ],
  });
});

it('the key of the chat brings it, where the screen shows something else', async () => {
  demoServer();
  const { user } = openApp('/demo');
  expect(await screen.findByRole('navigation', { name: 'Course' })).toBeInTheDocument();
  await user.keyboard('c');
  await waitFor(async () => expect(await question()).toHaveFocus());
});

it('is still being read: says so', async () => {
  demoServer().refuse(openDemo, 'demo_not_ready');
  openApp('/demo');
  expect(await screen.findByText(/still being read/)).toBeInTheDocument();
});

it('cannot be opened: says so and tries again', async () => {
  const server = demoServer();
  server.refuse(openDemo, 'invalid_request');
  const { user } = openApp('/demo?pane=weeks');
  expect(await screen.findByRole('heading', { name: 'The demo could not be opened' })).toBeInTheDocument();
  server.answer(openDemo, opened);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await weeks()).toBeInTheDocument();
});

it('nothing of the demo can be marked as read or handed in', async () => {
  const server = demoServer();
  const { user } = openApp('/demo?week=3');
  await screen.findByRole('heading', { name: 'Why Rivers Bend' });
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByText('1 reading, 1 assignment')).toBeInTheDocument();
  await user.keyboard('x');
  expect(server.seen.filter(({ method }) => method === 'PUT')).toEqual([]);
});
