import { fastChat, streamAnswer } from '@weekwise/contracts/chat.ts';
import type { BodyOf, Contract } from '@weekwise/contracts/contract.ts';
import type { FastifyRequest } from 'fastify';
import type { LiveAnswers } from './live-answers.ts';

const asking: readonly Contract[] = [streamAnswer, fastChat];

/**
 * Whether a call hears the rest of an answer that this process has: one that the same student asked for under the same
 * names. Nothing else spares it from being counted as a question, least of all an id that was made up.
 */
export function isStreamResume(
  answers: LiveAnswers,
  { identity, headers, body, routeOptions }: FastifyRequest,
): boolean {
  const { contract } = routeOptions.config;
  const heard = headers['last-event-id'];
  if (!identity || !contract || !asking.includes(contract) || typeof heard !== 'string') return false;
  const { current_folder: folderId, thread_id: threadId, message_id: questionId } = body as BodyOf<typeof streamAnswer>;
  return questionId !== undefined && answers.isHeard({ userId: identity.id, folderId, threadId, questionId }, heard);
}
