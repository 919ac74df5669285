import { limits } from '@weekwise/contracts/limits.ts';
import {
  checkExistingSources,
  generateReadingSearchTerms,
  getExistingSources,
  listReadingSources,
  searchSources,
  searchWeekSources,
} from '@weekwise/contracts/sources.ts';
import { soughtWork } from '@weekwise/engine/sources/read-reading.ts';
import { searchTerms } from '@weekwise/engine/sources/search-terms.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { limiter } from '../../plugins/rate-limits.ts';
import { registerDownloadsOfSources } from './downloads/downloads.routes.ts';
import { registerTies } from './links/ties.routes.ts';
import { listReadings } from './reading-list.service.ts';
import { startSearch, waitForSearch } from './search.service.ts';
import { toReadings } from './search-progress.ts';
import { requireAnswer, storedAnswer } from './stored-answer.service.ts';
import { startWeekSearch } from './week-search.service.ts';

export function registerSources(app: FastifyInstance, deps: Deps): void {
  // Also at one's own machine: each asks services that others share.
  const pace = limiter(app, {
    max: limits.sourceSearches,
    timeWindow: 60_000,
    keyOf: ({ identity, ip }) => identity?.id ?? ip,
  });
  registerTies(app, deps, pace);
  registerDownloadsOfSources(app, deps);

  route(app, searchSources, async ({ user, body, query, request, signal }) => {
    await pace(request);
    const { folder_id: folderId, week_number: weekNumber, reading_index: readingIndex } = body;
    const place = weekNumber == null || readingIndex == null ? null : { weekNumber, readingIndex };
    const { title, author, reading_type: readingType, search_mode: mode } = body;
    const wanted = { title, author: author || null, readingType, mode };
    const started = await startSearch(deps, user.id, { folderId, place, request: wanted, anew: body.force_refresh });
    const { item, taskId, joined } = started;
    const of = { folderId, subject: item.subject };
    const isDone =
      taskId === null || (query.background_progress === 'false' && (await waitForSearch(deps, of, signal)));
    return {
      success: true,
      status: isDone ? 'completed' : 'processing',
      task_id: taskId,
      joined,
      stored: taskId === null,
      search: isDone ? await requireAnswer(deps, user.id, of, item) : null,
    };
  });

  route(app, searchWeekSources, async ({ user, params, body, request }) => {
    await pace(request);
    const wanted = { ...params, weekNumber: params.week, mode: body.search_mode, anew: body.force_refresh };
    const { taskId, joined, items, progress } = await startWeekSearch(deps, user.id, wanted);
    const readings = toReadings(items, progress);
    return { success: true, status: taskId === null ? 'completed' : 'processing', task_id: taskId, joined, readings };
  });

  route(app, checkExistingSources, async ({ user, params }) => {
    const { reading, search, taskId } = await storedAnswer(deps, user.id, params);
    return {
      success: true,
      exists: search !== null,
      reading_id: reading.id,
      searched_at: search?.searched_at ?? null,
      stale: search?.stale ?? false,
      total_results: search?.total_results ?? 0,
      task_id: taskId,
    };
  });

  route(app, getExistingSources, async ({ user, params }) => {
    const { search, taskId } = await storedAnswer(deps, user.id, params);
    return { success: true, exists: search !== null, search, task_id: taskId };
  });

  route(app, listReadingSources, async ({ user, params, query }) => ({
    readings: await listReadings(deps, user.id, params.folderId, query.week ?? null),
  }));

  route(app, generateReadingSearchTerms, async ({ body }) => {
    const { title, author, reading_type: readingType, course_name: courseName } = body;
    const work = soughtWork({ title, author: author || null, readingType });
    const terms = searchTerms(work, { mode: 'balanced', ...(courseName && { courseName }) });
    return { success: true, search_terms: terms.map(({ text }) => text), terms };
  });
}
