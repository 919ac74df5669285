import type { SourceSearch } from '@weekwise/contracts/sources.ts';
import { AppError } from '../../app-error.ts';
import type { SearchItem } from '../../db/stored/stored-search.ts';
import type { Deps } from '../../deps.ts';
import { requireFolder } from '../folder-access/folder-access.service.ts';
import { type PlanReading, requireReading } from '../syllabus/readings.service.ts';
import { toSearch } from './search.presenter.ts';
import { searchUnderWay } from './search.service.ts';
import { findSearch, type OfSearch } from './searches.repo.ts';

type StoredDeps = Pick<Deps, 'hooks' | 'db' | 'indexes'>;

/** What is stored of a reading's search; nothing is asked for it. */
export async function storedAnswer(
  deps: StoredDeps,
  userId: string,
  { folderId, week, readingIndex }: { folderId: string; week: number; readingIndex: number },
): Promise<{ reading: PlanReading; search: SourceSearch | null; taskId: string | null }> {
  await requireFolder(deps.db, userId, folderId);
  const reading = await requireReading(deps.db, folderId, { weekNumber: week, readingIndex });
  const row = await findSearch(deps.db, { folderId, subject: reading.id });
  const search = row && (await toSearch(deps, userId, row, reading));
  return { reading, search, taskId: await searchUnderWay(deps.db, row) };
}

/** What a search has come to. */
export async function requireAnswer(
  deps: StoredDeps,
  userId: string,
  of: OfSearch,
  { readingId }: SearchItem,
): Promise<SourceSearch> {
  const reading = readingId === null ? null : await requireReading(deps.db, of.folderId, { id: readingId });
  const row = await findSearch(deps.db, of);
  const search = row && (await toSearch(deps, userId, row, reading));
  // Its task was cancelled and forgotten while it was waited for.
  if (!search) throw new AppError('search_cancelled');
  return search;
}
