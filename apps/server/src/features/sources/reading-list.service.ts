import type { ResponseOf } from '@weekwise/contracts/contract.ts';
import type { listReadingSources } from '@weekwise/contracts/sources.ts';
import { filesOfReading } from '@weekwise/engine/answers/evidence/files-of-reading.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { listNamedFiles } from '../files/files.service.ts';
import { readingsOfPlan } from '../syllabus/readings.service.ts';
import { requireSyllabusPlan } from '../syllabus/syllabus.service.ts';
import { tiesOfReadings } from '../syllabus/ties/tied-files.service.ts';
import { hasCatalogueAnswer } from './places.ts';
import { isStale } from './search.presenter.ts';
import { searchUnderWay } from './search.service.ts';
import { listSearches } from './searches.repo.ts';

type ListedReading = ResponseOf<typeof listReadingSources>['readings'][number];

/** How the search stands of every reading of a plan, or of one week's, and what each is tied to. */
export async function listReadings(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  folderId: string,
  week: number | null,
): Promise<ListedReading[]> {
  const plan = await requireSyllabusPlan({ db }, userId, folderId);
  if (week !== null && !plan.weeks.some(({ number }) => number === week)) throw new AppError('week_not_found');
  const wanted = readingsOfPlan(plan).filter(({ weekNumber }) => week === null || weekNumber === week);
  const searches = await listSearches(
    db,
    folderId,
    wanted.map(({ id }) => id),
  );
  const ties = await tiesOfReadings(db, folderId);
  const filesOf = filesOfReading((await listNamedFiles(db, folderId)).filter(({ role }) => role === 'material'));
  return Promise.all(
    wanted.map(async (reading) => {
      const row = searches.get(reading.id) ?? null;
      return {
        reading_id: reading.id,
        week_number: reading.weekNumber,
        reading_index: reading.readingIndex,
        title: reading.title,
        author: reading.author,
        searched_at: row?.searchedAt?.toISOString() ?? null,
        stale: row?.searchedAt != null && isStale(row, reading),
        answered: row !== null && hasCatalogueAnswer(row.places),
        total_results: row?.found.length ?? 0,
        great_results: row?.found.filter(({ grade }) => grade === 'great').length ?? 0,
        task_id: await searchUnderWay(db, row),
        ties: ties.get(reading.id) ?? [],
        own_files: filesOf(reading).map(({ id, name }) => ({ file_id: id, file_name: name })),
      };
    }),
  );
}
