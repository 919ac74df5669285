import { act, screen, waitFor, within } from '@testing-library/react';
import type { ResponseInputOf } from '@weekwise/contracts/contract.ts';
import {
  dismissSuggestion,
  sendProactiveEvent as sendContract,
  undoDismissal,
} from '@weekwise/contracts/suggestions.ts';
import {
  clearNotifications,
  listNotifications,
  readNotifications,
} from '@weekwise/contracts/suggestions-notifications.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendProactiveEvent } from '../../lib/proactive/send.ts';
import { forgetTrace } from '../../lib/proactive/trace.ts';
import { openSession } from '../../lib/session/session-store.ts';
import { makeRecord } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderAt } from '../../testing/render.tsx';
import { Toaster } from '../../ui/toaster.tsx';
import { FollowNotifications } from './follow-notifications.tsx';
import { NotificationBell } from './notification-bell.tsx';

type Wire = ResponseInputOf<typeof listNotifications>['notifications'][number];

const essay: Wire = {
  notification_id: 'n1',
  folder_id: 'f1',
  kind: 'due-soon',
  subject: 'a1',
  week_number: 3,
  text: '“River essay” is due on Friday, in 3 days.',
  actions: [{ do: 'open-assignment', label: 'Plan the steps', assignment_id: 'a1' }],
  source: 'engine',
  said_at: '2026-01-26T10:00:00.000Z',
  is_read: false,
};
const cards: Wire = {
  ...essay,
  ...({ notification_id: 'n2', kind: 'cards-due', subject: 'cards', week_number: null, is_read: true } as const),
  text: '12 cards are due.',
  actions: [{ do: 'review-cards', label: 'Review them' }],
  said_at: '2026-01-25T10:00:00.000Z',
};

beforeEach(() => openSession(makeRecord()));
afterEach(forgetTrace);

function open(notifications: Wire[] | null = [essay, cards]) {
  const server = fakeServer();
  if (notifications) server.answer(listNotifications, { notifications });
  else server.refuse(listNotifications, 'unavailable');
  server.answer(readNotifications, { success: true });
  server.answer(clearNotifications, { success: true });
  server.answer(dismissSuggestion, { success: true, dismissal_id: 'd1' });
  server.answer(undoDismissal, { success: true });
  const drawn = renderAt(
    <>
      <header>
        <NotificationBell courseName={(id) => (id === 'f1' ? 'GEOG 214' : null)} />
      </header>
      <FollowNotifications />
      <Toaster />
    </>,
  );
  const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name });
  const list = async () => {
    await drawn.user.click(await bell());
    return screen.findByRole('dialog', { name: 'Notifications' });
  };
  const sent = (method: string) => server.seen.filter((each) => each.method === method);
  return { server, bell, list, sent, ...drawn };
}

it('the bell counts what is new; the list marks it, and once seen it is read', async () => {
  const { bell, list, sent, user, server } = open();
  await bell('Notifications, 1 new');
  server.answer(listNotifications, { notifications: [{ ...essay, is_read: true }, cards] });
  const items = within(await list()).getAllByRole('listitem');
  expect(items.map((item) => item.textContent?.startsWith('New: '))).toEqual([true, false]);
  expect(items[0]).toHaveTextContent('GEOG 214');
  await waitFor(() => expect(sent('POST').map(({ body }) => body)).toEqual([{ until: essay.said_at }]));
  // While the list is open it says what was new.
  expect(screen.getByText('New:')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(await bell('Notifications')).toHaveFocus();
});

it('leads to where a thing is done', async () => {
  const { list, user, router } = open();
  await user.click(within(await list()).getByRole('link', { name: 'Plan the steps' }));
  expect(router.state.location.pathname).toBe('/syllabus/f1/assignments/a1');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('dismisses by the keyboard, which goes on with the next one, then with the heading', async () => {
  const { list, user, server } = open();
  const panel = within(await list());
  panel.getAllByRole('button', { name: 'Dismiss' })[0]?.focus();
  server.answer(listNotifications, { notifications: [cards] });
  await user.keyboard('{Enter}');
  expect(panel.queryByText(essay.text)).toBeNull();
  expect(panel.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(panel.getByText(/all caught up/)).toBeInTheDocument();
  expect(panel.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  expect(server.seen.filter(({ path }) => path.endsWith('/dismissals')).map(({ body }) => body)).toEqual([
    { folder_id: 'f1', kind: 'due-soon', subject: 'a1', scope: 'for-now' },
    { folder_id: 'f1', kind: 'cards-due', subject: 'cards', scope: 'for-now' },
  ]);
});

it('stops a kind for good, which is taken back with one press', async () => {
  const { list, user, sent } = open();
  await user.click(
    within(await list()).getAllByRole('button', { name: 'Stop suggestions like this' })[0] as HTMLElement,
  );
  await user.click(await screen.findByRole('menuitem', { name: 'Not in this course' }));
  expect(screen.queryByText(essay.text)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent('DELETE').map(({ path }) => path)).toEqual(['/api/suggestions/dismissals/d1']));
});

it('clears all of them at once', async () => {
  const { list, user, server, sent } = open();
  const panel = within(await list());
  server.answer(listNotifications, { notifications: [] });
  await user.click(panel.getByRole('button', { name: 'Clear all' }));
  expect(panel.getByText(/all caught up/)).toBeInTheDocument();
  await waitFor(() => expect(sent('DELETE').map(({ path }) => path)).toEqual(['/api/suggestions/notifications']));
});

it('says when the list did not come, and asks again', async () => {
  const { list, user, server } = open(null);
  const panel = within(await list());
  expect(await panel.findByText("Your notifications didn't load")).toBeInTheDocument();
  server.answer(listNotifications, { notifications: [essay] });
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  expect(await panel.findByText(/“River essay”/)).toBeInTheDocument();
});

it('has none of it pop up: what comes stands behind the bell', async () => {
  const { bell, server } = open([]);
  await bell('Notifications');
  server.answer(sendContract, {
    success: true,
    response: essay.text,
    suggestion: { ...essay, suggestion_id: 's1', fallback: null },
    held_back: [],
  });
  server.answer(listNotifications, { notifications: [essay] });
  await act(async () => void (await sendProactiveEvent('week_changed', { folderId: 'f1' })));
  await bell('Notifications, 1 new');
  expect(screen.queryByText(essay.text)).toBeNull();
});
