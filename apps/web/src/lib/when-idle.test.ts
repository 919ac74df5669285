import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

it('waits until nothing has been asked for a while', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const client = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<string>();
  const asked = client.fetchQuery({ queryKey: ['plan'], queryFn: () => promise });
  const rested = vi.fn();
  void whenIdle(client, new AbortController().signal).then(rested);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(rested).not.toHaveBeenCalled();
  resolve('here');
  await asked;
  await vi.advanceTimersByTimeAsync(200);
  // What came asks for more.
  const more = Promise.withResolvers<string>();
  const second = client.fetchQuery({ queryKey: ['week'], queryFn: () => more.promise });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(rested).not.toHaveBeenCalled();
  more.resolve('here');
  await second;
  await vi.advanceTimersByTimeAsync(500);
  expect(rested).toHaveBeenCalledOnce();
});

it('waits for nothing once the page is gone', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const gone = new AbortController();
  gone.abort();
  await expect(whenIdle(new QueryClient(), gone.signal)).resolves.toBeUndefined();
});
