import { Profiler, type ReactNode } from 'react';
import { performanceMonitor } from '../lib/performance-monitor.ts';

/** Chromium's own, outside of any standard. */
const memory = (): number | null =>
  (performance as Performance & { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? null;

const monitor = performanceMonitor(
  (text) => console.warn(text),
  () => performance.now(),
);

function watch(): void {
  const { fetch, history } = window;
  window.fetch = (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    monitor.called(`${init?.method ?? 'GET'} ${pathname}`);
    if (new Headers(init?.headers).has('last-event-id')) monitor.reconnected();
    return fetch(input, init);
  };
  const begin = () => monitor.navigated(memory());
  const push = history.pushState.bind(history);
  history.pushState = (...args: Parameters<History['pushState']>) => {
    push(...args);
    begin();
  };
  window.addEventListener('popstate', begin);

  const { addEventListener, removeEventListener } = window;
  window.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    monitor.listening(args[0], 1);
    addEventListener.apply(window, args);
  };
  window.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
    monitor.listening(args[0], -1);
    removeEventListener.apply(window, args);
  };
  setInterval(() => {
    const used = memory();
    if (used !== null) monitor.measured(used);
  }, 5_000);
  begin();
}
watch();

/** Watches what is drawn inside; loaded only while developing. */
export default function WatchPerformance({ children }: { children: ReactNode }) {
  return (
    <Profiler id="The page" onRender={(id) => monitor.rendered(id)}>
      {children}
    </Profiler>
  );
}
