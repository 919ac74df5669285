import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { persistQueryClientRestore, persistQueryClientSave } from '@tanstack/react-query-persist-client';
import { screen, waitFor } from '@testing-library/react';
import { streamAnswer } from '@weekwise/contracts/chat.ts';
import { describe, expect, it, vi } from 'vitest';
import { folderPlanQuery, plansQuery } from '../features/billing/billing.queries.ts';
import { contentsQuery } from '../features/files/files.queries.ts';
import { courseNumbersQuery } from '../features/folders/analytics.queries.ts';
import { startupQuery } from '../features/folders/folders.queries.ts';
import { readingSourcesQuery } from '../features/sources/reading-states.queries.ts';
import { planQuery, syllabusStatusQuery } from '../features/syllabus/syllabus.queries.ts';
import { healthQuery } from '../features/system/health.queries.ts';
import { wikiSearchQuery } from '../features/wiki/wiki.queries.ts';
import { ContractViolation } from '../lib/api/errors.ts';
import { createQueryClient, persistOptions } from '../lib/query-client.ts';
import { openSession } from '../lib/session/session-store.ts';
import { storageLimits } from '../lib/storage.ts';
import { makeRecord } from '../testing/factories.ts';
import { knownStudent } from '../testing/known-student.ts';
import { openApp } from '../testing/render-app.tsx';

// The sentences of spec §9 on what the browser keeps, one by one.

const second = 1_000;
const minute = 60 * second;
const client = () => createQueryClient({ onSignedOut: () => undefined });

describe('how long an answer counts as fresh', () => {
  const wiki = { q: '', subject: null, university: null, level: null, sort: 'relevance', page: 1 } as never;
  it.each([
    ['folder list', startupQuery('u1'), 5 * minute],
    ['folder', folderPlanQuery('u1', 'f1'), 2 * minute],
    ['folder analytics', courseNumbersQuery('f1'), 2 * minute],
    ['folder files', contentsQuery('f1'), 60 * second],
    ['syllabus status', syllabusStatusQuery('f1'), 10 * second],
    ['existing search check', readingSourcesQuery({ folderId: 'f1', week: 1 }), 2 * minute],
    ['search results', wikiSearchQuery(wiki), 5 * minute],
    ['plans', plansQuery, 10 * minute],
    ['health', healthQuery, 30 * second],
    ['syllabus (persisted)', planQuery('f1'), 30 * minute],
  ])('%s', (_, query, staleTime) => {
    expect((query as { staleTime?: unknown }).staleTime).toBe(staleTime);
  });

  it('while a file is read its status is asked for every 5 s', () => {
    const { refetchInterval } = contentsQuery('f1');
    const ask = refetchInterval as unknown as (query: { state: { data: unknown } }) => number | false;
    expect(ask({ state: { data: [{ taskId: 't1' }] } })).toBe(5 * second);
    expect(ask({ state: { data: [{ taskId: null }] } })).toBe(false);
  });
});

describe('the shell', () => {
  it('fresh 5 min, kept 10 min, no refetch on focus or reconnect', () => {
    expect(client().getDefaultOptions().queries).toMatchObject({
      staleTime: 5 * minute,
      gcTime: 10 * minute,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    });
  });

  it('the persisted variant: fresh 30 min, kept 24 hours', () => {
    expect(planQuery('f1')).toMatchObject({ staleTime: 30 * minute, gcTime: 24 * 60 * minute });
  });
});

