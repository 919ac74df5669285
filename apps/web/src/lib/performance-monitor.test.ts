import { expect, it, vi } from 'vitest';
import { performanceMonitor, thresholds } from './performance-monitor.ts';

function watched() {
  const warn = vi.fn<(text: string) => void>();
  let time = 0;
  const monitor = performanceMonitor(warn, () => time);
  const wait = (milliseconds: number) => {
    time += milliseconds;
  };
  return { warn, monitor, wait };
}
type Watched = ReturnType<typeof watched>;
const times = (count: number, act: () => void) => Array.from({ length: count }, act);

it('keeps the thresholds of the spec', () => {
  expect(thresholds).toEqual({
    renders: 5,
    callsPerNavigation: 3,
    reconnectsPerMinute: 3,
    listeners: 10,
    growth: 50 * 1024 * 1024,
  });
});

const acts: [what: string, limit: number, act: (at: Watched, index: number) => void, says: RegExp][] = [
  ['renders', 5, ({ monitor }) => monitor.rendered('Page'), /Page was drawn 5 times/],
  ['calls', 3, ({ monitor }) => monitor.called('GET /api/x'), /GET \/api\/x was called 3 times/],
  ['reconnects', 3, ({ monitor }) => monitor.reconnected(), /3 streams/],
  ['listeners', 10, ({ monitor }) => monitor.listening('resize', 1), /10 listeners hear "resize"/],
];
it.each(acts)('warns of %s at %d, once', (_, limit, act, says) => {
  const at = watched();
  times(limit - 1, () => act(at, 0));
  expect(at.warn).not.toHaveBeenCalled();
  times(3, () => act(at, 0));
  expect(at.warn).toHaveBeenCalledTimes(1);
  expect(at.warn).toHaveBeenCalledWith(expect.stringMatching(says));
});

it('warns of memory that grew by 50 MB since the last navigation', () => {
  const { warn, monitor } = watched();
  monitor.navigated(10);
  monitor.measured(9 + thresholds.growth);
  expect(warn).not.toHaveBeenCalled();
  monitor.measured(10 + thresholds.growth);
  expect(warn).toHaveBeenCalledTimes(1);
});

it('counts renders and calls anew with each navigation, reconnects by the minute, listeners as they go', () => {
  const { warn, monitor, wait } = watched();
  times(4, () => monitor.rendered('Page'));
  times(2, () => monitor.called('GET /api/x'));
  monitor.navigated(null);
  times(4, () => monitor.rendered('Page'));
  times(2, () => monitor.called('GET /api/x'));
  times(2, () => monitor.reconnected());
  wait(60_000);
  times(2, () => monitor.reconnected());
  times(30, () => {
    monitor.listening('resize', 1);
    monitor.listening('resize', -1);
  });
  expect(warn).not.toHaveBeenCalled();
});
