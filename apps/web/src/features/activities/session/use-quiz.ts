import { useQueryClient } from '@tanstack/react-query';
import { executeActivity, executeActivityUnderApi } from '@weekwise/contracts/activities-items.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { useEffect, useReducer, useRef, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { timeZone } from '../../../lib/dates.ts';
import { isDemo } from '../../../lib/demo.ts';
import { passageFromWire } from '../../../lib/passage.ts';
import { refreshItems } from '../week/week.queries.ts';
import type { Item } from '../week/week-items.ts';
import {
  type QuizAnswer,
  type QuizOutcome,
  type QuizSession,
  type QuizStep,
  quizSession,
  startQuiz,
} from './quiz-session.ts';
import { type RetryableCall, useRetryableCall } from './use-retryable-call.ts';

export interface Quiz {
  session: QuizSession;
  item: Item | null;
  outcome: QuizOutcome | null;
  /** What was chosen, also while the server has not said how it went. */
  chosen: QuizAnswer | null;
  call: RetryableCall;
  answer: (answer: QuizAnswer) => void;
  dispatch: (step: QuizStep) => void;
}

/** Of a flashcard's grades, from 1 for "again" to 4. */
const isRemembered = (grade: QuizAnswer): boolean => typeof grade === 'number' && grade > 1;

/** A round of questions. The server says what is right, after the answer only; of a flashcard, the student does. */
export function useQuiz(folderId: string, items: readonly Item[], place: 'session' | 'chat' = 'session'): Quiz {
  const client = useQueryClient();
  const [session, dispatch] = useReducer(quizSession<Item>, items, startQuiz<Item>);
  const kept = useRetryableCall();
  const item = session.items[session.at] ?? null;
  const outcome = (item && session.outcomes[item.id]) ?? null;
  const [pending, setPending] = useState<{ itemId: string; answer: QuizAnswer } | null>(null);

  const shownAt = useRef(0);
  const itemId = item?.id;
  useEffect(() => {
    if (itemId) shownAt.current = Date.now();
  }, [itemId]);
  useEffect(() => () => void refreshItems(client, folderId), [client, folderId]);

  const isPending = (kept.busy || kept.failure !== null) && pending?.itemId === itemId;
  return {
    session,
    item,
    outcome,
    chosen: outcome?.answer ?? (isPending ? (pending?.answer ?? null) : null),
    call: kept,
    answer: (answer) => {
      if (!item || outcome || kept.busy || kept.failure) return;
      setPending({ itemId: item.id, answer });
      const body = {
        folder_id: folderId,
        activityId: item.id,
        response: answer,
        place,
        attempt_id: crypto.randomUUID(),
        duration_ms: Math.min(Date.now() - shownAt.current, limits.longestAttempt),
        time_zone: timeZone(),
      };
      kept.make(async () => {
        // The cookie of the demo goes along below /api alone.
        const wire = await call(isDemo(folderId) ? executeActivityUnderApi : executeActivity, { body });
        dispatch({
          do: 'answered',
          itemId: item.id,
          outcome: {
            answer,
            correct: wire.correct ?? isRemembered(answer),
            rightAnswer: wire.right_answer,
            rightIndex: wire.right_index,
            explanation: wire.explanation,
            passage: wire.citation && passageFromWire(wire.citation),
          },
        });
      });
    },
    dispatch,
  };
}
