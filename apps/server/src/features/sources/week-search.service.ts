import { AppError } from '../../app-error.ts';
import type { ItemProgress, SearchItem, SearchRequest } from '../../db/stored/stored-search.ts';
import type { Deps } from '../../deps.ts';
import { searchSourcesJob } from '../../jobs/definitions.ts';
import { requireOpenWeek } from '../billing/folder-plans.service.ts';
import { holdFolder, requireFolder } from '../folder-access/folder-access.service.ts';
import { readingsOf } from '../syllabus/readings.service.ts';
import { requireSyllabusPlan } from '../syllabus/syllabus.service.ts';
import { findOpenTask, openTasksOfKind, startTask } from '../tasks/tasks.service.ts';
import { hasResults, itemOf } from './search.service.ts';
import { waitingItem } from './search-board.ts';
import { lockSearch, updateSearch } from './searches.repo.ts';

type WeekSearchDeps = Pick<Deps, 'db' | 'jobs' | 'clock' | 'newId' | 'scholar' | 'payments'>;

export interface StartedWeek {
  /** Null where nothing is left to search for. */
  taskId: string | null;
  joined: boolean;
  items: SearchItem[];
  progress: ItemProgress[];
}

/** Has sources searched for of all readings of a week; of those that have results only where `anew`. */
export async function startWeekSearch(
  deps: WeekSearchDeps,
  userId: string,
  {
    folderId,
    weekNumber,
    mode,
    anew,
  }: { folderId: string; weekNumber: number; anew: boolean } & Pick<SearchRequest, 'mode'>,
): Promise<StartedWeek> {
  await requireFolder(deps.db, userId, folderId);
  const { weeks } = await requireSyllabusPlan(deps, userId, folderId);
  const weekId = weeks.find(({ number }) => number === weekNumber)?.id;
  if (weekId === undefined) throw new AppError('week_not_found');
  await requireOpenWeek(deps, folderId, weekNumber);
  const readings = ((await readingsOf(deps.db, folderId)) ?? []).filter((reading) => reading.weekId === weekId);
  const started = await deps.db.transaction(async (tx): Promise<StartedWeek> => {
    await holdFolder(tx, userId, folderId);
    const items: SearchItem[] = [];
    // In one order for everybody, so that two who ask at the same moment do not wait for each other.
    for (const reading of readings.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const { title, author } = reading;
      const item = itemOf(reading, { title, author, readingType: 'textbook', mode });
      const row = await lockSearch(tx, { folderId, subject: item.subject });
      const isUnderWay = (await findOpenTask(tx, row.taskId)) !== null;
      const skip = isUnderWay ? 'under_way' : !anew && hasResults(deps, row, item) ? 'skipped' : null;
      items.push({ ...item, ...(skip && { skip }) });
    }
    items.sort((a, b) => (a.readingIndex ?? 0) - (b.readingIndex ?? 0));
    const progress = items.map(waitingItem);
    const same = (await openTasksOfKind(tx, folderId, 'search-sources')).find(
      ({ options }) => options.search?.weekId === weekId,
    );
    if (same) {
      return {
        taskId: same.id,
        joined: true,
        items: same.options.search?.items ?? [],
        progress: same.search ?? progress,
      };
    }
    const wanted = items.filter(({ skip }) => !skip);
    if (wanted.length === 0) return { taskId: null, joined: false, items, progress };
    const options = { search: { weekId, items } };
    const taskId = await startTask(tx, deps, { userId, folderId, kind: 'search-sources', options });
    for (const { subject } of wanted) await updateSearch(tx, { folderId, subject }, { taskId });
    return { taskId, joined: false, items, progress };
  });
  if (started.taskId !== null) deps.jobs.wake(searchSourcesJob);
  return started;
}
