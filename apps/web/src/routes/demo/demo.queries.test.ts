import { QueryClient } from '@tanstack/react-query';
import { openDemo } from '@weekwise/contracts/demo.ts';
import { demoFolder, demoUser } from '@weekwise/domain/demo.ts';
import { beforeEach, expect, it } from 'vitest';
import { demoTurnsQuery } from '../../features/chat/chat.queries.ts';
import { newTurn } from '../../features/chat/turn.ts';
import { makeFolder } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { demoQuery } from './demo.queries.ts';

const folder = makeFolder({ folder_id: demoFolder.id });
const opened = { success: true, user: { ...demoUser }, folder_id: demoFolder.id, folder } as const;
const { queryKey } = demoTurnsQuery(demoFolder.id);

/** A tab with what this browser has kept of a conversation. */
function tab() {
  const client = new QueryClient();
  client.setQueryData(queryKey, [newTurn('m1', 'When was that?')]);
  client.setQueryData(['chat-messages', 'f1'], [newTurn('m2', 'A question of a student')]);
  const asked = () => client.getQueryData(queryKey)?.map(({ question }) => question);
  return { client, asked, open: () => client.fetchQuery({ ...demoQuery, retry: false }) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('the chat history of the demo is cleared once per browser session, and no other', async () => {
  fakeServer().answer(openDemo, { ...opened, expires_at: '2099-01-01T00:00:00Z' });
  const first = tab();
  await first.open();
  expect(first.asked()).toBeUndefined();
  expect(first.client.getQueryData(['chat-messages', 'f1'])).toHaveLength(1);
  const reloaded = tab();
  await reloaded.open();
  expect(reloaded.asked()).toEqual(['When was that?']);
  sessionStorage.clear();
  const nextVisit = tab();
  await nextVisit.open();
  expect(nextVisit.asked()).toBeUndefined();
});

it.each([
  ['a valid session opens the demo', '2099-01-01T00:00:00Z', true],
  ['one that has ended does not', '2020-01-01T00:00:00Z', false],
])('without a network %s', async (_, expires_at, opens) => {
  const server = fakeServer();
  server.answer(openDemo, { ...opened, expires_at });
  await tab().open();
  server.disconnect(openDemo);
  const again = tab().open();
  if (opens) expect((await again).folderId).toBe(demoFolder.id);
  else await expect(again).rejects.toMatchObject({ code: 'unreachable' });
});

it('a course that is still being read is asked for until it is there', async () => {
  const server = fakeServer();
  let asked = 0;
  server.on(openDemo, () =>
    ++asked < 6
      ? Response.json({ code: 'demo_not_ready', message: 'Being read.' }, { status: 409 })
      : Response.json({ ...opened, expires_at: '2099-01-01T00:00:00Z' }),
  );
  const { folderId } = await new QueryClient().fetchQuery({ ...demoQuery, retryDelay: 0 });
  expect([folderId, asked]).toEqual([demoFolder.id, 6]);
});
