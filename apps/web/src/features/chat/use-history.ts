import { limits } from '@weekwise/contracts/limits.ts';
import { useEffect, useState } from 'react';
import type { ChatTurn } from './turn.ts';
import type { ConversationView } from './use-conversation.ts';

/** A page of the history: ten messages are five questions with their answers. */
const page = limits.threadMessagesPage / 2;

export interface History {
  visible: ChatTurn[];
  hasEarlier: boolean;
  /** Shows one page more, fetching it where it is not here yet. */
  showEarlier: () => void;
}

/** The part of a conversation that is drawn: its end at first, more with each page that the reader asks for. */
export function useHistory({ turns, stored, earlier }: ConversationView): History {
  // By the questions that were drawn, not by places: pages come before them, new ones after, and the first may go and
  // come back.
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set());
  const [isAwaited, setAwaited] = useState(false);
  const at = turns.findIndex(({ id }) => drawn.has(id));
  const from = at >= 0 ? at : Math.max(0, turns.length - page);
  const begin = (index: number) => setDrawn(drawnFrom(turns, index));
  if (at < 0 && turns.length > 0 && !stored.isPending) begin(from);
  const arrived = isAwaited && from > 0;
  useEffect(() => {
    if (!arrived) return;
    setAwaited(false);
    setDrawn(drawnFrom(turns, from - page));
  }, [arrived, turns, from]);
  return {
    visible: turns.slice(from),
    hasEarlier: from > 0 || earlier.has,
    showEarlier: () => {
      if (from > 0) return begin(from - page);
      if (!earlier.has) return;
      setAwaited(true);
      earlier.load();
    },
  };
}

const drawnFrom = (turns: readonly ChatTurn[], index: number): Set<string> =>
  new Set(turns.slice(Math.max(0, index)).map(({ id }) => id));
