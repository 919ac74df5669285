import { vi } from 'vitest';

/** From here on the screen has room for everything: weeks, centre and chat. `vi.unstubAllGlobals()` takes that back. */
export function widen(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
