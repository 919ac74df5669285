let guards = 0;

/**
 * While a PDF is open, promises that pdf.js lets fail unheard do not end the process. It starts to fetch the page tree
 * and, in some damaged files, leaves by another way before it looks at the outcome; in a browser that is a line on the
 * console, in Node the end of the thread. What is not pdf.js's own goes on to do just that.
 */
export function guardStrayRejections(): () => void {
  if (guards === 0) process.on('unhandledRejection', swallowOwn);
  guards += 1;
  let released = false;
  return () => {
    if (released) return;
    released = true;
    // Node tells of a rejection only after the work at hand.
    setImmediate(() => {
      guards -= 1;
      if (guards === 0) process.off('unhandledRejection', swallowOwn);
    });
  };
}

function swallowOwn(reason: unknown): void {
  if (reason instanceof Error && reason.stack?.includes('pdfjs-dist')) return;
  // With other listeners about, what to do is theirs to say; without one, this is what Node would have done.
  if (process.listenerCount('unhandledRejection') === 1) {
    setImmediate(() => {
      throw reason;
    });
  }
}
