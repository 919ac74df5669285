import { queryOptions } from '@tanstack/react-query';
import type { ModelRefusal } from '@weekwise/contracts/fallback.ts';
import { getFolderAnalytics } from '@weekwise/contracts/overview.ts';
import { call } from '../../lib/api/call.ts';
import { freshFor } from '../../lib/query-client.ts';

/** What there is in a course and what was done with it. */
export interface CourseAnalytics {
  files: { total: number; bytes: number; pages: number; searchable: number; unread: number; failed: number };
  types: { type: string; files: number; bytes: number }[];
  passages: { total: number; withVectors: number; refused: ModelRefusal | null };
  vocabulary: { terms: number; weeks: number };
  activities: { items: number; answers: number; correct: number; wrong: number };
  practisingSeconds: number;
  models: { calls: number; tokens: number; usd: number; unpricedCalls: number };
}

export function courseNumbersQuery(folderId: string) {
  return queryOptions({
    queryKey: ['course-numbers', folderId],
    queryFn: async ({ signal }): Promise<CourseAnalytics> => {
      const { files, passages, vocabulary, activities, time_spent, model_use } = await call(getFolderAnalytics, {
        params: { folderId },
        signal,
      });
      const { total } = model_use;
      return {
        files: {
          total: files.total,
          bytes: files.bytes,
          pages: files.pages,
          searchable: files.by_state.embedded,
          unread: files.by_state.not_embedded,
          failed: files.by_state.failed,
        },
        types: files.by_type,
        passages: { total: passages.total, withVectors: passages.with_vectors, refused: passages.refused },
        vocabulary,
        activities: {
          items: activities.items,
          answers: activities.answers,
          correct: activities.correct,
          wrong: activities.wrong,
        },
        practisingSeconds: time_spent.practising_seconds,
        models: {
          calls: total.calls,
          tokens: total.input_tokens + total.output_tokens,
          usd: total.cost_usd,
          unpricedCalls: total.unpriced_calls,
        },
      };
    },
    staleTime: freshFor.folder,
  });
}
