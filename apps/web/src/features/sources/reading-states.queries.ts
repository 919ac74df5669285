import { queryOptions } from '@tanstack/react-query';
import { listReadingSources } from '@weekwise/contracts/sources.ts';
import { keptIsDrawn } from '../../lib/after-frame.ts';
import { call } from '../../lib/api/call.ts';
import { freshFor } from '../../lib/query-client.ts';
import { type Tie, tieFromWire } from './source.ts';
import type { ReadingOf } from './sources.queries.ts';

/** How the search for one reading stands, and what it is tied to. */
export interface ReadingSourceState {
  readingId: string;
  searchedAt: string | null;
  stale: boolean;
  /** Whether any catalogue answered: where none did, nothing found says nothing. */
  answered: boolean;
  total: number;
  great: number;
  taskId: string | null;
  ties: Tie[];
  /** Files of the folder that are called after the reading. */
  ownFiles: { fileId: string; fileName: string }[];
}

export function readingSourcesQuery({ folderId, week }: Pick<ReadingOf, 'folderId' | 'week'>) {
  return queryOptions({
    queryKey: ['reading-sources', folderId, week],
    queryFn: async (context): Promise<ReadingSourceState[]> => {
      await keptIsDrawn(context);
      const { signal } = context;
      const { readings } = await call(listReadingSources, { params: { folderId }, query: { week }, signal });
      return readings.map((reading) => ({
        readingId: reading.reading_id,
        searchedAt: reading.searched_at,
        stale: reading.stale,
        answered: reading.answered,
        total: reading.total_results,
        great: reading.great_results,
        taskId: reading.task_id,
        ties: reading.ties.map(tieFromWire),
        ownFiles: reading.own_files.map(({ file_id, file_name }) => ({ fileId: file_id, fileName: file_name })),
      }));
    },
    staleTime: freshFor.existingSearch,
    refetchOnMount: 'always',
  });
}
