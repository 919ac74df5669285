import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { limits } from '@weekwise/contracts/limits.ts';
import {
  changeCardSettings,
  decideCards,
  getCardSettings,
  getReviewQueue,
  gradeCard,
  listCards,
  type CardSettings as SettingsOnWire,
  suspendCard,
  undoGrade,
} from '@weekwise/contracts/spaced-repetition.ts';
import type { CardDecision, CardGrade } from '@weekwise/domain/spaced-repetition.ts';
import { call } from '../../../lib/api/call.ts';
import { timeZone } from '../../../lib/dates.ts';
import { type Card, cardFromWire } from './card.ts';

/** Whose midnight begins a day of reviews. */
const where = () => ({ time_zone: timeZone() });

/** Every card of a course, suspended ones too. */
export function cardsQuery(folderId: string) {
  return queryOptions({
    queryKey: ['cards', folderId],
    queryFn: async ({ signal }): Promise<Card[]> => {
      const { cards } = await call(listCards, { params: { folderId }, query: where(), signal });
      return cards.map(cardFromWire);
    },
    staleTime: 0,
  });
}

export interface ReviewQueue {
  today: string;
  cards: Card[];
  /** To be asked now. */
  total: number;
  counts: { learning: number; review: number; new: number };
  /** Left for another day by the daily limits. */
  overLimit: number;
  doneToday: { new: number; reviews: number };
  nextStepAt: string | null;
}

/** What is to be asked now, over all courses or of one. */
export function queueQuery(folderId?: string) {
  return queryOptions({
    queryKey: ['review-queue', folderId ?? 'all'],
    queryFn: async ({ signal }): Promise<ReviewQueue> => {
      const wire = await call(getReviewQueue, {
        query: { ...where(), folder_id: folderId, limit: limits.queuePage },
        signal,
      });
      return {
        today: wire.today,
        cards: wire.cards.map(cardFromWire),
        total: wire.total,
        counts: wire.counts,
        overLimit: wire.held.over_limit,
        doneToday: wire.done_today,
        nextStepAt: wire.next_step_at,
      };
    },
    staleTime: 0,
  });
}

/** A grade on its way: sent again under the same name, it counts once. */
export interface GivenGrade {
  cardId: string;
  grade: CardGrade;
  attemptId: string;
  duration: number;
}

export async function sendGrade({ cardId, grade, attemptId, duration }: GivenGrade): Promise<Card> {
  const body = { ...where(), grade, attempt_id: attemptId, duration: Math.min(duration, limits.longestAttempt) };
  return cardFromWire((await call(gradeCard, { params: { cardId }, body })).card);
}

export const takeBackGrade = async (): Promise<Card> => cardFromWire((await call(undoGrade, { body: where() })).card);

export async function setSuspended(cardId: string, suspended: boolean): Promise<Card> {
  return cardFromWire((await call(suspendCard, { params: { cardId }, body: { ...where(), suspended } })).card);
}

/** Of cards whose file is deleted. */
export async function decideOn(cardIds: readonly string[], decision: CardDecision): Promise<void> {
  await call(decideCards, { body: { card_ids: [...cardIds], decision } });
}

/** What a student asks of a day, and what foretells this student's memory. */
export interface CardSettings {
  newPerDay: number;
  reviewsPerDay: number;
  /** Probability of recall at which a card comes back. */
  desiredRetention: number;
  memory: { fitted: boolean; grades: number; gradesNeeded: number };
}

const settingsFromWire = (wire: SettingsOnWire): CardSettings => ({
  newPerDay: wire.new_per_day,
  reviewsPerDay: wire.reviews_per_day,
  desiredRetention: wire.desired_retention,
  memory: {
    fitted: wire.memory_model.source === 'fitted',
    grades: wire.memory_model.grades,
    gradesNeeded: wire.memory_model.grades_needed,
  },
});

export const cardSettingsQuery = queryOptions({
  queryKey: ['card-settings'],
  queryFn: async ({ signal }): Promise<CardSettings> => settingsFromWire(await call(getCardSettings, { signal })),
});

export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ newPerDay, reviewsPerDay, desiredRetention }: Omit<CardSettings, 'memory'>) =>
      call(changeCardSettings, {
        body: { new_per_day: newPerDay, reviews_per_day: reviewsPerDay, desired_retention: desiredRetention },
      }),
    onSuccess: (wire) => {
      client.setQueryData(cardSettingsQuery.queryKey, settingsFromWire(wire));
      return client.invalidateQueries({ queryKey: ['review-queue'] });
    },
  });
}
