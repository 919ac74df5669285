import {
  getReadingSummaries,
  makeReadingSummary,
  type ReadingSummary,
} from '@weekwise/contracts/study-guides-summaries.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { threadedTutors } from '../../tutor/threaded-tutors.ts';
import { citedSentences } from './guide.presenter.ts';
import type { SummaryRow } from './summaries.repo.ts';
import { openSummary, storedSummaries } from './summaries.service.ts';

const nothingToSay = 'This file holds no sentences that a summary could be made of.';

export function registerSummaries(app: FastifyInstance, deps: Deps): void {
  const withThread = { ...deps, tutors: threadedTutors(deps) };

  const toSummary = async (folderId: string, row: SummaryRow): Promise<ReadingSummary> => ({
    folder_id: folderId,
    file_id: row.fileId,
    length: row.length,
    sentences: await citedSentences(deps.db, row.sentences),
    notice: row.sentences.length === 0 ? nothingToSay : null,
    source: row.source,
    fallback: row.fallback,
    created_at: row.createdAt.toISOString(),
  });

  route(app, getReadingSummaries, async ({ user, params }) => {
    const rows = await storedSummaries(deps, user.id, params.folderId, params.fileId);
    return { summaries: await Promise.all(rows.map((row) => toSummary(params.folderId, row))) };
  });

  route(app, makeReadingSummary, async ({ user, params, body, signal }) => {
    const options = { length: body.length, anew: body.force_refresh, signal };
    return toSummary(params.folderId, await openSummary(withThread, user.id, params, options));
  });
}
