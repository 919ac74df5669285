import { t } from '@lingui/core/macro';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { generateWeek, getStoredActivities, streamWeekGeneration } from '@weekwise/contracts/activities.ts';
import { exportActivities, exportCards } from '@weekwise/contracts/activities-items.ts';
import { fixedTexts } from '@weekwise/contracts/fixed-texts.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import { say } from '#lingui';
import { keptIsDrawn } from '../../../lib/after-frame.ts';
import { call, urlOf } from '../../../lib/api/call.ts';
import { ApiError, isApiError } from '../../../lib/api/errors.ts';
import { streamEvents } from '../../../lib/api/stream.ts';
import { type WeekItems, weekItemsFromWire } from './week-items.ts';

export interface WeekOfUser {
  userId: string;
  folderId: string;
  week: number;
}

/** What was made for a week. */
export function weekItemsQuery({ userId, folderId, week }: WeekOfUser) {
  return queryOptions({
    queryKey: ['week-activities', folderId, week],
    queryFn: async (context): Promise<WeekItems> => {
      await keptIsDrawn(context);
      return weekItemsFromWire(
        await call(getStoredActivities, { params: { userId, folderId, week }, signal: context.signal }),
      );
    },
    // Done elsewhere, or made meanwhile: the tiles say how it stands now.
    staleTime: 0,
  });
}

/** Items came, went or were answered: whatever shows them asks anew. */
export function refreshItems(client: QueryClient, folderId: string): Promise<unknown> {
  const families = [
    ['week-activities', folderId],
    // Made with the activities where there was none.
    ['study-guide', folderId],
    ['cards', folderId],
    // What an answer of the chat brought to be done.
    ['chat-messages', folderId],
    ['review-queue'],
    ['progress'],
  ];
  return Promise.all(families.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** In the place of what there is, and of another topic than the plan's. */
export interface Wanted {
  anew: boolean;
  topic?: string;
}

/** How far the making is, as the server tells it. */
export interface MakingStep {
  message: string;
  /** 0 to 1. */
  progress: number;
}

/**
 * Has the activities of a week made, or joins whoever makes them, and follows it to its end.
 * Throws with what the student reads; leaving by `signal` cancels nothing.
 */
export async function makeWeek(
  { folderId, week }: Pick<WeekOfUser, 'folderId' | 'week'>,
  { anew, topic, signal, onStep }: Wanted & { signal: AbortSignal; onStep: (step: MakingStep) => void },
): Promise<WeekItems> {
  const tooLong = AbortSignal.timeout(limits.generation);
  const ends = AbortSignal.any([signal, tooLong]);
  try {
    if (anew)
      await call(generateWeek, {
        body: { folder_id: folderId, week_number: week, topic, force_refresh: true, wait: false },
        signal: ends,
      });
    for await (const event of streamEvents(streamWeekGeneration, { params: { folderId, week }, signal: ends })) {
      if (event.type === 'complete') return weekItemsFromWire(event.result);
      if (event.type === 'error') throw new ApiError(event.code, { message: event.message });
      onStep({ message: event.message, progress: event.progress });
    }
    // It ended without saying how.
    throw new ApiError('unreachable', { message: fixedTexts.generationLost });
  } catch (error) {
    if (tooLong.aborted && !signal.aborted) throw new ApiError('generation_timed_out');
    if (isApiError(error, 'offline', 'unreachable', 'stream_silent', 'stream_broken'))
      throw new ApiError(error.code, {
        message: t`${say(fixedTexts.generationLost)}. What was begun is still being made. Try again to follow it.`,
      });
    throw error;
  }
}

export const markdownUrl = (folderId: string, week: number): string =>
  urlOf(exportActivities, { params: { folderId, week } });
export const cardsCsvUrl = (folderId: string, week?: number): string =>
  urlOf(exportCards, { params: { folderId }, query: { week } });
