import type { ActivityType } from '@weekwise/domain/activities.ts';
import type { Activity } from '@weekwise/engine/activities/activity.ts';
import { isSameActivity } from '@weekwise/engine/activities/same-activity.ts';
import { AppError } from '../../../app-error.ts';
import type { Executor, Transaction } from '../../../db/client.ts';
import type { MadeItems } from '../../../db/stored/made-items.ts';
import type { Deps } from '../../../deps.ts';
import { type ItemEdit, withEdit } from './item-edit.ts';
import type { ItemRow } from './items.repo.ts';
import * as repo from './items.repo.ts';

export type { ItemRow } from './items.repo.ts';
/** What a student has to practise with in a folder or one of its weeks. The caller has made sure whose it is. */
export { askedElsewhere, findItems as itemsByIds, listItems as itemsOf } from './items.repo.ts';

type ItemDeps = Pick<Deps, 'db' | 'clock'>;

/** The item as the student has it: as it was made, or as they changed it. */
export const contentOf = ({ content, edited }: ItemRow): Activity => edited ?? content;

/**
 * The student's own item. One that they deleted or reported does not exist; one that newer ones replaced does, for its
 * results.
 */
export async function requireItem(db: Executor, userId: string, itemId: string): Promise<ItemRow> {
  const item = await repo.findItem(db, userId, itemId);
  if (!item || item.deletedAt || item.reportedAt) throw new AppError('activity_not_found');
  return item;
}

/** The student's words take the place of what was made; they hold through every new generation. */
export async function editItem(deps: ItemDeps, userId: string, itemId: string, edit: ItemEdit): Promise<ItemRow> {
  const item = await requireItem(deps.db, userId, itemId);
  const change = { edited: withEdit(contentOf(item), edit), editedAt: deps.clock() };
  await repo.updateItem(deps.db, item.id, change);
  return { ...item, ...change };
}

export async function deleteItem(deps: ItemDeps, userId: string, itemId: string): Promise<void> {
  const item = await requireItem(deps.db, userId, itemId);
  await repo.updateItem(deps.db, item.id, { deletedAt: deps.clock() });
}

/** Marks an item as bad: it is not asked again, and does not come back. */
export async function reportItem(
  deps: ItemDeps,
  userId: string,
  itemId: string,
  reportReason: NonNullable<ItemRow['reportReason']>,
): Promise<void> {
  const item = await requireItem(deps.db, userId, itemId);
  await repo.updateItem(deps.db, item.id, { reportedAt: deps.clock(), reportReason });
}

/** Takes a deletion or a report back. */
export async function restoreItem({ db }: Pick<Deps, 'db'>, userId: string, itemId: string): Promise<ItemRow> {
  const item = await repo.findItem(db, userId, itemId);
  if (!item) throw new AppError('activity_not_found');
  const change = { deletedAt: null, reportedAt: null, reportReason: null };
  await repo.updateItem(db, item.id, change);
  return { ...item, ...change };
}

/** What the student edited, deleted or reported of a week: it stands against whatever is made anew. */
export async function decidedItems(db: Executor, of: Pick<ItemRow, 'folderId' | 'weekId'>): Promise<ItemRow[]> {
  return (await repo.listEveryItem(db, of.folderId, of.weekId)).filter(isTouched);
}

const isTouched = (row: ItemRow): boolean => Boolean(row.editedAt ?? row.deletedAt ?? row.reportedAt);

/**
 * Gives a week what was newly made. What the student edited stays, what they deleted or reported does not come back,
 * and an item that is made again as it was keeps its row, on which its results and its card hang.
 * @param most how many of a type the week is to have, with those that stay
 */
export async function replaceItems(
  tx: Transaction,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  { folderId, weekId }: Pick<ItemRow, 'folderId' | 'weekId'>,
  made: readonly MadeItems[],
  most: (type: ActivityType) => number,
): Promise<void> {
  const now = clock();
  const before = await repo.listEveryItem(tx, folderId, weekId);
  const decided = before.filter(isTouched);
  const replaceable = new Map(before.filter((row) => !decided.includes(row)).map((row) => [keyOf(row.content), row]));
  const inserted: repo.NewItemRow[] = [];
  for (const { type, activities, source, fallback } of made) {
    const staying = decided.filter((row) => row.type === type && !row.deletedAt && !row.reportedAt);
    for (const row of staying) await repo.updateItem(tx, row.id, { position: staying.indexOf(row), retiredAt: null });
    const fresh = activities.filter((activity) => !decided.some((row) => isDecided(row, activity)));
    for (const [i, content] of fresh.slice(0, Math.max(0, most(type) - staying.length)).entries()) {
      const position = staying.length + i;
      const row = replaceable.get(keyOf(content));
      replaceable.delete(keyOf(content));
      if (row) await repo.updateItem(tx, row.id, { content, position, source, fallback, retiredAt: null });
      else inserted.push({ id: newId(), folderId, weekId, type, position, content, source, fallback, createdAt: now });
    }
  }
  await repo.retireItems(
    tx,
    [...replaceable.values()].map(({ id }) => id),
    now,
  );
  await repo.insertItems(tx, inserted);
}

/** One more item of a week, made by itself. Made a second time, it is the one that is there. */
export async function addItem(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { folderId, weekId }: Pick<ItemRow, 'folderId' | 'weekId'>,
  { content, source, fallback }: Pick<ItemRow, 'content' | 'source' | 'fallback'>,
): Promise<ItemRow> {
  const items = await repo.listItems(deps.db, folderId, weekId);
  const known = items.find((row) => keyOf(row.content) === keyOf(content));
  if (known) return known;
  const { type } = content;
  const position = Math.max(-1, ...items.filter((row) => row.type === type).map((row) => row.position)) + 1;
  const made = { id: deps.newId(), folderId, weekId, type, position, content, source, fallback };
  return repo.insertItem(deps.db, { ...made, createdAt: deps.clock() });
}

/** The engine's own id is the same for the same item from the same materials. */
const keyOf = ({ type, id }: Activity): string => `${type} ${id}`;

function isDecided({ content, edited }: ItemRow, activity: Activity): boolean {
  return isSameActivity(content, activity) || (edited !== null && isSameActivity(edited, activity));
}
