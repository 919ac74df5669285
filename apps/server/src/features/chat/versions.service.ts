import { AppError } from '../../app-error.ts';
import type { Executor, Transaction } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { MessageRow } from './chat.repo.ts';
import * as messages from './chat.repo.ts';
import * as repo from './versions.repo.ts';

/** The first version of a question, by which all of them are known. */
const rootOf = ({ messageId, editOf }: Pick<MessageRow, 'messageId' | 'editOf'>): string => editOf ?? messageId;

/** Of each of these messages of one thread that is a question with versions: their ids in order. */
export async function versionsOf(db: Executor, rows: readonly MessageRow[]): Promise<Map<string, string[]>> {
  const [first] = rows;
  const questions = rows.filter(({ type }) => type === 'user');
  if (!first || questions.length === 0) return new Map();
  const found = await messages.listVersions(db, first.threadId, questions.map(rootOf));
  const byRoot = Map.groupBy(found, rootOf);
  return new Map(
    questions.flatMap((question) => {
      const versions = byRoot.get(rootOf(question)) ?? [];
      return versions.length > 1 ? [[question.messageId, versions.map(({ messageId }) => messageId)]] : [];
    }),
  );
}

/**
 * Makes room for another version of a question: what is shown of it, and all that followed, is put aside. Answers by
 * what the versions of the question are known. Where the question is an earlier version itself, the one that is shown
 * makes room.
 */
export async function putAside(tx: Transaction, threadId: string, questionId: string): Promise<string> {
  await repo.lockThread(tx, threadId);
  const question = await messages.findMessage(tx, threadId, questionId);
  if (question?.type !== 'user') throw new AppError('message_not_found');
  const root = rootOf(question);
  const shown = await repo.findShownVersion(tx, threadId, root);
  if (!shown) throw new AppError('message_not_found');
  await repo.hideFrom(tx, shown);
  return root;
}

/** Shows a version of a question with what followed it, in the place of the one that is shown. */
export async function showVersion(db: Deps['db'], question: MessageRow): Promise<void> {
  await db.transaction(async (tx) => {
    await repo.lockThread(tx, question.threadId);
    const shown = await repo.findShownVersion(tx, question.threadId, rootOf(question));
    // A version of a question that is itself put aside: the earlier question has to be gone back to first.
    if (question.type !== 'user' || !shown) throw new AppError('message_not_found');
    if (shown.messageId === question.messageId) return;
    await repo.hideFrom(tx, shown);
    await repo.showWith(tx, question);
  });
}

/**
 * The ids of a message and of what goes when it is deleted: with a question all its versions, what followed those that
 * are not shown, and the answers.
 */
export async function goingWith(tx: Transaction, message: MessageRow): Promise<string[]> {
  const { threadId, messageId } = message;
  const going = new Set([messageId]);
  let next = message.type === 'user' ? [rootOf(message)] : [];
  while (next.length > 0) {
    const versions = (await messages.listVersions(tx, threadId, next)).map((version) => version.messageId);
    const followed = await repo.listHiddenWith(tx, threadId, versions);
    const found = followed.filter((row) => !going.has(row.messageId));
    for (const id of [...versions, ...found.map((row) => row.messageId)]) going.add(id);
    next = found.map(rootOf);
  }
  return message.type === 'user' ? [...going, ...(await repo.listAnswers(tx, threadId, [...going]))] : [...going];
}
