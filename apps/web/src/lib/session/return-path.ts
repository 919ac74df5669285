import { z } from 'zod';
import { storedValue } from '../storage.ts';

/** Milliseconds after which nobody wants it any more: longer than a sign-in link lives. */
const lifetime = 3600_000;

// In storage that all tabs share, because a mailed link opens in a tab of its own.
const stored = storedValue('return-to', z.object({ path: z.string().regex(/^\/(?![/\\])/), at: z.number() }));

/** Remembers the page that whoever signs in now wants to come back to. */
export const rememberReturn = (path: string): void => stored.set({ path, at: Date.now() });

/** That page; null where nobody asked for one, or too long ago. */
export function returnPath(): string | null {
  const wish = stored.get();
  return wish && Math.abs(Date.now() - wish.at) < lifetime ? wish.path : null;
}

export const forgetReturn = (): void => stored.remove();
