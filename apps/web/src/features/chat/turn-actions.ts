import type { ActionDecision, Rating } from '@weekwise/domain/chat.ts';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { ChatTurn, Citation, ToolCall } from './turn.ts';

/** What can be done with a question and its answer. */
export interface TurnActions {
  onOpenCitation: (turn: ChatTurn, citation: Citation) => void;
  onAskAgain: (turn: ChatTurn) => void;
  onEdit: (turn: ChatTurn, text: string) => void;
  onRemove: (turn: ChatTurn) => void;
  onStop: (turn: ChatTurn) => void;
  onDecide: (turn: ChatTurn, call: ToolCall, decision: ActionDecision) => void;
  onShowVersion: (messageId: string) => void;
  /** null where nothing is kept. */
  onRate: ((turn: ChatTurn, rating: Rating | null) => void) | null;
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
