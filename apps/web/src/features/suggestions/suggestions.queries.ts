import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  dismissSuggestion,
  getSuggestionState,
  listDismissals,
  undoDismissal,
} from '@weekwise/contracts/suggestions.ts';
import type { DismissalScope, SuggestionKind } from '@weekwise/domain/suggestions.ts';
import { call } from '../../lib/api/call.ts';
import type { Suggestion } from '../../lib/proactive/answer.ts';

export interface Dismissal {
  id: string;
  kind: SuggestionKind;
  /** null: in all courses. */
  courseName: string | null;
}

/** What was dismissed for good, the newest first. */
export const dismissalsQuery = queryOptions({
  queryKey: ['suggestion-dismissals'],
  queryFn: async ({ signal }): Promise<Dismissal[]> => {
    const { dismissals } = await call(listDismissals, { signal });
    return dismissals.map(({ dismissal_id, kind, folder_name }) => ({
      id: dismissal_id,
      kind,
      courseName: folder_name,
    }));
  },
  refetchOnMount: 'always',
});

export interface KindState {
  kind: SuggestionKind;
  saidAt: string | null;
  nextAt: string | null;
  subject: string | null;
  dismissed: 'course' | 'all-courses' | null;
  resting: readonly string[];
}

/** What holds each kind back in a course. */
export const suggestionStateQuery = (folderId: string) =>
  queryOptions({
    queryKey: ['suggestion-state', folderId],
    queryFn: async ({ signal }): Promise<KindState[]> => {
      const { kinds } = await call(getSuggestionState, { params: { folderId }, signal });
      return kinds.map(({ kind, said_at, next_at, subject, dismissed, resting }) => ({
        kind,
        saidAt: said_at,
        nextAt: next_at,
        subject,
        dismissed,
        resting,
      }));
    },
    staleTime: 0,
  });

/** Takes suggestions away and brings them back; whoever shows what is dismissed asks anew. */
export function useDismissals() {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: dismissalsQuery.queryKey });
    void client.invalidateQueries({ queryKey: ['suggestion-state'] });
  };
  return {
    /** Its id, by which it is brought back. */
    dismiss: async ({ folderId, kind, subject }: Suggestion, scope: DismissalScope): Promise<string> => {
      const body = { folder_id: folderId, kind, subject, scope };
      const { dismissal_id } = await call(dismissSuggestion, { body });
      refresh();
      return dismissal_id;
    },
    bringBack: async (dismissalId: string): Promise<void> => {
      await call(undoDismissal, { params: { dismissalId } });
      refresh();
    },
  };
}
