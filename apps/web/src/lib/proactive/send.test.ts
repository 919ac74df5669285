import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import { sendProactiveEvent as contract } from '@weekwise/contracts/suggestions.ts';
import { demoFolder } from '@weekwise/domain/demo.ts';
import { proactiveEventTypes } from '@weekwise/domain/suggestions.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeRecord } from '../../testing/factories.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { openSession } from '../session/session-store.ts';
import { onSuggestion, sendProactiveEvent } from './send.ts';
import { forgetTrace, recentEvents } from './trace.ts';
import { setUiContext } from './ui-context.ts';

type Wire = ResponseOf<typeof contract>;
const silence: Wire = { success: true, response: null, suggestion: null, held_back: [] };
const suggestion: Wire['suggestion'] = {
  suggestion_id: 's1',
  folder_id: 'f1',
  kind: 'cards-due',
  subject: 'cards',
  week_number: null,
  actions: [{ do: 'review-cards', label: 'Review them' }],
  source: 'engine',
  fallback: null,
};

beforeEach(() => openSession(makeRecord()));
afterEach(() => {
  forgetTrace();
  vi.restoreAllMocks();
});

it('posts the event with where the student is, and hands what is worth saying to the listeners with its type', async () => {
  const server = fakeServer();
  server.answer(contract, { ...silence, response: '12 cards are due.', suggestion });
  const heard = vi.fn();
  const ends = [onSuggestion(heard), setUiContext({ folderId: 'f1', currentWeek: 3 })];
  await sendProactiveEvent('week_changed', { folderId: 'f1', currentWeek: 3 });
  for (const end of ends) end();
  expect(server.seen[0]).toMatchObject({
    method: 'POST',
    path: '/api/ai/folder-agent/folder-agent/proactive-event',
    body: {
      user_id: 'u1',
      event_type: 'week_changed',
      event_data: { folderId: 'f1', currentWeek: 3 },
      ui_context: { folderId: 'f1', currentWeek: 3 },
    },
  });
  expect(server.seen[0]?.headers.get('x-user-id')).toBe('u1');
  expect(heard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ text: '12 cards are due.' }), 'week_changed');
  expect(recentEvents()[0]).toMatchObject({ type: 'week_changed', outcome: { state: 'answered' } });
});

it('hands what came before anybody listened to the first who does, once, and to its student alone', async () => {
  fakeServer().answer(contract, { ...silence, response: '12 cards are due.', suggestion });
  const heard = [vi.fn(), vi.fn(), vi.fn()] as const;
  await sendProactiveEvent('week_changed', { folderId: 'f1', currentWeek: 4 });
  onSuggestion(heard[0])();
  onSuggestion(heard[1])();
  await sendProactiveEvent('week_changed', { folderId: 'f1', currentWeek: 5 });
  openSession(makeRecord({ userId: 'u2' }));
  onSuggestion(heard[2])();
  expect(heard.map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
});

it('keeps the 10 most recent events, of which 5 are shown unless told', async () => {
  fakeServer().answer(contract, silence);
  for (const type of proactiveEventTypes) await sendProactiveEvent(type, { folderId: 'f1' });
  expect(recentEvents().map(({ type }) => type)).toEqual(proactiveEventTypes.slice(-5).reverse());
  expect(recentEvents(99).map(({ type }) => type)).toEqual(proactiveEventTypes.slice(-10).reverse());
});

it.each([
  ['a refusal', (server: ReturnType<typeof fakeServer>) => server.refuse(contract, 'internal')],
  ['a lost connection', (server: ReturnType<typeof fakeServer>) => server.disconnect(contract)],
  [
    'an answer that is none',
    (server: ReturnType<typeof fakeServer>) => server.on(contract, () => Response.json({ success: 'maybe' })),
  ],
])('only logs %s', async (_, break_) => {
  break_(fakeServer());
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await sendProactiveEvent('week_changed', { folderId: 'f1' })).toBeNull();
  expect(logged).toHaveBeenCalledOnce();
  expect(recentEvents()[0]?.outcome.state).toBe('failed');
});

it('sends nothing of the demo, and the same twice at once only once', async () => {
  const server = fakeServer();
  server.answer(contract, silence);
  await sendProactiveEvent('week_changed', { folderId: demoFolder.id });
  expect(recentEvents()[0]?.outcome).toMatchObject({ state: 'not-sent' });
  await Promise.all([1, 2].map(() => sendProactiveEvent('week_changed', { folderId: 'f1' })));
  expect(server.seen).toHaveLength(1);
});
