import { queryOptions } from '@tanstack/react-query';
import { compareWiki } from '@weekwise/contracts/wiki-sharing.ts';
import { changeFromWire, type PlanChange } from '../../features/syllabus-review/review-item.ts';
import { call } from '../../lib/api/call.ts';
import type { CalendarDate } from '../../lib/dates.ts';

/** What a published plan has otherwise than a course of the student's. */
export interface PlanComparison {
  changes: PlanChange[];
  /** First day to which the published dates were moved; null where they were not. */
  movedTo: CalendarDate | null;
  same: { weeks: number; readings: number; assignments: number };
}

export function comparisonQuery(wikiId: string, folderId: string) {
  return queryOptions({
    queryKey: ['wiki-comparison', wikiId, folderId],
    queryFn: async ({ signal }): Promise<PlanComparison> => {
      const answer = await call(compareWiki, { params: { wikiId }, query: { folder_id: folderId }, signal });
      return { changes: answer.changes.map(changeFromWire), movedTo: answer.moved_to, same: answer.same };
    },
    enabled: folderId !== '',
    // The student's own plan may have changed a moment ago.
    staleTime: 0,
  });
}
