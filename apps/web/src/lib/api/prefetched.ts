declare global {
  interface Window {
    /** What was asked for before the app was here (vite/ahead.ts), by address and who asks. */
    prefetched?: Map<string, Promise<Response>>;
  }
}

/** Milliseconds since the page was opened, after which nothing that was asked ahead is true any more. */
const lifetime = 10_000;

/**
 * The answer to a request that was made before the app was here, once: null where it was lost on the way. Undefined
 * where there is none.
 */
export function takePrefetched(
  url: string,
  headers: RequestInit['headers'],
  now = performance.now(),
): Promise<Response | null> | undefined {
  const asked = window.prefetched;
  const key = JSON.stringify([url, headers]);
  const answer = asked?.get(key);
  asked?.delete(key);
  if (now < lifetime) return answer?.catch(() => null);
  drop(answer);
  return undefined;
}

/** What was asked before a change says nothing about what is there after it. */
export function dropPrefetched(): void {
  for (const answer of window.prefetched?.values() ?? []) drop(answer);
  window.prefetched?.clear();
}

/** An answer that nobody reads would keep its connection, of which there are six. */
function drop(answer: Promise<Response> | undefined): void {
  answer?.then(({ body }) => body?.cancel()).catch(() => undefined);
}

// A page that asks for something else takes none of them. The build draws the landing page where there is no window.
if (globalThis.window?.prefetched) setTimeout(dropPrefetched, lifetime);
