import {
  deleteActivity,
  editActivity,
  executeActivity,
  executeActivityUnderApi,
  exportActivities,
  exportCards,
  openActivity,
  reportActivity,
  restoreActivity,
} from '@weekwise/contracts/activities-items.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../plugins/contract-route.ts';
import { toActivities, toEditable, toOutcome } from '../activity.presenter.ts';
import { exportCardsOf, exportWeek } from '../exports/exports.service.ts';
import { executeItem } from '../results/execute.service.ts';
import * as items from './items.service.ts';

export function registerActivityItems(app: FastifyInstance, deps: Deps): void {
  for (const contract of [executeActivity, executeActivityUnderApi]) {
    route(app, contract, async ({ user, body, signal }) => {
      const attempt = {
        itemId: body.activityId,
        folderId: body.folder_id ?? null,
        response: body.response,
        attemptId: body.attempt_id ?? null,
        duration: body.duration_ms ?? null,
        place: body.place,
        timeZone: body.time_zone,
      };
      return toOutcome(deps.db, await executeItem(deps, user.id, attempt, signal));
    });
  }

  route(app, openActivity, async ({ user, params }) => {
    const item = await items.requireItem(deps.db, user.id, params.activityId);
    return toEditable(deps.db, user.id, item);
  });

  route(app, editActivity, async ({ user, params, body }) => {
    const { answer_index: answerIndex, ...edit } = body;
    const item = await items.editItem(deps, user.id, params.activityId, { ...edit, answerIndex });
    return toEditable(deps.db, user.id, item);
  });

  route(app, deleteActivity, async ({ user, params }) => {
    await items.deleteItem(deps, user.id, params.activityId);
    return { success: true };
  });

  route(app, reportActivity, async ({ user, params, body }) => {
    await items.reportItem(deps, user.id, params.activityId, body.reason);
    return { success: true };
  });

  route(app, restoreActivity, async ({ user, params }) => {
    const item = await items.restoreItem(deps, user.id, params.activityId);
    const [activity] = await toActivities(deps.db, user.id, [item]);
    if (!activity) throw new Error(`The item ${item.id} was lost on its way.`);
    return activity;
  });

  route(app, exportCards, ({ user, params, query }) => exportCardsOf(deps, user.id, params.folderId, query.week));

  route(app, exportActivities, ({ user, params }) => exportWeek(deps, user.id, params.folderId, params.week));
}
