import { render } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

// The counting is performance-monitor.test.ts; here is that what happens on a page reaches it.

const times = (count: number, act: () => unknown) => Array.from({ length: count }, act);

/** A page that is watched, in place of the window's own ways to call and to listen. */
async function watched() {
  vi.useFakeTimers();
  const answer = vi.fn(async () => new Response());
  const { fetch, addEventListener, removeEventListener } = window;
  const { pushState } = history;
  Object.assign(window, { fetch: answer });
  const heap = { usedJSHeapSize: 0 };
  Object.defineProperty(performance, 'memory', { value: heap, configurable: true });
  onTestFinished(() => {
    Object.assign(window, { fetch, addEventListener, removeEventListener });
    history.pushState = pushState;
    Reflect.deleteProperty(performance, 'memory');
  });
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { default: WatchPerformance } = await import('./watch-performance.tsx');
  return { WatchPerformance, heap, answer, said: () => said.mock.calls.map(([text]) => text) };
}

it('warns of what a page draws, calls, takes up again, listens for and keeps', async () => {
  const { WatchPerformance, heap, answer, said } = await watched();
  const { rerender } = render(<WatchPerformance>0</WatchPerformance>);
  times(3, () => rerender(<WatchPerformance>{Math.random()}</WatchPerformance>));
  times(2, () => window.fetch('/api/system/health?deep=1'));
  times(2, () => window.fetch('/stream', { method: 'POST', headers: { 'last-event-id': '7' } }));
  const hear = () => undefined;
  times(9, () => window.addEventListener('weekwise:test', hear));
  heap.usedJSHeapSize = 49 * 1024 * 1024;
  vi.advanceTimersByTime(5_000);
  expect(said()).toEqual([]);

  rerender(<WatchPerformance>once more</WatchPerformance>);
  await window.fetch('/api/system/health');
  await window.fetch('/stream', { method: 'GET', headers: { 'last-event-id': '8' } });
  window.addEventListener('weekwise:test', hear);
  heap.usedJSHeapSize = 50 * 1024 * 1024;
  vi.advanceTimersByTime(5_000);
  expect(said()).toEqual([
    'Performance: The page was drawn 5 times since the last navigation.',
    'Performance: GET /api/system/health was called 3 times in one navigation.',
    'Performance: 3 streams were taken up again within a minute.',
    'Performance: 10 listeners hear "weekwise:test" on the window.',
    'Performance: memory grew by 50 MB since the last navigation.',
  ]);
  // Nothing is lost on the way.
  expect(answer).toHaveBeenCalledTimes(6);

  history.pushState(null, '');
  times(5, () => rerender(<WatchPerformance>{Math.random()}</WatchPerformance>));
  expect(said().slice(5)).toEqual(['Performance: The page was drawn 5 times since the last navigation.']);
});
