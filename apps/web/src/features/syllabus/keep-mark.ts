import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { setHandedIn } from '@weekwise/contracts/assignments.ts';
import { setReadingState } from '@weekwise/contracts/syllabus-reading-progress.ts';
import { call } from '../../lib/api/call.ts';
import { messageOf } from '../../lib/api/errors.ts';
import { sayDone, sayFailed } from '../../ui/toast.ts';
import type { Assignment, CoursePlan, Reading, Week } from './course-plan.ts';
import { planQuery } from './syllabus.queries.ts';

/** What a student says of a reading or an assignment. */
export type StudentMark = { id: string } & (Pick<Reading, 'state'> | Pick<Assignment, 'handedIn'>);

export interface Marking {
  mark: StudentMark;
  /** What it was. */
  before: StudentMark;
  /** What is said once it is kept, with the way back. */
  said?: string;
}

export function withMark(plan: CoursePlan, mark: StudentMark): CoursePlan {
  const marked = <Item extends { id: string }>(items: Item[]): Item[] =>
    items.map((item) => (item.id === mark.id ? { ...item, ...mark } : item));
  const has = ({ readings, assignments }: Week) => [...readings, ...assignments].some(({ id }) => id === mark.id);
  return {
    ...plan,
    weeks: plan.weeks.map((week) =>
      has(week) ? { ...week, readings: marked(week.readings), assignments: marked(week.assignments) } : week,
    ),
    assignmentsOutsideSchedule: marked(plan.assignmentsOutsideSchedule),
  };
}

/** Shows a mark in the plan that is there. */
export function showMark(client: QueryClient, folderId: string, mark: StudentMark): void {
  client.setQueryData(planQuery(folderId).queryKey, (plan) => plan && withMark(plan, mark));
}

/** A mark is seen at once, and taken back where the server does not keep it. */
export function keepMark(client: QueryClient, folderId: string, marking: Marking): void {
  const { queryKey } = planQuery(folderId);
  const keeping = new MutationObserver(client, {
    // One after the other, so that the last press counts.
    scope: { id: `marks ${folderId}` },
    mutationFn: ({ mark }: Marking) => send(folderId, mark),
    onMutate: async ({ mark }) => {
      // A plan that is on its way may be from before.
      const isOld = client.isFetching({ queryKey }) > 0;
      if (isOld) await client.cancelQueries({ queryKey });
      showMark(client, folderId, mark);
      return isOld;
    },
    onSuccess: (_, { mark, before, said }) =>
      said && sayDone(said, () => keepMark(client, folderId, { mark: before, before: mark })),
    onError: (error, { before }) => {
      showMark(client, folderId, before);
      sayFailed(messageOf(error));
    },
    onSettled: (_, __, ___, isOld) => (isOld ? client.invalidateQueries({ queryKey }) : undefined),
  });
  keeping.mutate(marking).catch(() => undefined);
}

function send(folderId: string, mark: StudentMark): Promise<unknown> {
  if ('state' in mark)
    return call(setReadingState, { params: { folderId, readingId: mark.id }, body: { state: mark.state } });
  return call(setHandedIn, { params: { folderId, assignmentId: mark.id }, body: { handed_in: mark.handedIn } });
}
