import * as contracts from '@weekwise/contracts/wiki-sharing.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { limiter } from '../../plugins/rate-limits.ts';
import { namedOrCurrentFolder } from '../folder-access/folder-access.service.ts';
import { toFolder } from '../folders/folder.presenter.ts';
import { toChange } from '../syllabus-review/review.presenter.ts';
import { reportPage } from './moderation/moderation.service.ts';
import { toOwnWiki, toPage } from './page.presenter.ts';
import { availableParts } from './publishing/available-parts.ts';
import { draftOf, ownPages, publish, unpublish } from './publishing/publishing.service.ts';
import { comparePlans } from './using/compare.service.ts';
import { copyPage } from './using/copy.service.ts';

/** An hour of one student, also where everybody sits at this machine. */
const perHour = { publish: 30, copy: 30, report: 20 };

export function registerWikiSharing(app: FastifyInstance, deps: Deps): void {
  const pace = (max: number) =>
    limiter(app, { max, timeWindow: 3600_000, keyOf: ({ identity, ip }) => identity?.id ?? ip });
  const pacePublishing = pace(perHour.publish);
  const paceCopying = pace(perHour.copy);
  const paceReporting = pace(perHour.report);

  route(app, contracts.listOwnWikis, async ({ user }) => ({ wikis: (await ownPages(deps, user)).map(toOwnWiki) }));

  route(app, contracts.previewWiki, async ({ user, body }) => {
    const folderId = await namedOrCurrentFolder(deps.db, user.id, body.folder_id);
    const { row, made, matter, ownPage } = await draftOf(deps, user, folderId, body.choices);
    const own = ownPage();
    const counted = { views: own?.page.views ?? 0, copies: own?.page.copies ?? 0 };
    return {
      page: toPage({ ...row, ...made.page, ...counted }, { activities: true, guides: true }),
      choices: row.choices,
      removals: made.removals,
      quotation_length: deps.config.wiki.quotationLength,
      available: availableParts(matter),
      published: own && toOwnWiki(own),
    };
  });

  route(app, contracts.forceWikiGeneration, async ({ user, body, request }) => {
    await pacePublishing(request);
    const folderId = await namedOrCurrentFolder(deps.db, user.id, body.folder_id);
    const { own, removals } = await publish(deps, user, folderId, body.choices);
    return { success: true, wiki_id: own.page.id, wiki: toOwnWiki(own), removals };
  });

  route(app, contracts.unpublishWiki, async ({ user, params }) => ({
    success: true,
    wiki: toOwnWiki(await unpublish(deps, user.id, params.wikiId)),
  }));

  route(app, contracts.cloneWiki, async ({ user, params, body, request }) => {
    await paceCopying(request);
    const { request_id: requestId, folder_name: name, first_date: firstDate } = body;
    const folder = await copyPage(deps, user.id, params.wikiId, { requestId, name, firstDate });
    return { success: true, folder: toFolder(folder) };
  });

  route(app, contracts.compareWiki, async ({ user, params, query }) => {
    const { folderId, movedTo, changes, same } = await comparePlans(deps, user.id, params.wikiId, query.folder_id);
    return {
      wiki_id: params.wikiId,
      folder_id: folderId,
      moved_to: movedTo,
      changes: changes.map(toChange),
      same: { weeks: same.week, readings: same.reading, assignments: same.assignment },
    };
  });

  route(app, contracts.reportWiki, async ({ user, params, body, request }) => {
    await paceReporting(request);
    await reportPage(deps, user.id, params.wikiId, { reason: body.reason, note: body.note });
    return { success: true };
  });
}
