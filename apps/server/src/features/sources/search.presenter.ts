import type { SourceSearch } from '@weekwise/contracts/sources.ts';
import type { ComparedResult } from '@weekwise/contracts/sources-results.ts';
import { compareReading } from '@weekwise/engine/sources/compare-reading.ts';
import { soughtWork } from '@weekwise/engine/sources/read-reading.ts';
import type { Deps } from '../../deps.ts';
import type { PlanReading } from '../syllabus/readings.service.ts';
import { toResult } from '../syllabus/ties/result.presenter.ts';
import { tiesOf } from '../syllabus/ties/tied-files.service.ts';
import { searchHere } from './own/own-places.service.ts';
import { searchNotice, toOutcome } from './places.ts';
import { toOwnResult, toPublishedResult } from './result.presenter.ts';
import { plannedAs } from './search.service.ts';
import type { SearchRow } from './searches.repo.ts';

type AnswerDeps = Pick<Deps, 'hooks' | 'db' | 'indexes'>;

/**
 * A stored search as it travels, with the student's own files and the wiki as they are now; null where nothing was
 * searched for yet. `reading`: of the plan, as it stands now.
 */
export async function toSearch(
  deps: AnswerDeps,
  userId: string,
  { folderId, request, planned, places, found, searchedAt }: SearchRow,
  reading: PlanReading | null,
): Promise<SourceSearch | null> {
  if (!request || !searchedAt) return null;
  const { title, author, readingType, mode } = request;
  const work = soughtWork(request);
  const here = await searchHere(deps, userId, folderId, work);
  // The student's own first: what is there already need not be fetched.
  const results: ComparedResult[] = [
    ...here.sources.map((source) => ({ ...toOwnResult(source, folderId), comparison: [] })),
    ...found.map((stored) => ({ ...toResult(stored), comparison: compareReading(work, stored.source) })),
    ...here.published.map((reading) => ({ ...toPublishedResult(reading), comparison: [] })),
  ];
  const graded = (wanted: ComparedResult['grade']) => results.filter(({ grade }) => grade === wanted);
  return {
    folder_id: folderId,
    reading_id: reading?.id ?? null,
    week_number: reading?.weekNumber ?? null,
    reading_index: reading?.readingIndex ?? null,
    title,
    author,
    reading_type: readingType,
    search_mode: mode,
    searched_at: searchedAt.toISOString(),
    stale: reading !== null && isStale({ planned }, reading),
    places: [...places, ...here.places].map(toOutcome),
    notice: searchNotice(places),
    results: { great: graded('great'), close: graded('close'), related: graded('related') },
    total_results: results.length,
    ties: reading ? await tiesOf(deps.db, folderId, reading.id) : [],
  };
}

/** Whether the plan says otherwise of a reading than when it was searched for. */
export const isStale = ({ planned }: Pick<SearchRow, 'planned'>, reading: PlanReading): boolean =>
  planned !== plannedAs(reading);
