import { useCallback, useSyncExternalStore } from 'react';
import type { ChatTurn } from './turn.ts';

/**
 * Turns of this visit that the stored conversation does not hold yet, or holds in an older state. They outlive the pane
 * that shows them: an answer goes on while the student is elsewhere in the app. Leaving the page closes the connection,
 * which cancels the work on the server.
 */
export interface LiveTurns {
  turns: readonly ChatTurn[];
  /** The conversation that the student opened; null for the one that the course goes on with. */
  chosen: string | null;
  choose: (threadId: string | null) => void;
  /** By question: what ends an answer that is being written. */
  answering: Map<string, AbortController>;
  put: (turn: ChatTurn) => void;
  drop: (which: (turn: ChatTurn) => boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

const ofFolders = new Map<string, LiveTurns>();

export function liveTurnsOf(folderId: string): LiveTurns {
  const known = ofFolders.get(folderId);
  if (known) return known;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const publish = (turns: readonly ChatTurn[]) => {
    made.turns = turns;
    tell();
  };
  const made: LiveTurns = {
    turns: [],
    chosen: null,
    choose: (threadId) => {
      made.chosen = threadId;
      tell();
    },
    answering: new Map(),
    put: (turn) => {
      const known = made.turns.some(({ id }) => id === turn.id);
      publish(known ? made.turns.map((other) => (other.id === turn.id ? turn : other)) : [...made.turns, turn]);
    },
    drop: (which) => publish(made.turns.filter((turn) => !which(turn))),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  ofFolders.set(folderId, made);
  return made;
}

export function useLiveTurns(folderId: string): Pick<LiveTurns, 'turns' | 'chosen'> {
  const subscribe = useCallback((listener: () => void) => liveTurnsOf(folderId).subscribe(listener), [folderId]);
  const turns = useSyncExternalStore(subscribe, () => liveTurnsOf(folderId).turns);
  const chosen = useSyncExternalStore(subscribe, () => liveTurnsOf(folderId).chosen);
  return { turns, chosen };
}

/**
 * Stored turns with those of this visit; the newer state of a turn wins. A question that stands in place of another
 * hides that one and what followed from it.
 */
export function mergeTurns(stored: readonly ChatTurn[], live: readonly ChatTurn[]): ChatTurn[] {
  const newer = new Map(live.map((turn) => [turn.id, turn]));
  const known = new Set(stored.map((turn) => turn.id));
  let turns = stored.map((turn) => {
    const now = newer.get(turn.id);
    return now ? { ...now, versions: turn.versions } : turn;
  });
  for (const turn of live) {
    if (known.has(turn.id)) continue;
    const replaced = turns.findIndex(({ id }) => id === turn.edits);
    turns = [...(replaced >= 0 ? turns.slice(0, replaced) : turns), turn];
  }
  return turns;
}
