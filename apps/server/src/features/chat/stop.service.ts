import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import * as repo from './chat.repo.ts';
import * as leases from './live/leases.repo.ts';

/** Ends the answer to a question, in this process or another one. Answers whether one was under way. */
export async function stopAnswering(
  { db, answers }: Pick<Deps, 'db' | 'answers'>,
  userId: string,
  questionId: string,
): Promise<boolean> {
  const question = await repo.findOwnMessage(db, userId, questionId);
  if (!question) throw new AppError('message_not_found');
  if (await answers.stop(question.threadId, questionId)) return true;
  const answer = await repo.findAnswer(db, question.threadId, questionId);
  if (answer && !answer.metadata.interrupted) return false;
  // Its process finds the lease gone when it would renew it.
  return leases.release(db, question.position);
}
