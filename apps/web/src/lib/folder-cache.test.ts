import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeRecord } from '../testing/factories.ts';
import { folderCacheLimits, keepFolderData } from './folder-cache.ts';
import { closeSession, openSession } from './session/session-store.ts';

let client: QueryClient;
let stop: () => void;

/** A page that was just opened in the same tab. */
function reload(build = 'app-1'): void {
  stop?.();
  client = new QueryClient();
  stop = keepFolderData(client, { build });
}
const learn = (folderId: string, files: string[]) => client.setQueryData(['contents', folderId], files);
const look = (folderId: string) =>
  new QueryObserver(client, { queryKey: ['contents', folderId], enabled: false }).getCurrentResult().data;

beforeEach(() => {
  vi.useFakeTimers();
  openSession(makeRecord());
  reload();
});
afterEach(() => stop());

it('keeps what is known of at most 50 folders in memory, those longest out of sight go first', () => {
  for (let n = 1; n <= folderCacheLimits.folders; n++) learn(`f${n}`, ['a']);
  learn('f1', ['b']);
  learn('f51', ['a']);
  const known = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[1]);
  expect(known).toHaveLength(50);
  expect(known).not.toContain('f2');
  expect(known).toContain('f1');
});

it('takes nothing away from a folder that is on the screen', () => {
  const seen = new QueryObserver(client, { queryKey: ['contents', 'f1'], queryFn: () => ['a'], staleTime: Infinity });
  const leave = seen.subscribe(() => undefined);
  learn('f1', ['a']);
  for (let n = 2; n <= 60; n++) learn(`f${n}`, ['a']);
  expect(client.getQueryData(['contents', 'f1'])).toEqual(['a']);
  leave();
});

it('outlives a reload for 5 minutes, as old as it was', () => {
  learn('f1', ['a']);
  const at = client.getQueryState(['contents', 'f1'])?.dataUpdatedAt;
  vi.advanceTimersByTime(500);
  reload();
  expect(look('f1')).toEqual(['a']);
  expect(client.getQueryState(['contents', 'f1'])?.dataUpdatedAt).toBe(at);
  vi.advanceTimersByTime(folderCacheLimits.lifetime);
  reload();
  expect(look('f1')).toBeUndefined();
});

it('does not outlive a new build of the app, which may know another shape of it', () => {
  learn('f1', ['a']);
  vi.advanceTimersByTime(500);
  reload('app-2');
  expect(look('f1')).toBeUndefined();
});

it('is one student’s own, and gone with them', () => {
  learn('f1', ['secret']);
  vi.advanceTimersByTime(500);
  openSession(makeRecord({ userId: 'u2' }));
  reload();
  expect(look('f1')).toBeUndefined();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  learn('f1', ['secret']);
  closeSession();
  vi.advanceTimersByTime(500);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
});

it('keeps nothing else', () => {
  client.setQueryData(['startup', 'u1'], { folders: [] });
  vi.advanceTimersByTime(500);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
