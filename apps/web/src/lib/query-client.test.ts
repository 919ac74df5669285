import { dehydrate } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api/errors.ts';
import { backoff, createQueryClient, forgetEverything, persistOptions } from './query-client.ts';

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
