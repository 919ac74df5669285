import { generateWeek, getStoredActivities, streamWeekGeneration } from '@weekwise/contracts/activities.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { requireWeek } from '../study-guides/study-guide.service.ts';
import { registerActivityItems } from './items/items.routes.ts';
import { requestWeek } from './week/generate-week.service.ts';
import { GenerationBoard } from './week/generation-board.ts';
import { toWeekActivities } from './week/week.presenter.ts';

export function registerActivities(app: FastifyInstance, deps: Deps): void {
  const board = new GenerationBoard(deps.db);
  registerActivityItems(app, deps);

  route(app, getStoredActivities, async ({ user, params }) => {
    return toWeekActivities(deps, user.id, await requireWeek(deps, user.id, params.folderId, params.week));
  });

  route(app, generateWeek, async ({ user, body, signal }) => {
    const { folder_id: folderId, week_number: weekNumber, topic, force_refresh: anew, wait } = body;
    const { week, taskId } = await requestWeek(deps, user.id, { folderId, weekNumber, topic: topic ?? null, anew });
    if (taskId !== null && wait) await board.end(taskId, signal);
    return toWeekActivities(deps, user.id, week);
  });

  route(app, streamWeekGeneration, async ({ user, params, stream, signal }) => {
    const request = { folderId: params.folderId, weekNumber: params.week, anew: false };
    const { week, taskId } = await requestWeek(deps, user.id, request);
    if (taskId !== null) {
      // At once, so that whatever follows, a failure too, is an event.
      const begun = { step: 'received', progress: 0, message: 'Asked for', position: null };
      stream.send({ type: 'progress', task_id: taskId, ...begun });
      for await (const { status: _, ...generation } of board.watch(taskId, signal)) {
        stream.send({ type: 'progress', ...generation });
      }
    }
    const result = await toWeekActivities(deps, user.id, week);
    stream.send({ type: 'complete', step: 'complete', progress: 1, message: 'Done', result });
  });
}
