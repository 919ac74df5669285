import { dehydrate, onlineManager, type QueryClient } from '@tanstack/react-query';
import { persistQueryClientRestore, persistQueryClientSave } from '@tanstack/react-query-persist-client';
import { screen, waitFor } from '@testing-library/react';
import { streamAnswer } from '@weekwise/contracts/chat.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountQuery } from '../features/account/account.queries.ts';
import { foldersQuery } from '../features/admin/folders/folders.queries.ts';
import { todayQuery } from '../features/admin/overview/overview.queries.ts';
import { ordersQuery, plansQuery } from '../features/billing/billing.queries.ts';
import { folderPlanQuery } from '../features/billing/folder-plan.queries.ts';
import { currentThreadQuery, messagesQuery } from '../features/chat/chat.queries.ts';
import { drivesQuery } from '../features/drives/drives.queries.ts';
import { contentsQuery } from '../features/files/files.queries.ts';
import { folderTaskQuery } from '../features/files/folder-task.queries.ts';
import { courseNumbersQuery } from '../features/folders/analytics.queries.ts';
import { startupQuery } from '../features/folders/folders.queries.ts';
import { rememberDeployed } from '../features/onboarding/deployed.ts';
import { readingSourcesQuery } from '../features/sources/reading-states.queries.ts';
import { summariesQuery } from '../features/study-guides/summaries.queries.ts';
import { planQuery, syllabusStatusQuery } from '../features/syllabus/syllabus.queries.ts';
import { healthQuery } from '../features/system/health.queries.ts';
import { wikiSearchQuery } from '../features/wiki/wiki.queries.ts';
import { ContractViolation } from '../lib/api/errors.ts';
import { processingState } from '../lib/processing-state.ts';
import { createQueryClient, persistOptions } from '../lib/query-client.ts';
import { writeRecord } from '../lib/session/session-record.ts';
import { openSession } from '../lib/session/session-store.ts';
import { makeRecord } from '../testing/factories.ts';
import { knownStudent } from '../testing/known-student.ts';
import { openApp } from '../testing/render-app.tsx';
import { chooseNextPattern } from '../ui/cover/patterns.ts';

// The sentences of spec §9 on what the browser keeps, one by one.

const second = 1_000;
const minute = 60 * second;
const work = processingState('work');
const client = () => createQueryClient({ onSignedOut: () => undefined });

