import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ActionDecision, Rating } from '@weekwise/domain/chat.ts';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isApiError } from '../../lib/api/errors.ts';
import { isDemo } from '../../lib/demo.ts';
import { ask, decide, stop } from './asking.ts';
import { awaitedAnswer } from './awaited-answer.ts';
import {
  currentThreadQuery,
  demoTurnsQuery,
  isStored,
  messagesOf,
  messagesQuery,
  rateAnswer,
  showWording,
} from './chat.queries.ts';
import type { ChatQuestion } from './conversation.ts';
import { liveTurnsOf, mergeTurns, useLiveTurns } from './live-turns.ts';
import { removeTurn } from './remove-turn.ts';
import { type ChatTurn, isLive, turnsFromMessages } from './turn.ts';

type AskContext = Pick<ChatQuestion, 'weekNumber' | 'topic'>;

interface Stored {
  isPending: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => void;
}

interface Earlier {
  /** More was said before than the turns that are here. */
  has: boolean;
  loading: boolean;
  failed: boolean;
  load: () => void;
}

export interface ConversationView {
  threadId: string | null;
  /** Goes to another conversation of the course. */
  open: (threadId: string) => void;
  /** The stored conversation: its loading and error states. */
  stored: Stored;
  earlier: Earlier;
  turns: ChatTurn[];
  /** An answer is on its way. */
  busy: boolean;
  ask: (text: string, context: AskContext) => void;
  /** A question without an answer is asked again as it is; in the place of an answer comes another one. */
  askAgain: (turn: ChatTurn, context: AskContext) => void;
  edit: (turn: ChatTurn, text: string, context: AskContext) => void;
  stop: (turn: ChatTurn) => void;
  /** Answers how to take that back. */
  remove: (turn: ChatTurn) => Promise<() => Promise<void>>;
  rate: (turn: ChatTurn, rating: Rating | null) => Promise<void>;
  showVersion: (messageId: string) => Promise<void>;
  /** The tool call whose decision is on its way. */
  decidingId: string | null;
  decide: (turn: ChatTurn, callId: string, decision: ActionDecision) => Promise<void>;
}

/**
 * The conversation of a course that is open, stored and live together, and what can be done with it. An answer that a
 * reload broke off is heard on.
 * @param context of questions that are asked again
 */
export function useConversation(folderId: string, context: AskContext): ConversationView {
  const client = useQueryClient();
  const demo = isDemo(folderId);
  const { turns: live, chosen } = useLiveTurns(folderId);
  const current = useQuery(currentThreadQuery(folderId));
  const threadId = demo ? null : (chosen ?? current.data ?? null);
  const messages = useInfiniteQuery(messagesQuery(folderId, threadId));
  const isGone = chosen !== null && isApiError(messages.error, 'thread_not_found');
  useEffect(() => {
    // An address may name one that was deleted, or somebody else's: the course goes on with its own.
    if (isGone) liveTurnsOf(folderId).choose(null);
  }, [isGone, folderId]);
  const demoTurns = useQuery(demoTurnsQuery(folderId));
  const stored = useMemo(
    () => (demo ? (demoTurns.data ?? []) : messages.data ? turnsFromMessages(messagesOf(messages.data)) : []),
    [demo, demoTurns.data, messages.data],
  );
  const turns = useMemo(() => {
    const ours = live.filter((turn) => demo || turn.threadId === threadId || (turn.threadId === null && !chosen));
    return mergeTurns(stored, ours);
  }, [stored, live, demo, threadId, chosen]);
  const [decidingId, setDecidingId] = useState<string | null>(null);

  const put = (question: Omit<ChatQuestion, 'threadId'>) => void ask(client, folderId, { ...question, threadId });
  const last = turns.at(-1);
  const isBroken = last?.status === 'unanswered' || last?.status === 'stopped';
  const goOn = useEffectEvent(() => {
    if (!last || demo || awaitedAnswer.get(folderId) !== last.id || liveTurnsOf(folderId).answering.has(last.id))
      return;
    if (isBroken) put({ text: last.question, id: last.id, ...context });
  });
  useEffect(() => {
    if (isBroken) goOn();
  }, [isBroken, last?.id]);
  const dropHere = (turn: ChatTurn) => turn.threadId === threadId && !isLive(turn);
  return {
    threadId,
    open: (opened) => {
      liveTurnsOf(folderId).choose(opened);
      // What another device said there must show.
      void client.invalidateQueries({ queryKey: ['chat-messages', folderId, opened] });
    },
    stored: {
      isPending: demo ? demoTurns.isPending : messages.isPending && !current.isError,
      isFetching: current.isFetching || messages.isFetching,
      error: current.data === undefined && current.error ? current.error : messages.data ? null : messages.error,
      refetch: () => void (current.data === undefined && !chosen ? current.refetch() : messages.refetch()),
    },
    earlier: {
      has: messages.hasNextPage,
      loading: messages.isFetchingNextPage,
      failed: messages.isFetchNextPageError,
      load: () => {
        if (messages.hasNextPage && !messages.isFetching) void messages.fetchNextPage();
      },
    },
    turns,
    busy: turns.some(isLive),
    ask: (text, context) => put({ text, ...context }),
    askAgain: (turn, context) => {
      const { question: text, id } = turn;
      put(demo || turn.status !== 'complete' ? { text, ...context, id } : { text, ...context, edits: id });
    },
    edit: (turn, text, context) => put({ text, ...context, edits: turn.id }),
    stop: (turn) => void stop(folderId, turn.id),
    remove: (turn) => removeTurn(client, folderId, turn),
    rate: async (turn, rating) => {
      const { put: show, drop } = liveTurnsOf(folderId);
      if (!turn.answerId) return;
      show({ ...turn, rating });
      try {
        if (!demo) await rateAnswer(client, folderId, turn.answerId, rating);
      } catch (error) {
        show(turn);
        throw error;
      } finally {
        if (!demo && isStored(client, folderId, turn.id)) drop(({ id }) => id === turn.id);
      }
    },
    showVersion: async (messageId) => {
      await showWording(client, folderId, messageId);
      liveTurnsOf(folderId).drop(dropHere);
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
