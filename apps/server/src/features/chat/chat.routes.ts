import {
  addMessage,
  decideToolCall,
  deleteMessage,
  getOrCreateThread,
  listMessages,
  rateMessage,
  restoreMessage,
  sendMessage,
  showVersion,
} from '@weekwise/contracts/chat.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { decideAction } from './actions.service.ts';
import * as bin from './bin/message-bin.service.ts';
import * as service from './chat.service.ts';
import { toMessages } from './message.presenter.ts';
import { openThread } from './threads.service.ts';

export function registerChat(app: FastifyInstance, deps: Deps): void {
  route(app, getOrCreateThread, async ({ user, query }) => {
    const thread = await openThread(deps, user.id, query.folder_id);
    return { thread_id: thread.id, folder_id: thread.folderId, created_at: thread.createdAt.toISOString() };
  });

  route(app, listMessages, async ({ user, params, query }) => {
    const { limit, before } = query;
    const page = await service.messagesOf(deps, user.id, params.threadId, { limit, before });
    const messages = await toMessages(deps.db, page.thread, page.messages);
    return { messages, total: page.total, has_earlier: page.hasEarlier };
  });

  for (const contract of [sendMessage, addMessage]) {
    route(app, contract, async ({ user, body }) => {
      const { thread, message } = await service.storeMessage(deps, user.id, {
        threadId: body.thread_id,
        messageId: body.message_id,
        type: body.message_type,
        content: body.content,
        metadata: body.metadata,
        parentMessageId: body.parent_message_id,
      });
      const [stored] = await toMessages(deps.db, thread, [message]);
      if (!stored) throw new Error(`The message ${message.messageId} was lost on its way.`);
      return { success: true, message: stored };
    });
  }

  route(app, deleteMessage, async ({ user, params }) => {
    const until = await bin.deleteMessage(deps, user.id, params.messageId);
    return { success: true, restorable_until: until.toISOString() };
  });

  route(app, restoreMessage, async ({ user, params }) => {
    const threadId = await bin.restoreMessage(deps, user.id, params.messageId);
    return { success: true, thread_id: threadId };
  });

  route(app, rateMessage, async ({ user, params, body }) => {
    await service.rateMessage(deps, user.id, params.messageId, body.rating);
    return { success: true };
  });

  route(app, showVersion, async ({ user, params }) => {
    const threadId = await service.goToVersion(deps, user.id, params.messageId);
    return { success: true, thread_id: threadId };
  });

  route(app, decideToolCall, async ({ user, params, body, stream, signal }) => {
    await decideAction(deps, user.id, params.callId, body.decision, stream.send, signal);
  });
}
