import { screen, waitFor, within } from '@testing-library/react';
import { deleteThreadUnderApi, listThreadsUnderApi, restoreThread } from '@weekwise/contracts/chat-threads.ts';
import { beforeEach, expect, it } from 'vitest';
import { makeThread } from '../../../testing/factories.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderAt } from '../../../testing/render.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import { liveTurnsOf } from '../live-turns.ts';
import { newTurn } from '../turn.ts';
import { useThreadActions } from './threads.queries.ts';

const live = liveTurnsOf('f1');

function DeleteButton() {
  const { remove } = useThreadActions('f1');
  return (
    <>
      <button type="button" onClick={() => void remove('t1')}>
        Delete
      </button>
      <Toaster />
    </>
  );
}

/** A conversation that is open, with a question of this visit. */
function open() {
  const server = fakeServer();
  server.answer(listThreadsUnderApi, { threads: [], next: null });
  live.drop(() => true);
  live.put(newTurn('m1', 'Why do rivers bend?', { threadId: 't1' }));
  live.choose('t1');
  return { server, ...renderAt(<DeleteButton />) };
}
const shown = () => [live.turns.map(({ question }) => question), live.chosen];

beforeEach(() => live.choose(null));

it('a conversation that was deleted is left, and its toast brings it back', async () => {
  const { server, user } = open();
  server.answer(deleteThreadUnderApi, { success: true, restorable_until: '2026-02-05T10:00:00Z' });
  server.answer(restoreThread, makeThread('t1', { title: null, messages: 1 }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const toast = within((await screen.findByText('Conversation deleted')).closest('li') as HTMLElement);
  expect(shown()).toEqual([[], null]);
  await user.click(toast.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(server.seen.at(-1)?.body).toEqual({ thread_id: 't1' }));
  expect(await screen.findByText('Restored')).toBeInTheDocument();
});

it('one that could not be deleted stays open with what was asked in it', async () => {
  const { server, user } = open();
  server.refuse(deleteThreadUnderApi, 'thread_not_found');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/This conversation does not exist/)).toBeInTheDocument();
  expect(shown()).toEqual([['Why do rivers bend?'], 't1']);
});
