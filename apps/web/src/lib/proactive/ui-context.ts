import type { UiContext } from '@weekwise/contracts/suggestions.ts';

let context: UiContext | null = null;

/** Where the student is, sent along with each event of that course. Returns what ends it. */
export function setUiContext(next: UiContext): () => void {
  context = next;
  return () => {
    if (context === next) context = null;
  };
}

/** Where the student is in this course; null while they are elsewhere. */
export const uiContextIn = (folderId: string): UiContext | null => (context?.folderId === folderId ? context : null);
