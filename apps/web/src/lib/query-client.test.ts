import { dehydrate } from '@tanstack/react-query';
import { persistQueryClient } from '@tanstack/react-query-persist-client';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeRecord } from '../testing/factories.ts';
import { ApiError } from './api/errors.ts';
import { backoff, createQueryClient, forgetEverything, forgetWithStudent, persistOptions } from './query-client.ts';
import { writeRecord } from './session/session-record.ts';
import { closeSession, followOtherTabs, openSession } from './session/session-store.ts';

const client = () => createQueryClient({ onSignedOut: () => undefined });

describe('the query client', () => {
  it('doubles its delay from one second up to thirty', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(backoff)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it('asks twice more for what may pass, and not at all for what will not', () => {
    const retry = client().getDefaultOptions().queries?.retry as (failures: number, error: Error) => boolean;
    expect([0, 1, 2].map((failures) => retry(failures, new ApiError('unavailable')))).toEqual([true, true, false]);
    expect(retry(0, new ApiError('folder_not_found'))).toBe(false);
    expect(retry(0, new TypeError('a defect'))).toBe(false);
  });

  it('repeats a mutation once, and only when the server said "later"', () => {
    const retry = client().getDefaultOptions().mutations?.retry as (failures: number, error: Error) => boolean;
    expect([0, 1].map((failures) => retry(failures, new ApiError('rate_limited')))).toEqual([true, false]);
    expect(retry(0, new ApiError('unreachable'))).toBe(false);
  });

  it('tells when the server refuses for want of a session', async () => {
    const onSignedOut = vi.fn();
    const watched = createQueryClient({ onSignedOut });
    const queryFn = () => Promise.reject(new ApiError('unauthenticated', { status: 401 }));
    await watched.fetchQuery({ queryKey: ['startup'], queryFn }).catch(() => undefined);
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });

  it('keeps the named families for the next visit and nothing else', () => {
    const filled = client();
    for (const family of ['chat-thread', 'chat-messages', 'syllabus', 'startup', 'task'])
      filled.setQueryData([family, 'f1'], 'kept');
    const { queries } = dehydrate(filled, persistOptions().dehydrateOptions);
    expect(queries.map(({ queryKey }) => queryKey[0])).toEqual(['chat-thread', 'chat-messages', 'syllabus']);
  });

  it('forgets what one student saw', () => {
    const filled = client();
    filled.setQueryData(['syllabus', 'f1'], 'secret');
    localStorage.setItem('weekwise.query-cache', 'secret');
    forgetEverything(filled);
    expect(filled.getQueryData(['syllabus', 'f1'])).toBeUndefined();
    expect(localStorage.getItem('weekwise.query-cache')).toBeNull();
  });
});

describe('what a browser keeps of a student', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  // Nobody else's: a page of the file before may still write what its own student saw.
  const student = 'u7';
  const kept = () => localStorage.getItem('weekwise.query-cache');
  /** Whatever is written up to the last second that a write may wait. */
  const allWrites = () => vi.advanceTimersByTimeAsync(5_000);
  const otherTabWrote = () =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'weekwise.current-user', storageArea: localStorage }));

  /** A tab of a student who has seen two courses, which are written already. */
  async function aTabOf(userId: string) {
    openSession(makeRecord({ userId }));
    const tab = client();
    const [stopWriting, restored] = persistQueryClient({ queryClient: tab, ...persistOptions() });
    const stops = [stopWriting, forgetWithStudent(tab), followOtherTabs()];
    onTestFinished(() => {
      for (const stop of stops) stop();
      tab.clear();
      closeSession();
    });
    await restored;
    tab.setQueryData(['syllabus', 'f1'], 'secret');
    tab.setQueryData(['syllabus', 'f2'], 'secret');
    await allWrites();
    expect(kept()).toContain('secret');
    return tab;
  }

  /** Every value that is written from here on. */
  function written(): () => string {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    return () => JSON.stringify(setItem.mock.calls);
  }

  it('signing out: nothing of it is written again, at once or later', async () => {
    const tab = await aTabOf(student);
    const since = written();
    forgetEverything(tab);
    closeSession();
    expect(kept()).toBeNull();
    await allWrites();
    expect(since()).not.toContain('secret');
    expect(kept()).toBeNull();
  });

  it('signing out while a write waits: it never comes', async () => {
    const tab = await aTabOf(student);
    tab.setQueryData(['syllabus', 'f3'], 'secret');
    tab.setQueryData(['syllabus', 'f4'], 'secret');
    const since = written();
    forgetEverything(tab);
    closeSession();
    await allWrites();
    expect(since()).not.toContain('secret');
  });

  it('an answer that arrives after signing out is not kept', async () => {
    const tab = await aTabOf(student);
    forgetEverything(tab);
    closeSession();
    tab.setQueryData(['syllabus', 'f1'], 'secret');
    await allWrites();
    expect(kept()).toBeNull();
  });

  it('another tab signed out, and this one has not heard of it: it writes nothing', async () => {
    const tab = await aTabOf(student);
    localStorage.clear();
    tab.setQueryData(['syllabus', 'f3'], 'secret');
    await allWrites();
    expect(kept()).toBeNull();
  });

  it.each([
    ['signed out', () => localStorage.clear()],
    ['signed somebody else in', () => writeRecord(makeRecord({ userId: 'u2' }))],
  ])('another tab %s: this one forgets what it was answered', async (_, otherTab) => {
    const tab = await aTabOf(student);
    otherTab();
    const since = written();
    otherTabWrote();
    expect(tab.getQueryCache().getAll()).toEqual([]);
    await allWrites();
    expect(since()).not.toContain('secret');
  });

  it('the same student again, or a server that is asked who is here, forgets nothing', async () => {
    const tab = await aTabOf(student);
    otherTabWrote();
    openSession(makeRecord({ userId: student, name: 'Leila' }));
    await allWrites();
    expect(tab.getQueryData(['syllabus', 'f1'])).toBe('secret');
    expect(kept()).toContain('secret');
  });

  it('the next visit of the same student finds it; one of nobody does not', async () => {
    await aTabOf(student);
    const next = client();
    const restore = () => persistQueryClient({ queryClient: next, ...persistOptions() });
    const record = Object.entries(localStorage).filter(([key]) => key !== 'weekwise.query-cache');
    for (const [key] of record) localStorage.removeItem(key);
    await restore()[1];
    expect(next.getQueryData(['syllabus', 'f1'])).toBeUndefined();
    for (const [key, value] of record) localStorage.setItem(key, value);
    await restore()[1];
    expect(next.getQueryData(['syllabus', 'f1'])).toBe('secret');
  });
});
