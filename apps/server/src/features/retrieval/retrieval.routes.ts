import { relevantContent, searchFolder } from '@weekwise/contracts/retrieval.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { findByPath } from '../files/find-by-path.ts';
import { toFoundPassages } from './found-passages.ts';
import { findPassages } from './retrieval.service.ts';

export function registerRetrieval(app: FastifyInstance, deps: Deps): void {
  route(app, searchFolder, async ({ user, params, query, signal }) => {
    const { folderId } = params;
    const wanted = { folderId, query: query.query, limit: query.k, byMeaning: query.enhanced_rag === 'true' };
    const { passages, how } = await findPassages(deps, user.id, wanted, signal);
    const results = await toFoundPassages(deps.db, passages);
    return { folder_id: folderId, query: query.query, results, total_results: results.length, how };
  });

  route(app, relevantContent, async ({ user, body, signal }) => {
    const { query, folder_id: folderId, max_results: limit, file_path: path } = body;
    const file = path ? await findByPath(deps.db, user.id, folderId, path) : null;
    const wanted = { folderId, query, limit, byMeaning: true, ...(file && { fileId: file.id }) };
    const { passages, how } = await findPassages(deps, user.id, wanted, signal);
    const results = await toFoundPassages(deps.db, passages);
    return { folder_id: folderId, query, file_id: file?.id ?? null, results, total_results: results.length, how };
  });
}
