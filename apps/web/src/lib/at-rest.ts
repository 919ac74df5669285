import type { QueryClient } from '@tanstack/react-query';
import { firstPaint } from './first-paint.ts';

/** Milliseconds without a call after which a page counts as being at rest. */
const quiet = 300;
/** A page that always asks for something is at rest after so long. */
const longest = 5_000;
const lookEvery = 100;

/** Resolves once the page is seen and everything that it asked for has come, or `signal` is aborted. */
export async function atRest(client: QueryClient, signal: AbortSignal): Promise<void> {
  await firstPaint();
  const begin = performance.now();
  let lastBusy = begin;
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const now = performance.now();
      if (client.isFetching() > 0) lastBusy = now;
      if (now - lastBusy < quiet && now - begin < longest && !signal.aborted) return;
      clearInterval(timer);
      resolve();
    }, lookEvery);
  });
}
