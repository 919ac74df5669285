import {
  addMessage,
  decideToolCall,
  deleteMessage,
  getOrCreateThread,
  listMessages,
  sendMessage,
  streamAnswer,
} from '@weekwise/contracts/chat.ts';
import { demoUser } from '@weekwise/contracts/demo.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { decideAction } from './actions.service.ts';
import { answerQuestion } from './answer.service.ts';
import * as service from './chat.service.ts';
import { answerInDemo } from './demo-answer.service.ts';
import { toMessages } from './message-answer.ts';

export function registerChat(app: FastifyInstance, deps: Deps): void {
  route(app, getOrCreateThread, async ({ user, query }) => {
    const thread = await service.openThread(deps, user.id, query.folder_id);
    return { thread_id: thread.id, folder_id: thread.folderId, created_at: thread.createdAt.toISOString() };
  });

  route(app, listMessages, async ({ user, params, query }) => {
    const { thread, messages, total } = await service.messagesOf(deps, user.id, params.threadId, query.limit);
    return { messages: await toMessages(deps.db, thread, messages), total };
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
    await service.deleteMessage(deps, user.id, params.messageId);
    return { success: true };
  });

  route(app, streamAnswer, async ({ user, body, stream, signal }) => {
    const question = {
      folderId: body.current_folder,
      text: body.question,
      messageId: body.message_id,
      isStored: body.skip_user_message_save,
      history: body.conversation_history ?? null,
      week: { number: body.weekly_context?.week_number ?? null, topic: body.weekly_context?.topic ?? null },
    };
    const answer = user.id === demoUser.id ? answerInDemo : answerQuestion;
    await answer(deps, user.id, question, stream.send, signal);
  });

  route(app, decideToolCall, async ({ user, params, body, stream, signal }) => {
    await decideAction(deps, user.id, params.callId, body.decision, stream.send, signal);
  });
}
