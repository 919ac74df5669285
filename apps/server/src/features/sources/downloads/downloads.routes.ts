import { downloadSources, listSourceDownloads } from '@weekwise/contracts/sources-downloads.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../plugins/contract-route.ts';
import { taskStartLimit } from '../../tasks/task-start-limit.ts';
import { toDownload } from './download.presenter.ts';
import * as service from './downloads.service.ts';

export function registerDownloadsOfSources(app: FastifyInstance, deps: Deps): void {
  const pace = taskStartLimit(app, deps);

  route(app, downloadSources, async ({ user, body, query, request, signal }) => {
    await pace(request);
    const { folder_id: folderId, reading_context: context } = body;
    const links = body.links.map((link) =>
      typeof link === 'string'
        ? { url: link, title: null, expects: 'any' as const }
        : { ...link, title: link.title ?? null },
    );
    const started = await service.startDownloads(deps, user.id, { folderId, reading: placeOf(context), links });
    const inBackground = query.background_progress ? query.background_progress === 'true' : links.length > 1;
    const now = inBackground
      ? { ...started, ended: started.taskId === null }
      : await service.waitForDownloads(deps, user.id, folderId, started, signal);
    return {
      success: true,
      status: now.ended ? 'completed' : 'processing',
      task_id: now.taskId,
      downloads: now.downloads.map(toDownload),
    };
  });

  route(app, listSourceDownloads, async ({ user, params }) => {
    return { downloads: (await service.downloadsOf(deps, user.id, params.folderId)).map(toDownload) };
  });
}

interface Context {
  reading_id?: string | null;
  week_number?: number | null;
  reading_index?: number | null;
}

function placeOf(context: Context | null | undefined): service.WantedDownloads['reading'] {
  if (context?.reading_id) return { id: context.reading_id };
  const { week_number: weekNumber, reading_index: readingIndex } = context ?? {};
  return weekNumber == null || readingIndex == null ? null : { weekNumber, readingIndex };
}
