import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { getSimpleSyllabus, getSyllabusStatus } from '@weekwise/contracts/syllabus.ts';
import type { PlanState, TrackKind } from '@weekwise/domain/plan.ts';
import { call } from '../../lib/api/call.ts';
import { isApiError } from '../../lib/api/errors.ts';
import { freshFor, persistedLifetime } from '../../lib/query-client.ts';
import { type CoursePlan, planFromWire } from './course-plan.ts';

/** A course's plan; null while it has none and asks for an upload. */
export function planQuery(folderId: string) {
  return queryOptions({
    queryKey: ['syllabus', folderId],
    queryFn: async ({ signal }): Promise<CoursePlan | null> => {
      try {
        return planFromWire(await call(getSimpleSyllabus, { params: { folderId }, signal }));
      } catch (error) {
        if (isApiError(error, 'syllabus_not_found')) return null;
        throw error;
      }
    },
    ...persistedLifetime,
    // A kept "no plan yet" may be older than the plan: the browser keeps answers up to a second late.
    staleTime: ({ state }: { state: { data: CoursePlan | null | undefined } }) =>
      state.data ? persistedLifetime.staleTime : 0,
    // The kept copy shows at once and without a network; a plan changed elsewhere, or just before a reload, follows.
    refetchOnMount: 'always',
  });
}

/** How far the reading of a course's syllabus is. */
export interface SyllabusStatus {
  status: PlanState;
  taskId: string | null;
  failure: string | null;
  failureCode: string | null;
  /** Items that the reading is not sure of. */
  itemsToReview: number;
  /** Little speaks for the weeks as they were read. */
  isDoubtful: boolean;
  /** Several kinds of students that the syllabus is for; `chosen` null until the student has said which they are. */
  tracks: { kind: TrackKind; choices: string[]; chosen: string | null }[];
  /** A revised syllabus waits for a decision. */
  hasProposal: boolean;
}

/** A course was read, or read anew: its plan, its files and its card tell of it. */
export function refreshCourse(client: QueryClient, folderId: string): Promise<unknown> {
  return Promise.all(
    [planQuery(folderId).queryKey, ['contents', folderId], ['startup']].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}

export function syllabusStatusQuery(folderId: string) {
  return queryOptions({
    queryKey: ['syllabus-status', folderId],
    queryFn: async ({ signal, client, queryKey }): Promise<SyllabusStatus> => {
      const before = client.getQueryData<SyllabusStatus>(queryKey);
      const answer = await call(getSyllabusStatus, { params: { folderId }, signal });
      const justEnded = before?.status === 'processing' && answer.processing_status !== 'processing';
      if (justEnded) void refreshCourse(client, folderId);
      return {
        status: answer.processing_status,
        taskId: answer.operation_id,
        failure: answer.error?.message ?? null,
        failureCode: answer.error?.code ?? null,
        itemsToReview: answer.items_to_review,
        isDoubtful: answer.is_doubtful,
        tracks: answer.tracks,
        hasProposal: answer.proposal_id !== null,
      };
    },
    staleTime: freshFor.syllabusStatus,
    refetchInterval: ({ state }) => (state.data?.status === 'processing' ? 2_000 : false),
  });
}
