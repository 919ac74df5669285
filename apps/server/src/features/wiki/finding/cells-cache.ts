import type { Executor } from '../../../db/client.ts';
import { countCells, type FacetCell } from './search.repo.ts';

/** Below it counting costs nothing worth remembering. */
const fewPages = 5_000;
const lifetime = 60_000;

/** By the database that was counted. */
const caches = new WeakMap<Executor, { at: number; cells: Promise<FacetCell[]> }>();

/** All pages by subject, university and level. A large wiki is counted once a minute, for everybody. */
export async function allCells(db: Executor, clock: () => Date): Promise<FacetCell[]> {
  const now = clock().getTime();
  const known = caches.get(db);
  if (known && now >= known.at && now - known.at < lifetime) return known.cells;
  const counting = { at: now, cells: countCells(db) };
  // While it is being counted, everybody waits for the same answer.
  caches.set(db, counting);
  const forget = () => {
    if (caches.get(db) === counting) caches.delete(db);
  };
  try {
    const cells = await counting.cells;
    if (cells.reduce((sum, { count }) => sum + count, 0) < fewPages) forget();
    return cells;
  } catch (error) {
    forget();
    throw error;
  }
}
