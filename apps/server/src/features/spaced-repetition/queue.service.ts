import { buildQueue, type Queue, type QueueCandidate } from '@weekwise/engine/spaced-repetition/queue.ts';
import type { Deps } from '../../deps.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { type Deck, type DeckCard, deckOf, todayIn } from './deck.service.ts';
import * as log from './review-log.repo.ts';
import { settingsOf } from './settings.service.ts';

export interface StudentQueue extends Omit<Queue, 'ids'> {
  deck: Deck;
  /** In the order in which they are asked. */
  cards: DeckCard[];
  doneToday: { new: number; reviews: number };
  canUndo: boolean;
}

/** What the student is to be asked now: over all courses, or of one. The limits of a day count all courses. */
export async function reviewQueue(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { folderId, timeZone }: { folderId: string | undefined; timeZone: string },
): Promise<StudentQueue> {
  if (folderId !== undefined) await requireFolder(db, userId, folderId);
  const when = todayIn(clock(), timeZone);
  const deck = await deckOf(db, userId, when, { folderIds: folderId === undefined ? undefined : [folderId] });
  const { newPerDay, reviewsPerDay } = await settingsOf(db, userId);
  const today = await log.listReviewsOn(db, userId, when.today);
  const doneToday = {
    new: today.filter(({ before }) => before.state === 'new').length,
    reviews: today.filter(({ before }) => before.state === 'review').length,
  };
  const byId = new Map(deck.cards.map((card) => [card.itemId, card]));
  const askedToday = new Set(today.flatMap(({ itemId }) => byId.get(itemId)?.sibling ?? []));
  const candidates = deck.cards.filter(({ suspended }) => !suspended).map(toCandidate);
  const limits = { newPerDay, reviewsPerDay, newDone: doneToday.new, reviewsDone: doneToday.reviews, askedToday };
  const { ids, ...queue } = buildQueue(candidates, when, limits);
  return {
    ...queue,
    deck,
    cards: ids.flatMap((id) => byId.get(id) ?? []),
    doneToday,
    canUndo: (await log.findLastReview(db, userId)) !== null,
  };
}

/** A card whose week the plan has no more comes after the others. */
const noWeek = 1_000;

const toCandidate = (card: DeckCard): QueueCandidate => ({
  id: card.itemId,
  state: card.memory.state,
  due: card.memory.due,
  dueDay: card.dueDay,
  recall: card.recall ?? 0,
  sibling: card.sibling,
  exam: card.nextExam,
  missed: card.missed,
  position: [card.weekNumber ?? noWeek, card.position],
});

/** How many cards are to be asked today, by folder; new ones are not counted, nor limits. */
export function dueByFolder({ cards, when }: Deck): Map<string, DeckCard[]> {
  const due = cards.filter(
    ({ suspended, memory, dueDay }) => !suspended && memory.lastReview !== null && dueDay <= when.today,
  );
  return Map.groupBy(due, ({ folderId }) => folderId);
}
