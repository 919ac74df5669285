import type { LucideIcon } from 'lucide-react/types';
import { useEffect, useSyncExternalStore } from 'react';

/** Something the command palette can do on the screen as it is. */
export interface Command {
  id: string;
  label: string;
  group: string;
  icon: LucideIcon;
  /** More words that find it. */
  keywords?: string[];
  /** Right-aligned: a place, a date. */
  hint?: string;
  /** tinykeys spelling of the same action, shown as caps. */
  keys?: string;
  /** It changes something where one is; all others lead elsewhere. */
  stays?: true;
  run: () => void;
}

/** What the palette offers for the typed words when nothing else fits ("Ask SOC 101 about …"). */
export type CommandFallback = (words: string) => Command;

let commands: readonly (readonly Command[])[] = [];
let fallbacks: readonly CommandFallback[] = [];
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Offers commands while the caller is on screen. Keep the list's identity stable (`useMemo`). */
export function useCommands(offered: readonly Command[]): void {
  useEffect(() => {
    commands = [...commands, offered];
    changed();
    return () => {
      commands = commands.filter((list) => list !== offered);
      changed();
    };
  }, [offered]);
}

/** Offers an answer to words that match no command. Keep its identity stable (`useCallback`). */
export function useCommandFallback(fallback: CommandFallback): void {
  useEffect(() => {
    fallbacks = [...fallbacks, fallback];
    changed();
    return () => {
      fallbacks = fallbacks.filter((other) => other !== fallback);
      changed();
    };
  }, [fallback]);
}

export function useOfferedCommands(): readonly (readonly Command[])[] {
  return useSyncExternalStore(subscribe, () => commands);
}

export function useOfferedFallbacks(): readonly CommandFallback[] {
  return useSyncExternalStore(subscribe, () => fallbacks);
}
