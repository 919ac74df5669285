import type { Transaction } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import type { ItemRow } from '../items/items.service.ts';
import type { ResultRow } from './results.repo.ts';
import * as repo from './results.repo.ts';

export type { ResultRow } from './results.repo.ts';
export { deleteResult as takeBackResult, listResults as resultsOf } from './results.repo.ts';

/** What is known of one try before it is kept. */
export type NewResult = Omit<ResultRow, 'id' | 'position' | 'itemId' | 'answeredAt'>;

/**
 * Keeps how an item went, and all that follows from it, as part of `tx`. The same attempt told again is the result that
 * is there: `isNew` is false, and nothing follows twice.
 */
export async function recordResult(
  tx: Transaction,
  { clock, newId }: Pick<Deps, 'clock' | 'newId'>,
  item: ItemRow,
  result: NewResult,
): Promise<{ result: ResultRow; isNew: boolean }> {
  const row = { ...result, id: newId(), itemId: item.id, answeredAt: clock() };
  const kept = await repo.insertResult(tx, row);
  if (kept) return { result: kept, isNew: true };
  const { userId, attemptId } = row;
  const known = attemptId === null ? null : await repo.findAttempt(tx, { itemId: item.id, userId, attemptId });
  if (!known) throw new Error(`A result of ${item.id} was neither kept nor known.`);
  return { result: known, isNew: false };
}
