import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isApiError, messageOf } from '../../../lib/api/errors.ts';
import { emitProactiveEvent } from '../../../lib/proactive/events.ts';
import {
  type MakingStep,
  makeWeek,
  refreshItems,
  type Wanted,
  type WeekOfUser,
  weekItemsQuery,
} from './week.queries.ts';

export interface Making {
  /** null while nothing is being made. */
  step: MakingStep | null;
  /** Why it came to nothing. */
  failure: string | null;
  start: (wanted: Wanted) => void;
}

const firstStep: MakingStep = { message: t`Asking for the activities`, progress: 0 };

/** Has a week's activities made, and joins a making that is under way: after a reload, or from another device. */
export function useMaking(of: WeekOfUser, taskId: string | null): Making {
  const { userId, folderId, week } = of;
  const client = useQueryClient();
  const [step, setStep] = useState<MakingStep | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  // What failed is not joined again unasked.
  const gaveUp = useRef<string>(null);

  const run = useCallback(
    (wanted: Wanted) => {
      if (running.current) return;
      const stop = new AbortController();
      running.current = stop;
      setFailure(null);
      setStep(firstStep);
      const { queryKey } = weekItemsQuery({ userId, folderId, week });
      const place = { folderId, currentWeek: week };
      const began = Date.now();
      emitProactiveEvent('power_play_generation_started', place);
      makeWeek({ folderId, week }, { ...wanted, signal: stop.signal, onStep: setStep })
        .then((made) => {
          client.setQueryData(queryKey, made);
          const activitiesGenerated = made.items.length;
          const generationDurationMs = Date.now() - began;
          emitProactiveEvent('power_play_generation_completed', {
            ...place,
            activitiesGenerated,
            generationDurationMs,
          });
          if (wanted.anew) emitProactiveEvent('learning_activities_refreshed', { ...place, activitiesGenerated });
        })
        .catch((error: unknown) => {
          if (stop.signal.aborted || isApiError(error, 'aborted')) return;
          gaveUp.current = client.getQueryData(queryKey)?.taskId ?? null;
          setFailure(messageOf(error));
          emitProactiveEvent('power_play_generation_failed', { ...place, generationDurationMs: Date.now() - began });
        })
        .finally(() => {
          if (running.current !== stop) return;
          running.current = null;
          setStep(null);
          void refreshItems(client, folderId);
        });
    },
    [client, userId, folderId, week],
  );

  useEffect(() => {
    if (taskId && gaveUp.current !== taskId) run({ anew: false });
  }, [taskId, run]);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );
  const start = (wanted: Wanted) => {
    if (!running.current) emitProactiveEvent('activity_generation_requested', { folderId, currentWeek: week });
    run(wanted);
  };
  return { step, failure, start };
}
