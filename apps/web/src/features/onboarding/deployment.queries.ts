import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { deployPlanFolder } from '@weekwise/contracts/billing-deployments.ts';
import { getTaskProgress } from '@weekwise/contracts/tasks.ts';
import { useState } from 'react';
import { call } from '../../lib/api/call.ts';
import { ApiError, isApiError } from '../../lib/api/errors.ts';
import { processingState } from '../../lib/processing-state.ts';
import { useUserId } from '../../lib/session/session-store.ts';

export interface DeployRequest {
  name: string;
  /** Of the checkout that paid for it; without one the course is free, or begins as a trial. */
  sessionId?: string | undefined;
  isFreeTest?: boolean | undefined;
  /** Made with a course that was paid for earlier. */
  usesCredit?: boolean | undefined;
  /** The student's own drive where its files are kept. */
  connectionId?: string | undefined;
}

const pollEvery = { task: 500, payment: 2_000 };
const running = processingState('deployment');

/** Has courses made in the background: `folderIds`, the one to open first, are empty while that runs. */
async function deploy(userId: string, { name, sessionId, isFreeTest, usesCredit, connectionId }: DeployRequest) {
  const body = {
    folder_name: name,
    session_id: sessionId,
    is_post_payment: sessionId !== undefined,
    is_free_test: isFreeTest,
    use_credit: usesCredit,
    connection_id: connectionId,
    run_in_background: true,
  };
  const { task_id, folders } = await call(deployPlanFolder, { params: { userId }, body });
  return { taskId: task_id, folderIds: folders.map(({ folder_id }) => folder_id) };
}

/** The courses of a purchase, asked for until they are there; null while they are made, `payment_pending` before. */
export function paidDeploymentQuery(userId: string, { name, sessionId }: { name: string; sessionId: string }) {
  return queryOptions({
    queryKey: ['deployed', userId, sessionId],
    queryFn: async (): Promise<string[] | null> => {
      // Made once per purchase however often it is asked for.
      const { folderIds } = await deploy(userId, { name, sessionId });
      return folderIds.length > 0 ? folderIds : null;
    },
    retry: false,
    gcTime: 0,
    refetchInterval: ({ state }) => {
      if (isApiError(state.error, 'payment_pending')) return pollEvery.payment;
      return state.data === null && !state.error ? pollEvery.task : false;
    },
  });
}

function taskQuery(taskId: string) {
  return queryOptions({
    queryKey: ['deployment', taskId],
    queryFn: async ({ signal }): Promise<string[] | null> => {
      const { status, deployed, error } = await call(getTaskProgress, { params: { taskId }, signal });
      if (error) throw new ApiError(error.code, { message: error.message });
      return status === 'completed' ? (deployed ?? []) : null;
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data || state.error ? false : pollEvery.task),
  });
}

/** Makes a course that nobody pays for. A reload of this tab finds what still runs (spec §4). */
export function useFreeDeployment() {
  const userId = useUserId();
  const [taskId, setTaskId] = useState(() => running.taskId(userId));
  const task = useQuery({ ...taskQuery(taskId ?? ''), enabled: taskId !== null });
  const start = useMutation({
    mutationFn: (request: Omit<DeployRequest, 'sessionId'>) => deploy(userId, request),
    // A second try would find its own first one and complain of a taken name.
    retry: false,
    onSuccess: ({ taskId: started }) => {
      if (started) running.start(userId, started);
      setTaskId(started);
    },
  });
  const failure = taskId === null ? start.error : task.error;
  const made = start.data?.folderIds.length ? start.data.folderIds : task.data;
  return {
    start: start.mutate,
    folderIds: made ?? null,
    /** Why there is no course, until it is started again. */
    failure,
    isRunning: start.isPending || (taskId !== null && !failure),
    /** It has ended: a reload has nothing to find. */
    forget: () => running.end(userId),
  };
}
