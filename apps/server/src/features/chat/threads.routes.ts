import {
  archiveThread,
  archiveThreadUnderApi,
  createThread,
  createThreadUnderApi,
  deleteThread,
  deleteThreadUnderApi,
  listThreads,
  listThreadsUnderApi,
  renameThread,
  renameThreadUnderApi,
  restoreThread,
} from '@weekwise/contracts/chat-threads.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import * as service from './threads.service.ts';

/** The spec writes these without `/api`; they are served both ways. */
export function registerThreads(app: FastifyInstance, deps: Deps): void {
  for (const contract of [listThreads, listThreadsUnderApi]) {
    route(app, contract, async ({ user, query }) => {
      const { q = '', archived, limit, before } = query;
      const wanted = { query: q, archived: archived === 'true', limit, before };
      return service.threadsOf(deps, user.id, query.folder_id, wanted);
    });
  }

  for (const contract of [createThread, createThreadUnderApi]) {
    route(app, contract, async ({ user, body }) =>
      service.beginThread(deps, user.id, { folderId: body.folder_id, title: body.title }),
    );
  }

  for (const contract of [renameThread, renameThreadUnderApi]) {
    route(app, contract, async ({ user, params, body }) =>
      service.renameThread(deps, user.id, params.threadId, body.title),
    );
  }

  for (const contract of [archiveThread, archiveThreadUnderApi]) {
    route(app, contract, async ({ user, body }) => service.archiveThread(deps, user.id, body.thread_id, body.archived));
  }

  for (const contract of [deleteThread, deleteThreadUnderApi]) {
    route(app, contract, async ({ user, body }) => {
      const until = await service.deleteThread(deps, user.id, body.thread_id);
      return { success: true, restorable_until: until.toISOString() };
    });
  }

  route(app, restoreThread, async ({ user, body }) => service.restoreThread(deps, user.id, body.thread_id));
}
