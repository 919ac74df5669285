import { t } from '@lingui/core/macro';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AssignmentBrief,
  addBriefStep,
  changeBriefStep,
  editAssignmentBrief,
  exportAssignmentBrief,
  getAssignmentBrief,
  getAssignmentSummary,
  makeAssignmentBrief,
  setHandedIn,
} from '@weekwise/contracts/assignments.ts';
import { call, urlOf } from '../../lib/api/call.ts';
import { messageOf } from '../../lib/api/errors.ts';
import type { CalendarDate } from '../../lib/dates.ts';
import { passageFromWire } from '../../lib/passage.ts';
import { sayDone, sayFailed } from '../../ui/toast.ts';
import { type AssignmentDetail, type Brief, type BriefStep, briefFromWire, factsFromWire } from './assignment.ts';

export interface AssignmentOf {
  folderId: string;
  assignmentId: string;
}

/** What the plan and the files say of an assignment. */
export function assignmentQuery({ folderId, assignmentId }: AssignmentOf) {
  return queryOptions({
    queryKey: ['assignment', folderId, assignmentId],
    queryFn: async ({ signal }): Promise<AssignmentDetail> => {
      const query = { folder_id: folderId };
      const wire = await call(getAssignmentSummary, { params: { assignmentId }, query, signal });
      return { ...factsFromWire(wire), materials: wire.materials.map(passageFromWire) };
    },
    refetchOnMount: 'always',
  });
}

/** Its brief; null until one was made. */
export function briefQuery({ folderId, assignmentId }: AssignmentOf) {
  return queryOptions({
    queryKey: ['assignment-brief', folderId, assignmentId],
    queryFn: async ({ signal }): Promise<Brief | null> => {
      const { brief } = await call(getAssignmentBrief, { params: { folderId, assignmentId }, signal });
      return brief && briefFromWire(brief);
    },
    refetchOnMount: 'always',
  });
}

/** Makes a brief, or makes it anew; left out, the notes stay. */
export function useMakeBrief(of: AssignmentOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (notes?: string) => {
      const body = { assignment_id: of.assignmentId, folder_id: of.folderId, user_notes: notes };
      return briefFromWire(await call(makeAssignmentBrief, { body }));
    },
    onSuccess: (brief) => client.setQueryData(briefQuery(of).queryKey, brief),
  });
}

export function useHandedIn(of: AssignmentOf) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (handedIn: boolean) =>
      factsFromWire(await call(setHandedIn, { params: of, body: { handed_in: handedIn } })),
    onSuccess: (facts) =>
      client.setQueryData(assignmentQuery(of).queryKey, (before) => before && { ...before, ...facts }),
    onError: (error) => sayFailed(messageOf(error)),
  });
}

/** What a student does with a brief; each resolves to whether it was kept. */
export function useBriefEdits(of: AssignmentOf) {
  const client = useQueryClient();
  const { queryKey } = briefQuery(of);
  const keep = async (change: Promise<AssignmentBrief>): Promise<boolean> => {
    try {
      client.setQueryData(queryKey, briefFromWire(await change));
      return true;
    } catch (error) {
      sayFailed(messageOf(error));
      return false;
    }
  };
  const changeStep = (
    stepId: string,
    body: { task?: string; date?: CalendarDate | null; done?: boolean; removed?: boolean },
  ) => keep(call(changeBriefStep, { params: { ...of, stepId }, body }));
  const putBack = (step: BriefStep) => changeStep(step.id, { removed: false });
  return {
    changeStep,
    /** Shown at once; taken back where it could not be kept. */
    tick: async (step: BriefStep, done: boolean) => {
      const show = (shown: boolean) =>
        client.setQueryData(
          queryKey,
          (brief) =>
            brief && {
              ...brief,
              steps: brief.steps.map((each) => (each.id === step.id ? { ...each, done: shown } : each)),
            },
        );
      show(done);
      if (!(await changeStep(step.id, { done }))) show(!done);
    },
    takeOut: async (step: BriefStep) => {
      if (await changeStep(step.id, { removed: true })) sayDone(t`Step taken out`, () => void putBack(step));
    },
    putBack,
    addStep: (task: string, date: CalendarDate | null) =>
      keep(call(addBriefStep, { params: of, body: { task, date } })),
    saveNotes: (notes: string) => keep(call(editAssignmentBrief, { params: of, body: { user_notes: notes } })),
  };
}

export type BriefEdits = ReturnType<typeof useBriefEdits>;

export const briefMarkdownUrl = (of: AssignmentOf): string => urlOf(exportAssignmentBrief, { params: of });
