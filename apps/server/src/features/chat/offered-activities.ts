import type { OfferedActivities } from '@weekwise/contracts/chat-events.ts';
import type { ActivityType } from '@weekwise/domain/activities.ts';
import type { Executor } from '../../db/client.ts';
import type { StoredOffer } from '../../db/stored/message-metadata.ts';
import { toActivities } from '../activities/activity.presenter.ts';
import { type ItemRow, itemsByIds } from '../activities/items/items.service.ts';

const names = {
  flashcards: ['flashcard', 'flashcards'],
  'true-false': ['true-or-false statement', 'true-or-false statements'],
  'multiple-choice': ['multiple-choice question', 'multiple-choice questions'],
  'socratic-dialogue': ['dialogue', 'dialogues'],
} as const;

/** "3 flashcards", "1 dialogue". */
export const countedActivities = (type: ActivityType, count: number): string =>
  `${count} ${names[type][count === 1 ? 0 : 1]}`;

/** Reads which types of activity a tool's outcome still offers. */
export async function offersIn(
  db: Executor,
  folderId: string,
  { activity_ids, week_number, about }: Record<string, unknown>,
): Promise<StoredOffer[]> {
  if (!Array.isArray(activity_ids)) return [];
  const ids = activity_ids.filter((id) => typeof id === 'string');
  const items = await itemsByIds(db, ids);
  const own = ids.flatMap((id) => items.get(id) ?? []).filter((item) => item.folderId === folderId);
  const weekNumber = typeof week_number === 'number' ? week_number : null;
  const ofWeek = weekNumber === null ? '' : ` on week ${weekNumber}`;
  const aboutWhat = typeof about === 'string' ? about : ofWeek;
  return [...Map.groupBy(own, ({ type }) => type)].map(([type, ofType]) => ({
    activity_type: type,
    message: countedActivities(type, ofType.length) + aboutWhat,
    week_number: weekNumber,
    activity_ids: ofType.map(({ id }) => id),
  }));
}

/** The items of some offers as they are now, in their order; what the student put aside is gone from them. */
export async function itemsOffered(
  db: Executor,
  folderId: string,
  offers: readonly (readonly StoredOffer[])[],
): Promise<ItemRow[][]> {
  const items = await itemsByIds(
    db,
    offers.flat().flatMap(({ activity_ids }) => activity_ids),
  );
  const shown = (id: string): ItemRow[] => {
    const item = items.get(id);
    return item && isShown(item, folderId) ? [item] : [];
  };
  return offers.map((each) => each.flatMap(({ activity_ids }) => activity_ids.flatMap(shown)));
}

const isShown = (item: ItemRow, folderId: string): boolean =>
  item.folderId === folderId && !item.deletedAt && !item.reportedAt;

/** With the activities as they are now; those that the student put aside are gone from it. */
export async function toOffers(
  db: Executor,
  { userId, folderId }: { userId: string; folderId: string },
  stored: readonly StoredOffer[],
): Promise<OfferedActivities[]> {
  if (stored.length === 0) return [];
  const items = await itemsByIds(
    db,
    stored.flatMap(({ activity_ids }) => activity_ids),
  );
  const shown = [...items.values()].filter((item) => isShown(item, folderId));
  const activities = new Map((await toActivities(db, userId, shown)).map((activity) => [activity.id, activity]));
  return stored.map(({ activity_ids, ...offer }) => ({
    ...offer,
    activities: activity_ids.flatMap((id) => activities.get(id) ?? []),
  }));
}
