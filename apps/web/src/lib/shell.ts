import { useSyncExternalStore } from 'react';

/** What floats above every page, opened from anywhere: one of these at a time. */
export type Overlay = 'palette' | 'shortcuts';

let open: Overlay | null = null;
const listeners = new Set<() => void>();

export function setOverlay(next: Overlay | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Also while what is opened is still on its way. */
export const isOverlayOpen = (): boolean => open !== null;

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
  );
}
