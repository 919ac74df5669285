import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { turnsQuery, useDeleteTurn } from './chat.queries.ts';
import {
  type AskContext,
  ask,
  decide,
  forgetTurn,
  liveTurns,
  mergeTurns,
  stopAnswer,
  subscribeToConversation,
} from './conversation.ts';
import { isLive, type Turn } from './turn.ts';

export interface ConversationView {
  /** The stored conversation: its loading and error states. */
  stored: UseQueryResult<Turn[]>;
  turns: Turn[];
  /** An answer is on its way. */
  busy: boolean;
  ask: (question: string, context: AskContext) => void;
  askAgain: (turn: Turn, context: AskContext) => void;
  stop: () => void;
  remove: (turn: Turn) => Promise<void>;
  /** The tool call whose decision is on its way. */
  decidingId: string | null;
  decide: (turn: Turn, callId: string, decision: 'confirm' | 'decline') => Promise<void>;
}

/** The conversation of a course, stored and live together, and what can be done with it. */
export function useConversation(folderId: string): ConversationView {
  const client = useQueryClient();
  const stored = useQuery(turnsQuery(folderId));
  const live = useSyncExternalStore(
    useCallback((listener) => subscribeToConversation(folderId, listener), [folderId]),
    () => liveTurns(folderId),
  );
  const turns = useMemo(() => mergeTurns(stored.data ?? [], live), [stored.data, live]);
  const deletion = useDeleteTurn(folderId);
  const [decidingId, setDecidingId] = useState<string | null>(null);
  return {
    stored,
    turns,
    busy: turns.some(isLive),
    ask: (question, context) => void ask(client, folderId, question, context),
    askAgain: (turn, context) => void ask(client, folderId, turn.question, context, turn.id),
    stop: () => stopAnswer(folderId),
    remove: async (turn) => {
      await deletion.mutateAsync(turn);
      forgetTurn(folderId, turn.id);
    },
    decidingId,
    decide: async (turn, callId, decision) => {
      setDecidingId(callId);
      try {
        await decide(client, folderId, turn, callId, decision);
      } finally {
        setDecidingId(null);
      }
    },
  };
}
