import { queryFolder, queryFolderUnderApi } from '@weekwise/contracts/chat-folder-query.ts';
import { limits } from '@weekwise/contracts/limits.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { citationsOf } from '../files/citations.ts';
import { toFoundPassages } from '../retrieval/found-passages.ts';
import { findPassages } from '../retrieval/retrieval.service.ts';
import { queryFolders } from './folder-query.service.ts';

/** The spec writes it without `/api`; it is served both ways. */
export function registerFolderQuery(app: FastifyInstance, deps: Deps): void {
  for (const contract of [queryFolder, queryFolderUnderApi]) {
    route(app, contract, async ({ user, body, signal }) => {
      const { question: text, enhanced_response: isEnhanced, time_zone: timeZone = null } = body;
      const query = { text, folderId: body.folder_id ?? null, isEnhanced, timeZone };
      const { folderId, answer } = await queryFolders(deps, user.id, query, signal);
      const wanted = { folderId, query: text, limit: limits.chatPassages, byMeaning: isEnhanced };
      return {
        success: true,
        answer: answer.text,
        citations: await citationsOf(deps.db, answer.citations),
        abstained: answer.abstained,
        folder_id: folderId,
        context: body.include_context
          ? await toFoundPassages(deps.db, (await findPassages(deps, user.id, wanted, signal)).passages)
          : null,
        source: answer.source,
        fallback: answer.fallback,
      };
    });
  }
}
