import { getSimpleSyllabus, getSyllabusStatus } from '@weekwise/contracts/syllabus.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAhead } from '../../../vite/ahead.ts';
import { makeRecord } from '../../testing/factories.ts';
import { openSession } from '../session/session-store.ts';
import { takePrefetched } from './prefetched.ts';
import { buildRequest } from './request.ts';
import { forgetPendingRequests } from './shared-requests.ts';

const folderId = '11111111-1111-4111-8111-111111111111';
const requests = () => [
  buildRequest(getSimpleSyllabus, { params: { folderId } }),
  buildRequest(getSyllabusStatus, { params: { folderId } }),
];

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => new Response(url)),
  );
  window.history.replaceState(null, '', `/syllabus/${folderId}`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete window.prefetched;
  window.history.replaceState(null, '', '/');
});

it('asks ahead for what the course asks for first, in the same words, and hands it out once', async () => {
  openSession(makeRecord());
  askAhead([{ path: '^/syllabus/', scripts: ['/assets/course.js'] }]);
  expect(document.head.querySelector('link[href="/assets/course.js"]')?.getAttribute('rel')).toBe('modulepreload');
  for (const { url, headers } of requests()) {
    expect(await (await takePrefetched(url, headers, 100))?.text()).toBe(url);
    expect(takePrefetched(url, headers, 100)).toBeUndefined();
  }
});

it('is not for another student, and nothing of it is left after a change, its connections neither', async () => {
  const cancelled = vi.fn();
  vi.stubGlobal('fetch', async () => new Response(new ReadableStream({ cancel: cancelled })));
  openSession(makeRecord());
  askAhead([]);
  const [first] = requests();
  expect(takePrefetched(first?.url ?? '', { 'x-user-id': 'somebody-else' }, 100)).toBeUndefined();
  forgetPendingRequests();
  await vi.waitFor(() => expect(cancelled).toHaveBeenCalledTimes(requests().length));
  expect(takePrefetched(first?.url ?? '', first?.headers, 100)).toBeUndefined();
});

it('is not true for ever', () => {
  openSession(makeRecord());
  askAhead([]);
  const [first] = requests();
  expect(takePrefetched(first?.url ?? '', first?.headers, 10_001)).toBeUndefined();
});

it('asks for nothing where nobody is known', () => {
  askAhead([]);
  expect(fetch).not.toHaveBeenCalled();
});
