import type { ActionDecision, Rating } from '@weekwise/domain/chat.ts';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Citation, ToolCall, Turn } from './turn.ts';

/** What can be done with a question and its answer. */
export interface TurnActions {
  onOpenCitation: (turn: Turn, citation: Citation) => void;
  onAskAgain: (turn: Turn) => void;
  onEdit: (turn: Turn, text: string) => void;
  onRemove: (turn: Turn) => void;
  onStop: (turn: Turn) => void;
  onDecide: (turn: Turn, call: ToolCall, decision: ActionDecision) => void;
  onShowVersion: (messageId: string) => void;
  /** null where nothing is kept. */
  onRate: ((turn: Turn, rating: Rating | null) => void) | null;
  /** Makes a flashcard of words of an answer; null where nothing is kept. */
  onMakeCard: ((words: string) => void) | null;
}

/**
 * The same actions by names that stay the same, so that an answer that is being written does not draw all the others
 * anew.
 */
export function useSteadyActions(actions: TurnActions): TurnActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const canRate = actions.onRate !== null;
  const canMakeCards = actions.onMakeCard !== null;
  return useMemo(
    () => ({
      onOpenCitation: (...given) => latest.current.onOpenCitation(...given),
      onAskAgain: (...given) => latest.current.onAskAgain(...given),
      onEdit: (...given) => latest.current.onEdit(...given),
      onRemove: (...given) => latest.current.onRemove(...given),
      onStop: (...given) => latest.current.onStop(...given),
      onDecide: (...given) => latest.current.onDecide(...given),
      onShowVersion: (...given) => latest.current.onShowVersion(...given),
      onRate: canRate ? (...given) => latest.current.onRate?.(...given) : null,
      onMakeCard: canMakeCards ? (...given) => latest.current.onMakeCard?.(...given) : null,
    }),
    [canRate, canMakeCards],
  );
}
