import { soughtWork } from '@weekwise/engine/sources/read-reading.ts';
import type { SearchRequest } from '../../../db/stored/stored-search.ts';
import type { Deps } from '../../../deps.ts';
import { holdFolder } from '../../folder-access/folder-access.service.ts';
import { readingsOf } from '../../syllabus/readings.service.ts';
import { tieFile } from '../links/ties.service.ts';
import { plannedAs } from '../search.service.ts';
import { lockSearch, updateSearch } from '../searches.repo.ts';
import { searchOwnFiles } from './own-files.service.ts';

type PlanDeps = Pick<Deps, 'db' | 'indexes' | 'clock' | 'newId'>;

/**
 * Looks for all readings of a plan in the student's own files, asks nobody else, and ties each to the file that it
 * surely is. A reading that was searched for and has not changed since is left alone.
 */
export async function findPlanInOwnFiles(deps: PlanDeps, userId: string, folderId: string): Promise<void> {
  for (const reading of (await readingsOf(deps.db, folderId)) ?? []) {
    const { id: readingId, title, author } = reading;
    const request: SearchRequest = { title, author, readingType: 'textbook', mode: 'balanced' };
    const planned = plannedAs(reading);
    const { sources } = await searchOwnFiles(deps, userId, folderId, soughtWork(request));
    const own = sources.find(({ grade, file }) => grade === 'great' && file.folderId === folderId)?.file;
    await deps.db.transaction(async (tx) => {
      await holdFolder(tx, userId, folderId);
      const of = { folderId, subject: readingId };
      const row = await lockSearch(tx, of);
      if (row.searchedAt !== null && row.planned === planned) return;
      if (own) await tieFile(tx, deps, { folderId, readingId, fileId: own.id, name: own.name });
      await updateSearch(tx, of, { request, planned, places: [], found: [], searchedAt: deps.clock() });
    });
  }
}
