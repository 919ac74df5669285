import { limits } from '@weekwise/contracts/limits.ts';
import { AppError } from '../../../app-error.ts';
import type { Deps } from '../../../deps.ts';
import { requireMessage } from '../chat.service.ts';
import { oldestKept } from '../threads.service.ts';
import { endLease, lockThread } from '../versions.repo.ts';
import { goingWith } from '../versions.service.ts';
import * as repo from './message-bin.repo.ts';

/**
 * Puts a message into the bin, with what goes with it. A question that is being answered is answered no further.
 * Answers until when it can be restored.
 */
export async function deleteMessage(
  { db, answers, clock }: Pick<Deps, 'db' | 'answers' | 'clock'>,
  userId: string,
  messageId: string,
): Promise<Date> {
  const message = await requireMessage(db, userId, messageId);
  const { threadId, parentMessageId } = message;
  const deletedAt = clock();
  await answers.stop(threadId, messageId);
  await db.transaction(async (tx) => {
    await lockThread(tx, threadId);
    const follows = await repo.findShownBefore(tx, message);
    await repo.moveToBin(tx, { threadId, messageId, follows, deletedAt }, await goingWith(tx, message));
    // A question whose answer is deleted can be asked again at once.
    if (parentMessageId) await endLease(tx, threadId, parentMessageId);
  });
  answers.forget(threadId);
  return new Date(deletedAt.getTime() + limits.binLifetime);
}

/** Takes a deletion back. Answers the thread in which the message is. */
export async function restoreMessage(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  messageId: string,
): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const found = await repo.findBinned(tx, userId, messageId, oldestKept(deps));
    if (!found) throw new AppError('message_not_found');
    await lockThread(tx, found.threadId);
    await repo.moveBack(tx, found);
    return found.threadId;
  });
}

/** Ends messages that have been in the bin for 30 days. */
export const purgeMessages = (deps: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  repo.emptyBin(deps.db, oldestKept(deps));