describe('how long an answer counts as fresh', () => {
  const wiki = { q: '', subject: null, university: null, level: null, sort: 'relevance', page: 1 } as never;
  it.each([
    ['default: drives', drivesQuery, 30 * second],
    ['default: purchases', ordersQuery('u1'), 30 * second],
    ['default: figures of admins', todayQuery, 30 * second],
    ['folder list', startupQuery('u1'), 5 * minute],
    ['folder', folderPlanQuery('u1', 'f1'), 2 * minute],
    ['folder analytics', courseNumbersQuery('f1'), 2 * minute],
    ['embedding status', folderTaskQuery('f1'), 15 * second],
    ['syllabus status', syllabusStatusQuery('f1'), 10 * second],
    ['system folders', foldersQuery({ days: 30, q: '' } as never, null), 10 * minute],
    ['user info', accountQuery, 5 * minute],
    ['existing search check', readingSourcesQuery({ folderId: 'f1', week: 1 }), 2 * minute],
    ['search results', wikiSearchQuery(wiki), 5 * minute],
    ['plans', plansQuery, 10 * minute],
    ['health', healthQuery, 30 * second],
  ])('%s', (_, query, staleTime) => {
    expect((query as { staleTime?: unknown }).staleTime).toBe(staleTime);
  });

  it('a plan (persisted): 30 min, and not at all while there is none; kept 24 hours', () => {
    const { staleTime, gcTime, queryKey } = planQuery('f1');
    expect([gcTime, queryKey[0]]).toEqual([24 * 60 * minute, 'syllabus']);
    const freshWith = staleTime as unknown as (query: { state: { data: unknown } }) => number;
    expect(freshWith({ state: { data: { weeks: [] } } })).toBe(30 * minute);
    expect(freshWith({ state: { data: null } })).toBe(0);
  });

  it('the files of a folder: 60 s, and 10 s while one of them is not embedded', () => {
    const { staleTime } = contentsQuery('f1');
    const freshWith = staleTime as unknown as (query: { state: { data: unknown } }) => number;
    expect(freshWith({ state: { data: [{ status: 'embedded' }] } })).toBe(60 * second);
    expect(freshWith({ state: { data: undefined } })).toBe(60 * second);
    for (const status of ['not_embedded', 'failed']) {
      expect(freshWith({ state: { data: [{ status: 'embedded' }, { status }] } })).toBe(10 * second);
    }
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

  it.each([
    ['chat-thread', currentThreadQuery('f1')],
    ['chat-messages', messagesQuery('f1', 't1')],
    ['weekwise-summary', summariesQuery({ folderId: 'f1', fileId: 'file1' })],
  ])('the persisted variant, for %s: fresh 30 min, kept 24 hours', (family, query) => {
    expect(query).toMatchObject({ staleTime: 30 * minute, gcTime: 24 * 60 * minute });
    expect(query.queryKey[0]).toBe(family);
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

  it('has room for what was answered last where storage is full', async () => {
    openSession(makeRecord());
    const full = client();
    for (let n = 1; n <= 8; n++) full.setQueryData(['syllabus', `f${n}`], 'x'.repeat(1_000), { updatedAt: n });
    const { setItem } = Storage.prototype;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, value) {
      if (value.length > 3_500) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, name, value);
    });
    await persistQueryClientSave({ queryClient: full, ...persistOptions() });
    await waitFor(() => expect(localStorage.getItem(key)).toContain('"queryKey":["syllabus","f8"]'));
    expect(localStorage.getItem(key)?.match(/"queryKey"/g)).toHaveLength(2);
  });

  it('holds no change that waits for the network: only its own page could make it', async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const waiting = client();
    const mutation = waiting.getMutationCache().build(waiting, { mutationFn: () => Promise.resolve() });
    void mutation.execute('The name of a course');
    await waitFor(() => expect(mutation.state.isPaused).toBe(true));
    expect(dehydrate(waiting, persistOptions().dehydrateOptions).mutations).toEqual([]);
  });

  const restore = async (text: string, build?: string) => {
    openSession(makeRecord());
    localStorage.setItem(key, text);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const restored = client();
    const options = persistOptions(build ? { build } : {});
    await persistQueryClientRestore({ queryClient: restored, ...options }).catch(() => undefined);
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

  it('is removed by another build of the app, which may know another shape of it', async () => {
    const restored = await restore(stored(Date.now()), '/assets/app-2.js');
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

describe('the browser keeps at most', () => {
  const local = () => localStorage;
  it.each([
    ['50 folder image sets, each saved after 500 ms', 50, local, 'student.folder-images', chooseNextPattern],
    ['5 user data keys', 5, local, 'session', (key: string) => writeRecord(makeRecord({ userId: key }))],
    ['10 session keys', 10, () => sessionStorage, 'student.work', (key: string) => work.start(key, 't1')],
    ['20 feature flags', 20, local, 'student.upload-first', (key: string) => rememberDeployed([key], 'Rivers')],
  ] as const)('%s', async (_, limit, storage, kind, write) => {
    vi.useFakeTimers();
    openSession(makeRecord());
    const kept = () => Object.keys(storage()).filter((name) => name.startsWith(`weekwise.${kind}.`));
    const [first = ''] = Array.from({ length: 60 }, (_, index) => {
      write(`k${index}`);
      vi.advanceTimersByTime(500);
      return kept()[0];
    });
    expect(kept()).toHaveLength(limit);
    expect(kept()).not.toContain(first);
  });
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
