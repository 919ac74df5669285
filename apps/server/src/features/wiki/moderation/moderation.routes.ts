import { hideWiki, listReportedWikis, type ReportedWiki, restoreWiki } from '@weekwise/contracts/wiki-sharing.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../plugins/contract-route.ts';
import { hidePage, type Reported, reportedPages, restorePage } from './moderation.service.ts';

export function registerWikiModeration(app: FastifyInstance, deps: Deps): void {
  route(app, listReportedWikis, async () => ({ wikis: (await reportedPages(deps)).map(toReported) }));

  route(app, hideWiki, async ({ user, params, body }) => ({
    success: true,
    wiki: toReported(await hidePage(deps, user.id, params.wikiId, body.reason)),
  }));

  route(app, restoreWiki, async ({ user, params, body }) => ({
    success: true,
    wiki: toReported(await restorePage(deps, user.id, params.wikiId, body.reason)),
  }));
}

const toReported = ({ page, reports }: Reported): ReportedWiki => ({
  wiki_id: page.id,
  title: page.title,
  user_id: page.userId,
  published: page.published,
  hidden:
    page.hiddenAt === null
      ? null
      : { reason: page.hiddenReason ?? '', by: page.hiddenBy ?? '', at: page.hiddenAt.toISOString() },
  reports: reports.map(({ reason, note, userId, reportedAt }) => ({
    reason,
    note,
    user_id: userId,
    reported_at: reportedAt.toISOString(),
  })),
});
