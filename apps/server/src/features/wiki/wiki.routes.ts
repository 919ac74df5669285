import * as contracts from '@weekwise/contracts/wiki.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { addressOf } from '../../plugins/rate-limits.ts';
import { popularPages, searchPages } from './finding/search.service.ts';
import { readWikiHealth, statsOf } from './finding/stats.service.ts';
import { registerWikiHtml } from './html/html.routes.ts';
import { registerWikiModeration } from './moderation/moderation.routes.ts';
import { toCard, toPage } from './page.presenter.ts';
import { openPage, requirePage } from './reading/reading.service.ts';
import { registerWikiSharing } from './sharing.routes.ts';
import { moveDates } from './using/move-dates.ts';

export function registerWiki(app: FastifyInstance, deps: Deps): void {
  registerWikiSharing(app, deps);
  registerWikiModeration(app, deps);
  registerWikiHtml(app, deps);

  route(app, contracts.searchWikis, async ({ query }) => {
    const { q, subject, university, academic_level: academicLevel, sort_by: sort, limit, offset } = query;
    // A filter that a form left empty is none.
    const filters = {
      subject: subject || null,
      university: university || null,
      academicLevel: academicLevel || null,
    };
    const wanted = { text: q, ...filters, sort, limit, offset };
    const found = await searchPages(deps, wanted);
    return contracts.searchWikis.response.parse({
      wikis: found.pages.map(({ page, title, snippets }) => ({ ...toCard(page), marked_title: title, snippets })),
      pagination: {
        total: found.total,
        total_is_capped: found.isCapped,
        limit,
        offset,
        has_more: found.hasMore,
      },
      facets: {
        subjects: found.facets.subject.listed,
        universities: found.facets.university.listed,
        academic_levels: found.facets.academicLevel.listed,
        unlisted: {
          subjects: found.facets.subject.more,
          universities: found.facets.university.more,
          academic_levels: found.facets.academicLevel.more,
        },
      },
      corrected_query: found.correctedText,
    });
  });

  route(app, contracts.popularWikis, async ({ query }) => ({
    popular_wikis: (await popularPages(deps, { subject: query.subject || null, limit: query.limit })).map(toCard),
  }));

  route(app, contracts.wikiStats, async () => {
    const stats = await statsOf(deps);
    return {
      total_wikis: stats.wikis,
      total_subjects: stats.subjects,
      total_universities: stats.universities,
      total_weeks: stats.weeks ?? 0,
      total_readings: stats.readings ?? 0,
      total_views: stats.views ?? 0,
      total_copies: stats.copies ?? 0,
      newest_at: stats.newestAt?.toISOString() ?? null,
    };
  });

  route(app, contracts.wikiHealth, async () => {
    const published = await readWikiHealth(deps);
    return { status: published === null ? 'down' : 'ok', published, checked_at: deps.clock().toISOString() };
  });

  route(app, contracts.getWiki, async ({ params, query, request }) => {
    const visitor = { address: addressOf(request), userAgent: request.headers['user-agent'] ?? '' };
    const page = await openPage(deps, params.wikiId, visitor);
    const included = {
      activities: query.include_activities === 'true',
      guides: query.include_study_guides === 'true',
    };
    return toPage(page, included);
  });

  route(app, contracts.previewWikiDates, async ({ params, query }) => {
    const page = await requirePage(deps, params.wikiId);
    const { weeks } = moveDates(page.plan, query.first_date);
    return {
      weeks: weeks.map((week) => ({
        week_number: week.week_number,
        topic: week.topic,
        break_name: week.break_name,
        start_date: week.start_date,
        end_date: week.end_date,
        assignments: week.assignments.map(({ title, due_date }) => ({ title, due_date })),
      })),
    };
  });
}
