import { useQueryClient } from '@tanstack/react-query';
import type { CardGrade } from '@weekwise/domain/spaced-repetition.ts';
import { useEffect, useMemo, useReducer, useRef } from 'react';
import { messageOf } from '../../../lib/api/errors.ts';
import { sayFailed } from '../../../ui/toast.ts';
import type { Card } from '../cards/card.ts';
import { cardsQuery, sendGrade, takeBackGrade } from '../cards/cards.queries.ts';
import { refreshItems } from '../week/week.queries.ts';
import { type CardSession, cardSession, isOver, startSession } from './card-session.ts';
import { type RetryableCall, useRetryableCall } from './use-retryable-call.ts';

export interface CardRound {
  session: CardSession;
  /** The one on screen; null when the round is over. */
  card: Card | null;
  call: RetryableCall;
  turn: () => void;
  move: (by: 1 | -1) => void;
  grade: (grade: CardGrade) => void;
  undo: () => void;
  /** Its words were changed: they are fetched. */
  refresh: (cardId: string) => void;
  takeOut: (cardId: string) => void;
}

/** A round of cards, each grade kept by the server before the next card comes. */
export function useCardSession(cards: readonly Card[]): CardRound {
  const client = useQueryClient();
  const [session, dispatch] = useReducer(cardSession, cards, startSession);
  const call = useRetryableCall();
  const { visits, at, turned, graded } = session;
  const visit = visits[at] ?? null;
  const card = visit?.card ?? null;

  const shownAt = useRef(0);
  useEffect(() => {
    // A new card on screen.
    if (at >= 0) shownAt.current = Date.now();
  }, [at]);

  const cardId = card?.id;
  const folderIds = useMemo(() => new Set(cards.map(({ folderId }) => folderId)), [cards]);
  const over = isOver(session);
  useEffect(() => {
    // At the end and on leaving, the weeks and the queue are shown as they are now.
    const refresh = () => {
      for (const folderId of folderIds) void refreshItems(client, folderId);
    };
    if (over) refresh();
    return refresh;
  }, [client, folderIds, over]);

  return {
    session,
    card,
    call,
    turn: () => card && dispatch({ do: 'turn' }),
    move: (by) => dispatch({ do: 'move', by }),
    grade: (grade) => {
      if (!cardId || !turned || visit?.grade) return;
      const given = { cardId, grade, attemptId: crypto.randomUUID(), duration: Date.now() - shownAt.current };
      call.make(async () => dispatch({ do: 'graded', grade, card: await sendGrade(given) }));
    },
    undo: () => {
      // Not kept like a grade: sent twice, it would take back two.
      const takeBack = async () => dispatch({ do: 'undone', card: await takeBackGrade() });
      if (graded.length > 0) call.make(() => takeBack().catch((error: unknown) => sayFailed(messageOf(error))));
    },
    refresh: (changedId) => {
      const of = visits.find((each) => each.card.id === changedId)?.card;
      if (!of) return;
      void client.fetchQuery({ ...cardsQuery(of.folderId), staleTime: 0 }).then((all) => {
        const changed = all.find(({ id }) => id === changedId);
        if (changed) dispatch({ do: 'changed', card: changed });
      });
    },
    takeOut: (outId) => dispatch({ do: 'taken-out', cardId: outId }),
  };
}
