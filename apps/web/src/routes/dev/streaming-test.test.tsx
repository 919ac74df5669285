import { screen, within } from '@testing-library/react';
import { getSession } from '@weekwise/contracts/auth.ts';
import { streamAnswer } from '@weekwise/contracts/chat.ts';
import { openDemo } from '@weekwise/contracts/demo.ts';
import { demoFolder, demoUser } from '@weekwise/domain/demo.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { closeSession } from '../../lib/session/session-store.ts';
import { makeFolder } from '../../testing/factories.ts';
import { aVisitor, expires_at, knownStudent } from '../../testing/known-student.ts';
import { openApp } from '../../testing/render-app.tsx';

// A whole page at work takes a while on a busy machine.
vi.setConfig({ testTimeout: 20_000 });
beforeAll(() => import('./streaming-test.tsx'));

const events = [
  { type: 'start', message_id: 'a', thread_id: 'demo' },
  { type: 'chunk', content: 'Wasser ' },
  { type: 'chunk', content: 'fließt.' },
  { type: 'surprise' },
];

it('shows each event, whether it is valid, and what a dropped connection does', async () => {
  closeSession();
  const server = knownStudent();
  server.answer(getSession, aVisitor);
  const folder = makeFolder({ folder_id: demoFolder.id });
  server.answer(openDemo, { success: true, user: { ...demoUser }, folder_id: demoFolder.id, folder, expires_at });
  server.on(streamAnswer, ({ headers }) => {
    const from = Number(headers.get('last-event-id') ?? -1) + 1;
    const lines = events.slice(from).map((event, at) => `id: ${from + at}\ndata: ${JSON.stringify(event)}\n\n`);
    return new Response(`: still here\n\n${lines.join('')}data: [DONE]\n\n`);
  });
  const { user } = openApp('/streaming-test');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Drop by itself' }), 'After 1 event');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByText(/The connection was dropped/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take it up again' }));
  expect(await screen.findByText('Wasser fließt.', { selector: 'pre' })).toBeVisible();
  expect(server.seen.findLast(({ path }) => path === streamAnswer.path)?.headers.get('last-event-id')).toBe('0');
  const row = (name: RegExp) => screen.getAllByRole('row', { name }).map((each) => within(each).queryByText('Valid'));
  expect(row(/ start /)).toHaveLength(1);
  expect(row(/ chunk /).every((valid) => valid !== null)).toBe(true);
  expect(row(/CONTRACT VIOLATION/)).toEqual([null]);
  expect(row(/ comment /).length).toBeGreaterThan(0);
});
