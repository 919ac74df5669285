import type { QueryClient } from '@tanstack/react-query';
import { firstPaint } from './first-paint.ts';

/**
 * So many looks in a row, none of which finds a call under way: what an answer makes the page ask next has begun by
 * then.
 */
const calm = 4;
const lookEvery = 100;
/** Milliseconds after which a page that always asks for something counts as being at rest. */
const longest = 30_000;

/** Resolves once the page is seen and everything that it asked for has come, or `signal` is aborted. */
export async function whenIdle(client: QueryClient, signal: AbortSignal): Promise<void> {
  await firstPaint();
  const begin = performance.now();
  let calmLooks = 0;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      calmLooks = client.isFetching() > 0 ? 0 : calmLooks + 1;
      if (calmLooks < calm && performance.now() - begin < longest && !signal.aborted) return;
      clearInterval(timer);
      resolve();
    }, lookEvery);
  });
}
