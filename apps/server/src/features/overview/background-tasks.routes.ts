import { deleteTaskProgress, getTaskProgress } from '@weekwise/contracts/tasks.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { toDeploymentProgress } from '../billing/deployment.presenter.ts';
import { dismissDeployment, findDeployment } from '../billing/deployments.service.ts';
import { toSearchProgress } from '../sources/search-progress.ts';
import { toTaskProgress } from '../tasks/task.presenter.ts';
import * as tasks from '../tasks/tasks.service.ts';

/** Progress of everything that runs in the background, whichever feature started it. */
export function registerBackgroundTasks(app: FastifyInstance, deps: Deps): void {
  route(app, getTaskProgress, async ({ user, params }) => {
    const deployment = await findDeployment(deps, user.id, params.taskId);
    if (deployment) return toDeploymentProgress(deployment);
    const task = await tasks.requireTask(deps, user.id, params.taskId);
    const progress = await toTaskProgress(deps.db, task);
    const { search } = task.options;
    return search ? { ...progress, search: toSearchProgress(search.items, task.search ?? []) } : progress;
  });

  route(app, deleteTaskProgress, async ({ user, params }) => {
    if (!(await dismissDeployment(deps, user.id, params.taskId))) await tasks.dismissTask(deps, user.id, params.taskId);
    return { success: true };
  });
}
