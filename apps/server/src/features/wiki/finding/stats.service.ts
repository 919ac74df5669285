import type { Deps } from '../../../deps.ts';
import { countListed, readStats, type WikiStats } from './stats.repo.ts';

/** Counting a large wiki reads all of it: the numbers may be a minute old, then. */
const lifetime = 60_000;
const fewPages = 5_000;
const kept = new WeakMap<Deps['db'], { at: number; stats: WikiStats }>();

export async function statsOf({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<WikiStats> {
  const now = clock().getTime();
  const known = kept.get(db);
  if (known && now >= known.at && now - known.at < lifetime) return known.stats;
  const stats = await readStats(db);
  if (stats.wikis >= fewPages) kept.set(db, { at: now, stats });
  return stats;
}

/** Counts the courses that can be found; null where the database cannot be asked. */
export async function readWikiHealth({ db, logger }: Pick<Deps, 'db' | 'logger'>): Promise<number | null> {
  return countListed(db).catch((error: unknown) => {
    logger.warn({ err: error }, 'the wiki cannot be searched');
    return null;
  });
}
