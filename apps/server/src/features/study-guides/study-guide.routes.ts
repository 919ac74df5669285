import * as calls from '@weekwise/contracts/study-guides.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { markdownFile } from '../../markdown.ts';
import { route } from '../../plugins/contract-route.ts';
import { threadedTutors } from '../../tutor/threaded-tutors.ts';
import { toStudyGuide } from './guide.presenter.ts';
import * as edits from './guide-edits.service.ts';
import { guideMarkdown } from './guide-markdown.ts';
import * as service from './study-guide.service.ts';

export function registerStudyGuides(app: FastifyInstance, deps: Deps): void {
  const withThread = { ...deps, tutors: threadedTutors(deps) };
  const weekOf = (user: { id: string }, { folderId, week }: { folderId: string; week: number }) =>
    service.requireWeek(deps, user.id, folderId, week);
  const guideNow = async (of: service.GuideWeek) => toStudyGuide(deps.db, await service.requireGuide(deps, of));

  route(app, calls.getStudyGuide, async ({ user, params }) => {
    const stored = await service.storedGuide(deps, await weekOf(user, params));
    return { exists: stored !== null, guide: stored && (await toStudyGuide(deps.db, stored)) };
  });

  route(app, calls.makeStudyGuide, async ({ user, params, body, signal }) => {
    const of = await weekOf(user, params);
    const guide = await service.openGuide(withThread, user.id, of, { anew: body.force_refresh, signal });
    return toStudyGuide(deps.db, guide);
  });

  route(app, calls.editGuidePart, async ({ user, params, body }) => {
    const of = await weekOf(user, params);
    await edits.editPart(deps, of, params.partId, body);
    return guideNow(of);
  });

  route(app, calls.addGuidePart, async ({ user, params, body }) => {
    const of = await weekOf(user, params);
    await edits.addPart(deps, of, body);
    return guideNow(of);
  });

  route(app, calls.removeGuidePart, async ({ user, params }) => {
    const of = await weekOf(user, params);
    await edits.removePart(deps, of, params.partId);
    return guideNow(of);
  });

  route(app, calls.restoreGuidePart, async ({ user, params }) => {
    const of = await weekOf(user, params);
    await edits.restorePart(deps, of, params.partId);
    return guideNow(of);
  });

  route(app, calls.exportStudyGuide, async ({ user, params }) => {
    const guide = await guideNow(await weekOf(user, params));
    return markdownFile(`Week ${guide.week_number} study guide`, guideMarkdown(guide));
  });
}
