import { fastChat, stopAnswer, streamAnswer } from '@weekwise/contracts/chat.ts';
import type { BodyOf } from '@weekwise/contracts/contract.ts';
import { demoUser } from '@weekwise/domain/demo.ts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { route } from '../../plugins/contract-route.ts';
import { openAnswer, stopAnswering } from './answer.service.ts';
import { streamTo } from './answer-stream.ts';
import { openDemoAnswer } from './demo-answer.service.ts';
import type { IncomingQuestion } from './question.ts';

export function registerAnswers(app: FastifyInstance, deps: Deps): void {
  for (const contract of [streamAnswer, fastChat]) {
    route(app, contract, async ({ user, body, request, stream, signal: disconnected }) => {
      const question = toQuestion(body, contract.path === fastChat.path);
      const header = request.headers['last-event-id'];
      const lastEventId = typeof header === 'string' ? header : null;
      const open = user.id === demoUser.id ? openDemoAnswer : openAnswer;
      const opened = await open(deps, { userId: user.id, question, lastEventId, disconnected });
      const scope = { userId: user.id, folderId: question.folderId };
      await streamTo({ lastEventId, stream, disconnected }, deps.db, scope, opened);
    });
  }

  route(app, stopAnswer, async ({ user, body }) => {
    const stopped = await stopAnswering(deps, user.id, body.message_id);
    return { success: true, stopped };
  });

  app.addHook('onClose', () => deps.answers.close());
}

const toQuestion = (body: BodyOf<typeof streamAnswer>, isQuick: boolean): IncomingQuestion => ({
  folderId: body.current_folder,
  threadId: body.thread_id ?? null,
  text: body.question,
  messageId: body.message_id,
  edits: body.edits ?? null,
  isQuick,
  isStored: body.skip_user_message_save,
  history: body.conversation_history ?? null,
  week: { number: body.weekly_context?.week_number ?? null, topic: body.weekly_context?.topic ?? null },
  timeZone: body.time_zone ?? null,
});
