import * as contracts from '@weekwise/contracts/syllabus-review-weeks.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { StudentLimiter } from '../files/student-limiter.ts';
import { toReview } from './review.presenter.ts';
import { toLines, toStructures } from './weeks.presenter.ts';
import * as service from './weeks.service.ts';

export function registerWeeks(app: FastifyInstance, deps: Deps): void {
  // A long syllabus takes a thread some seconds.
  const readings = new StudentLimiter(1);

  route(app, contracts.getStructures, async ({ user, params: { folderId }, signal }) => {
    const asking = { userId: user.id, folderId, signal };
    return toStructures(await readings.run(user.id, signal, () => service.structures(deps, asking)));
  });

  route(app, contracts.chooseStructure, async ({ user, params: { folderId }, body, signal }) => {
    const asking = { userId: user.id, folderId, signal };
    return toReview(await readings.run(user.id, signal, () => service.choose(deps, asking, body.key)));
  });

  route(app, contracts.buildWeeks, async ({ user, params, body }) => {
    const breaks = body.breaks.map((each) => ({ name: each.name, firstDay: each.first_day, lastDay: each.last_day }));
    const layout = { firstDay: body.first_day, weekCount: body.week_count, classDays: body.class_days, breaks };
    return toReview(await service.build(deps, user.id, params.folderId, layout));
  });

  route(app, contracts.startTerm, async ({ user, params, body }) => {
    return toReview(await service.startTerm(deps, user.id, params.folderId, body.first_day));
  });

  route(app, contracts.chooseTrack, async ({ user, params, body }) => {
    return toReview(await service.chooseTrack(deps, user.id, params.folderId, body));
  });

  route(app, contracts.getSyllabusLines, async ({ user, params: { folderId }, signal }) => {
    const asking = { userId: user.id, folderId, signal };
    return toLines(await readings.run(user.id, signal, () => service.lines(deps, asking)));
  });

  route(app, contracts.useLines, async ({ user, params: { folderId }, body, signal }) => {
    const asking = { userId: user.id, folderId, signal };
    const wanted = { weekId: body.week_id, use: body.use, places: body.lines, texts: body.texts };
    return toReview(await readings.run(user.id, signal, () => service.useLines(deps, asking, wanted)));
  });
}
