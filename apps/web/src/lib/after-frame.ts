import type { QueryFunctionContext } from '@tanstack/react-query';

/** Milliseconds after which no frame is waited for: nobody looks at the page. */
const longest = 100;

/** Resolves once the frame that is being made is drawn. What a press does not show waits until then. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longest);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      // What is drawn comes to the screen first. Not every browser says when it has nothing to do.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longest });
      else setTimeout(resolve);
    });
  });
}

/**
 * Resolves at once where a query has nothing yet; else once what it has is drawn: asking anew does not come before
 * that.
 */
export async function keptIsDrawn({ client, queryKey }: QueryFunctionContext): Promise<void> {
  if (client.getQueryData(queryKey) !== undefined) await afterFrame();
}
