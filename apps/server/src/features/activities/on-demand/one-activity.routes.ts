import { generateActivity } from '@weekwise/contracts/activities-on-demand.ts';
import { activityTypeOf } from '@weekwise/contracts/activities-types.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../plugins/contract-route.ts';
import { threadedTutors } from '../../../tutor/threaded-tutors.ts';
import { toActivities } from '../activity.presenter.ts';
import { makeOneActivity } from './one-activity.service.ts';

export function registerOneActivity(app: FastifyInstance, deps: Deps): void {
  const withThread = { ...deps, tutors: threadedTutors(deps) };

  route(app, generateActivity, async ({ user, body, signal }) => {
    const { activity, user_context: context } = body;
    const request = {
      folderId: context.folder_id,
      type: activityTypeOf(activity.interaction_type ?? activity.type ?? ''),
      selected: context.selected_text || null,
      fileId: context.file_id ?? null,
      topic: activity.topic || null,
      weekNumber: context.week_number ?? null,
    };
    const { item, madeOf, weekNumber } = await makeOneActivity(withThread, user.id, request, signal);
    const [made] = await toActivities(deps.db, user.id, [item]);
    if (!made) throw new Error(`The item ${item.id} was lost on its way.`);
    return { activity: made, made_of: madeOf, week_number: weekNumber };
  });
}
