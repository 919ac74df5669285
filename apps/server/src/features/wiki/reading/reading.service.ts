import { hash, randomBytes } from 'node:crypto';
import { utcDay } from '@weekwise/engine/dates/calendar.ts';
import { AppError } from '../../../app-error.ts';
import type { Deps } from '../../../deps.ts';
import { popularityOf } from '../listing.service.ts';
import type { PageRow } from '../pages.repo.ts';
import * as repo from '../pages.repo.ts';
import { insertView, saltOf } from './views.repo.ts';

/** Who looks, as far as a request tells without an account. Neither part is kept. */
export interface Visitor {
  address: string;
  userAgent: string;
}

/** Finds a page that everybody may see; null where there is none. */
export const openPageOf = ({ db }: Pick<Deps, 'db'>, id: string): Promise<PageRow | null> => repo.findOpenPage(db, id);

export const newestPages = ({ db }: Pick<Deps, 'db'>, most: number): Promise<{ id: string; updatedAt: Date }[]> =>
  repo.listOpenPages(db, most);

export async function requirePage(deps: Pick<Deps, 'db'>, id: string): Promise<PageRow> {
  const page = await openPageOf(deps, id);
  if (!page) throw new AppError('wiki_not_found', { id });
  return page;
}

/** Shows a page, and counts one view for each visitor and day. */
export async function openPage(
  deps: Pick<Deps, 'db' | 'clock' | 'logger'>,
  id: string,
  visitor: Visitor,
): Promise<PageRow> {
  const page = await requirePage(deps, id);
  try {
    const counts = await countView(deps, id, visitor);
    return counts ? { ...page, ...counts } : page;
  } catch (error) {
    // A page can be read though nobody can count.
    deps.logger.warn({ err: error }, 'view of a wiki page not counted');
    return page;
  }
}

/**
 * Of one address so many browsers count: a household's, or a seminar room's few. What a browser calls itself is its own
 * word.
 */
const browsersOfAddress = 8;
const browserOf = (userAgent: string): number => (hash('sha1', userAgent, 'buffer')[0] ?? 0) % browsersOfAddress;

function countView({ db, clock }: Pick<Deps, 'db' | 'clock'>, pageId: string, { address, userAgent }: Visitor) {
  const day = utcDay(clock());
  return db.transaction(async (tx) => {
    const salt = await saltOf(tx, day, randomBytes(32).toString('base64url'));
    const visitor = hash('sha256', JSON.stringify([salt, address, browserOf(userAgent)]), 'base64url');
    if (!(await insertView(tx, { pageId, day, visitor }))) return null;
    const counts = await repo.addToCounts(tx, pageId, { views: 1 });
    if (counts) await repo.setPopularity(tx, pageId, popularityOf(counts));
    return counts;
  });
}