describe('the persisted cache', () => {
  const key = 'weekwise.query-cache';
  const filled = (): QueryClient => {
    const full = client();
    for (const family of [
      'chat-thread',
      'chat-messages',
      'syllabus',
      'simple-weekly-data',
      'weekwise-summary',
      'startup',
    ])
      full.setQueryData([family, 'f1'], 'kept');
    return full;
  };

  it('holds its five families under a key of its own, written at most once a second', async () => {
    vi.useFakeTimers();
    openSession(makeRecord());
    const write = vi.spyOn(Storage.prototype, 'setItem');
    const options = { queryClient: filled(), ...persistOptions() };
    for (let n = 0; n < 5; n++) void persistQueryClientSave(options);
    await vi.advanceTimersByTimeAsync(2 * second);
    expect(write.mock.calls.filter(([name]) => name === key).length).toBeLessThanOrEqual(2);
    const families = [...(localStorage.getItem(key) ?? '').matchAll(/"queryKey":\["([^"]+)"/g)].map(([, name]) => name);
    expect(families).toEqual(['chat-thread', 'chat-messages', 'syllabus', 'simple-weekly-data', 'weekwise-summary']);
    write.mockRestore();
  });

  const restore = async (text: string) => {
    openSession(makeRecord());
    localStorage.setItem(key, text);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const restored = client();
    await persistQueryClientRestore({ queryClient: restored, ...persistOptions() }).catch(() => undefined);
    error.mockRestore();
    warn.mockRestore();
    return restored;
  };
  const stored = (timestamp: number) =>
    JSON.stringify({ timestamp, buster: '', clientState: dehydrate(filled(), persistOptions().dehydrateOptions) });

  it('is restored within 24 hours', async () => {
    const restored = await restore(stored(Date.now() - 23 * 60 * minute));
    expect(restored.getQueryData(['syllabus', 'f1'])).toBe('kept');
  });

  it('is removed after 24 hours', async () => {
    const restored = await restore(stored(Date.now() - 25 * 60 * minute));
    expect(restored.getQueryData(['syllabus', 'f1'])).toBeUndefined();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it.each(['{broken', '"text"', '{"timestamp":1e15,"clientState":{"queries":7}}'])(
    'a failed restore removes it: %s',
    async (text) => {
      await restore(text);
      expect(localStorage.getItem(key)).toBeNull();
    },
  );
});

it('local storage keeps 50 folder image sets, 5 user data keys, 10 session keys, 20 flags', () => {
  expect(storageLimits).toEqual({ folderImages: 50, userData: 5, sessionKeys: 10, featureFlags: 20 });
});

it('a broken contract raises CONTRACT VIOLATION with the contract’s name', () => {
  expect(new ContractViolation('GET /api/folders/:userId/folders', 'total_folders: missing').message).toBe(
    'CONTRACT VIOLATION: GET /api/folders/:userId/folders: total_folders: missing',
  );
});

it('when the chat stream reports a cache invalidation, an event with folder_id and message is broadcast, and the plan is asked for anew', async () => {
  const server = knownStudent();
  const heard: unknown[] = [];
  const hear = (event: Event) => heard.push((event as CustomEvent).detail);
  window.addEventListener('weekwise:syllabus-cache-invalidation', hear);
  const complete = { type: 'complete', message_id: 'm2', content: 'Done.', citations: [], abstained: false };
  const events = [
    { type: 'start', message_id: 'm2', thread_id: 't1' },
    { type: 'cache_invalidation', folder_id: 'f1', message: 'The due date was moved.' },
    { ...complete, source: 'engine', fallback: null },
  ].map((event) => JSON.stringify(event));
  server.on(
    streamAnswer,
    () =>
      new Response([...events, '[DONE]'].map((line) => `data: ${line}\n\n`).join(''), {
        headers: { 'content-type': 'text/event-stream' },
      }),
  );
  openSession(makeRecord());
  const { user } = openApp('/syllabus/f1?pane=ask');
  const plans = () => server.seen.filter(({ path }) => path.includes('/simple-syllabus/')).length;
  const box = await screen.findByRole('textbox', { name: /^Ask/ });
  const before = plans();
  await user.type(box, 'Move it{Enter}');
  await waitFor(() => expect(heard).toEqual([{ folder_id: 'f1', message: 'The due date was moved.' }]));
  await waitFor(() => expect(plans()).toBe(before + 1));
  window.removeEventListener('weekwise:syllabus-cache-invalidation', hear);
});
