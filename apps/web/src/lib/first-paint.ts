/** Milliseconds after which a page that says nothing of its painting is no longer waited for. */
const longest = 1_500;

/**
 * Resolves once the page is seen for the first time; at once where nobody looks, since a hidden page is not painted.
 */
export function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(done, longest);
    const painting = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    });
    painting.observe({ type: 'paint', buffered: true });

    function done() {
      clearTimeout(timer);
      painting.disconnect();
      resolve();
    }
  });
}
