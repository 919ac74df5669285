import pLimit from 'p-limit';

/**
 * Looks a few things up at a time. Whoever asks for the same thing while a look-up of it waits for its turn shares that
 * one; once it has begun it is shared no more, so that nobody is told what was true before they asked: a session that
 * ended, say.
 */
export function coalesced<T>(atOnce: number, lookUp: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const limit = pLimit(atOnce);
  const waiting = new Map<string, Promise<T>>();
  return (key) => {
    const shared = waiting.get(key);
    if (shared) return shared;
    const found = limit(() => {
      waiting.delete(key);
      return lookUp(key);
    });
    waiting.set(key, found);
    return found;
  };
}
